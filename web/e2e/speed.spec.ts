// Figures that people feel. They are reported, and asserted generously: machines differ, and this one may be busy.

import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { HURRIED, expect, prefer, test } from './base'
import { BOT, ME, clickSome, lay, offers } from './table'
import { Server } from './server'

const report = (type: string, description: string) => {
  test.info().annotations.push({ type, description })
  console.log(`    ${type}: ${description}`)
}
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

test('from starting the program to a page that can be played', async ({ somebody }) => {
  const page = await somebody()
  const started = performance.now()
  const server = await Server.start()
  const listening = performance.now()
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Play Innovation against a bot' })).toBeEnabled()
  const ready = performance.now()
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await offers(page).first().waitFor()
  const playing = performance.now()
  await page.context().close()
  await server.stop()
  const ms = (from: number, to: number) => `${(to - from).toFixed(0)} ms`
  report('cold start', `program ${ms(started, listening)}, lobby ${ms(listening, ready)}, together ${ms(started, ready)}; first choice after ${ms(started, playing)}`)
  expect(ready - started).toBeLessThan(5000)
})

test('the client is small', async ({ page }) => {
  const dist = fileURLToPath(new URL('../dist/', import.meta.url))
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = new Map<string, number>()
  for (const { parentPath, name } of files) sizes.set(name, gzipSync(await readFile(`${parentPath}/${name}`)).length)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.split('/').at(-1) ?? ''))
  const sum = () => [...sizes].filter(([name]) => loaded.has(name) || name === 'index.html').reduce((all, [, size]) => all + size, 0)
  await prefer(page, HURRIED)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play Innovation against a bot' })).toBeEnabled()
  const lobby = sum()
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await offers(page).first().waitFor()
  report('client, gzipped', `everything ${kilobytes(total)}; the lobby loads ${kilobytes(lobby)}, a table ${kilobytes(sum())}`)
  // The texts of Innovation's expansions are 53 KB of it, in both languages; only tables with expansions load theirs.
  expect(total).toBeLessThan(376 * 1024)
  expect(sum()).toBeLessThan(140 * 1024)
})

test('a phone four times as slow keeps up', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 4 })}`)
  await offers(page).first().waitFor()
  for (let warm = 0; warm < 6; warm++) {
    await clickSome(page, warm)
    await offers(page).first().waitFor()
  }
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const found = { paints: [] as number[], handlers: [] as number[], answers: [] as number[] }
    Object.assign(window, { found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click') continue
        found.paints.push(entry.duration)
        found.handlers.push(entry.processingEnd - entry.processingStart)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    let clicked = 0
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true })
    new MutationObserver(() => {
      if (clicked === 0 || document.querySelector('.offer[aria-disabled=false]') === null) return
      const since = clicked
      clicked = 0
      // After the next frame it can be seen.
      requestAnimationFrame(() => setTimeout(() => found.answers.push(performance.now() - since)))
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled'] })
  })
  for (let clicks = 0; clicks < 12; clicks++) {
    await offers(page).first().waitFor()
    await clickSome(page, clicks + 1)
    await expect.poll(() => page.evaluate(() => (window as unknown as { found: { answers: number[] } }).found.answers.length)).toBe(clicks + 1)
  }
  const { paints, handlers, answers } = await page.evaluate(() => (window as unknown as { found: Record<'paints' | 'handlers' | 'answers', number[]> }).found)
  const worst = (values: number[]) => Math.max(0, ...values).toFixed(0)
  report('4x slower', `from click to next paint: median ${middle(paints).toFixed(0)} ms (our own code ${middle(handlers).toFixed(0)} ms), worst ${worst(paints)} ms; to the next question: median ${middle(answers).toFixed(0)} ms, worst ${worst(answers)} ms`)
  expect(middle(paints)).toBeLessThan(500)
  expect(middle(answers)).toBeLessThan(2000)
})
