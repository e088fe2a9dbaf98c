// What every test has: a server of its own, people with browsers of their own, and pages that must not complain.

import { fileURLToPath } from 'node:url'
import {
  test as plain,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { Settings } from '../src/stores/settings.svelte'
import { Server } from './server'

export { expect, type Page } from '@playwright/test'

type Fixtures = {
  /** Which program serves. */
  program: string
  server: Server
  /** Everything the pages complained about. */
  complaints: string[]
  /** Another person with another browser. */
  somebody: (options?: BrowserContextOptions) => Promise<Page>
}

// The browser itself reports every refused request and every lost line; what the page makes of them is tested.
const EXPECTED = /Failed to load resource|WebSocket connection to|ERR_INTERNET_DISCONNECTED/

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message))
  context.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !EXPECTED.test(message.text()))
      complaints.push(message.text())
  })
}

export const test = plain.extend<Fixtures>({
  program: ['innovarium', { option: true }],
  server: async ({ program }, use) => {
    const server = await Server.start(program)
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({}, use) => {
      const complaints: string[] = []
      await use(complaints)
      expect(complaints, 'complaints of the pages').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    listen(context, complaints)
    await use(context)
  },
  somebody: async ({ browser, server, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await personIn(browser, { baseURL: server.url, ...options })
      contexts.push(context)
      listen(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

function personIn(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, ...options })
}

/** Settings from an earlier visit; what the page itself has stored since then stays. */
export async function prefer(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.context().addInitScript((stored) => {
    if (localStorage.getItem('innovarium.settings') === null) localStorage.setItem('innovarium.settings', stored)
  }, JSON.stringify(settings))
}

/** Nobody in a hurry wants to be told slowly. */
export const HURRIED: Partial<Settings> = { speed: 'off' }

const SHOTS = fileURLToPath(new URL('screenshots/', import.meta.url))

/** A picture for people to look at, without what the pointer happens to rest on. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  await page.mouse.move(0, 0)
  await page.screenshot({ path: `${SHOTS}${name}.png`, fullPage })
}
