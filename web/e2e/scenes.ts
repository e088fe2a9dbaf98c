// Every page of the client in a state worth looking at, and how to get there.

import { expect, type Page } from '@playwright/test'
import type { Moment } from '../src/protocol'
import { BOT, FRIEND, GUEST_BOT, ME, invitation, lay, offers, outcome, summary, uploaded } from './table'
import { Wire } from './wire'

/** What has been laid out before somebody looks around. */
export type World = {
  running: string
  begun: string
  waiting: string
  crowd: string
  invitation: string
  hot: string
  watched: string
  done: string
  old: string
  teams: string
}

async function fork(page: Page, id: string, at: number, seat: number): Promise<string> {
  const answer = await page.request.post(`/api/matches/${id}/fork`, { data: { at, seat, level: 'greedy' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

/** Plays the last choice of an old match once more, and so finishes a new one. */
async function finish(page: Page, old: string): Promise<string> {
  const { choices } = await summary(page, old)
  const { choice: last } = (await (
    await page.request.get(`/api/matches/${old}/replay?at=${String(choices)}`)
  ).json()) as Moment
  if (!last) throw new Error('an old match without choices')
  const id = await fork(page, old, choices - 1, last.seat)
  const wire = new Wire(page)
  await page.goto(`/match/${id}`)
  await wire.until((state) => state.question !== null)
  const chosen = offers(page).and(page.locator(`[data-choice="${last.choice}"]`))
  // Of many kinds of offers only one is open.
  for (const kind of await page.locator('.kind').all()) if ((await chosen.count()) === 0) await kind.click()
  await chosen.click()
  await expect(outcome(page)).toBeVisible()
  return id
}

export async function prepare(page: Page, host: Page): Promise<World> {
  const old = await uploaded(page)
  const teams = await uploaded(page, 'deluxe-2017-4-seats-teams')
  const waits = await lay(host, [ME, FRIEND, GUEST_BOT], { options: { edition: 'iello-2011' } })
  const watched = await lay(host, [ME, FRIEND], { public: true })
  const helper = await host
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(host.url()).origin })
  const other = await helper?.newPage()
  if (!other) throw new Error('no browser for a helper')
  await other.request.get('/api/me')
  await other.request.post(`/api/matches/${watched}/join`, { data: { seat: 1 } })
  await helper?.close()
  return {
    old,
    teams,
    running: await fork(page, old, 37, 0),
    begun: await lay(page, [ME, BOT], { seed: 1 }),
    waiting: await lay(page, [ME, FRIEND, FRIEND, GUEST_BOT]),
    crowd: await lay(page, [ME, GUEST_BOT, ...Array.from({ length: 6 }, () => FRIEND)], {
      options: { expansions: 'cities+artifacts+echoes+figures', relics: 'yes' },
    }),
    invitation: await invitation(host, waits, 1),
    hot: await lay(page, [ME, { kind: 'device', name: 'Ben' }]),
    watched,
    done: await finish(page, old),
  }
}

export type Scene = {
  name: string
  at: (world: World) => string
  act?: (page: Page) => Promise<void>
  /** A page longer than the window. */ long?: boolean
}

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const tab = (name: string | RegExp) => (page: Page) => page.getByRole('tab', { name }).click()
const ready = (page: Page) => offers(page).first().waitFor()
const both =
  (...acts: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }
const analysed = async (page: Page) => {
  await page.locator('.analysis canvas').waitFor()
  await page.locator('.analysis progress').waitFor({ state: 'detached', timeout: 30_000 })
}
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

export const SCENES: Scene[] = [
  { name: 'lobby', at: () => '/', act: (page) => page.locator('a.match').first().waitFor(), long: true },
  { name: 'new', at: () => '/new', act: (page) => page.locator('button[type=submit]').waitFor() },
  {
    name: 'new-friends',
    at: () => '/new',
    act: both(
      (page) => page.locator('input[value=open]').check(),
      (page) => page.locator('summary').click(),
    ),
  },
  {
    name: 'new-crowd',
    at: () => '/new',
    act: both(
      async (page) => {
        for (let each = 0; each < 4; each++) await page.getByRole('switch').nth(each).check()
        for (let seats = 3; seats <= 8; seats++) await page.locator('.add').click()
      },
      (page) => page.locator('.add:disabled').waitFor(),
      (page) => page.locator('summary').click(),
    ),
    long: true,
  },
  {
    name: 'crowd',
    at: (world) => `/match/${world.crowd}`,
    act: (page) => page.locator('.waiting').waitFor(),
    long: true,
  },
  { name: 'join', at: (world) => world.invitation, act: (page) => page.locator('#name').waitFor() },
  { name: 'waiting', at: (world) => `/match/${world.waiting}`, act: (page) => page.locator('.waiting').waitFor() },
  { name: 'table-begin', at: (world) => `/match/${world.begun}`, act: ready },
  { name: 'table', at: (world) => `/match/${world.running}`, act: ready },
  {
    name: 'table-hint',
    at: (world) => `/match/${world.running}`,
    act: both(ready, click(/^(Hint|Tipp)$/), (page) => page.locator('.hint').first().waitFor()),
  },
  { name: 'table-log', at: (world) => `/match/${world.running}`, act: both(ready, tab(/Log|Verlauf/)) },
  { name: 'table-chat', at: (world) => `/match/${world.running}`, act: both(ready, tab(/Chat/)) },
  {
    name: 'table-card',
    at: (world) => `/match/${world.running}`,
    act: both(ready, tab(/Log|Verlauf/), (page) => page.locator('.log .term').last().click()),
  },
  {
    name: 'table-inspect',
    at: (world) => `/match/${world.running}`,
    act: both(
      ready,
      (page) => page.locator('.others .spot.card').first().click(),
      (page) => page.locator('.inspector.held').waitFor(),
    ),
  },
  {
    name: 'table-rules',
    at: (world) => `/match/${world.running}`,
    act: both(ready, (page) => page.locator('a.rules').click(), dialog),
  },
  { name: 'table-plans', at: (world) => `/match/${world.running}`, act: both(ready, click(/^(Plans|Pläne)$/), dialog) },
  {
    name: 'curtain',
    at: (world) => `/match/${world.hot}`,
    act: (page) => page.locator('.curtain button:enabled').waitFor(),
  },
  { name: 'watch', at: (world) => `/match/${world.watched}`, act: (page) => page.locator('.innovation').waitFor() },
  { name: 'outcome', at: (world) => `/match/${world.done}`, act: (page) => outcome(page).waitFor() },
  {
    name: 'replay',
    at: (world) => `/match/${world.old}/replay?at=40`,
    act: (page) => page.locator('canvas').waitFor(),
  },
  { name: 'replay-end', at: (world) => `/match/${world.old}/replay`, act: (page) => page.locator('canvas').waitFor() },
  {
    name: 'replay-four',
    at: (world) => `/match/${world.teams}/replay?at=150`,
    act: (page) => page.locator('canvas').waitFor(),
  },
  { name: 'analysis', at: (world) => `/match/${world.old}/replay?at=40&part=analysis`, act: analysed },
  {
    name: 'analysis-turns',
    at: (world) => `/match/${world.old}/replay?at=40&part=analysis`,
    act: both(analysed, (page) => page.locator('.jump').first().scrollIntoViewIfNeeded()),
  },
  {
    name: 'replay-fork',
    at: (world) => `/match/${world.old}/replay?at=40`,
    act: both(click(/Play on from here|Ab hier weiterspielen/), dialog),
  },
  {
    name: 'upload',
    at: () => '/upload',
    act: both(
      (page) => page.locator('textarea').fill('nonsense'),
      (page) => page.locator('button[type=submit]').click(),
      (page) => page.locator('.notice').waitFor(),
    ),
    long: true,
  },
  { name: 'account', at: () => '/account', act: (page) => page.locator('#webhook').waitFor(), long: true },
  { name: 'about', at: () => '/about', long: true },
  { name: 'rules', at: () => '/rules/innovation', long: true },
  { name: 'missing', at: () => '/no/such/page', long: true },
  { name: 'settings', at: () => '/', act: both(click(/Settings|Einstellungen/), dialog) },
]
