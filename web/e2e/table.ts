// What people do at a table.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { NewMatch, SeatWish, Summary } from '../src/protocol'
import type { Wire } from './wire'

/** The game would have to be endless. */
const MOST_CLICKS = 600

export const ME: SeatWish = { kind: 'me' }
export const BOT: SeatWish = { kind: 'bot', level: 'greedy' }
/** Of a level that plays beside other people, too. */
export const GUEST_BOT: SeatWish = { kind: 'bot', level: 'casual' }
export const FRIEND: SeatWish = { kind: 'open' }

export const offers = (page: Page) => page.locator('.offer[aria-disabled=false]')
export const prompt = (page: Page) => page.locator('section.prompt')
export const question = (page: Page) => prompt(page).locator('.question')
export const outcome = (page: Page) => page.locator('section.prompt .outcome')
export const log = (page: Page) => page.locator('.log li')
export const offer = (page: Page, label: RegExp) => offers(page).filter({ hasText: label }).first()

/** Says on the page of a new match who plays on a seat. */
export async function seatKind(page: Page, letter: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Seat ${letter}`) }).click()
  await page
    .getByRole('group', { name: `Who plays seat ${letter}` })
    .getByRole('radio', { name: kind })
    .check()
}

/** Closes the result that lies over the table at the end. */
export async function putResultAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close and look at the board' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Opens a table without the form; the person must have visited the server. */
export async function lay(page: Page, seats: readonly SeatWish[], more: Partial<NewMatch> = {}): Promise<string> {
  await page.request.get('/api/me')
  const wish: NewMatch = { game: 'innovation', options: {}, seats, public: false, limit: 0, ...more }
  const answer = await page.request.post('/api/matches', { data: wish })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

/** The next tables get the same cards every time, so that the questions are known. */
export async function stack(page: Page, seed: number): Promise<void> {
  await page.route('**/api/matches', async (route) => {
    const wish = route.request().postDataJSON() as NewMatch
    await route.continue({ postData: JSON.stringify({ ...wish, seed }) })
  })
}

export async function summary(page: Page, id: string): Promise<Summary> {
  return (await (await page.request.get(`/api/matches/${id}`)).json()) as Summary
}

/** The link for a seat, as its creator would send it. */
export async function invitation(page: Page, id: string, seat: number): Promise<string> {
  const key = (await summary(page, id)).seats[seat]?.invitation
  return `/join/${id}/${String(seat)}/${key ?? ''}`
}

export async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('How shall the others call you?').fill(name)
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await expect(page).toHaveURL(/\/match\//)
}

/** Something different every time, but achievements whenever there are some: a game must end. */
export async function clickSome(page: Page, turn: number): Promise<void> {
  const list = offers(page)
  const claim = list.filter({ hasText: /Claim the achievement|Errungenschaft/ })
  if ((await claim.count()) > 0) return claim.first().click()
  const count = await list.count()
  await list.nth((turn * 7) % Math.max(1, count)).click()
}

/** Clicks until the match is over; answers how often. */
export async function playToTheEnd(page: Page): Promise<number> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await offers(page).or(outcome(page)).first().waitFor({ timeout: 20_000 })
    if (await outcome(page).isVisible()) return clicks
    await clickSome(page, clicks)
  }
  throw new Error(`not over after ${String(MOST_CLICKS)} choices`)
}

/** Those at the table choose whenever they are asked, until `enough` or the end. `wire` belongs to one who stays. */
export async function playTogether(wire: Wire, pages: Map<number, Page>, enough: () => boolean): Promise<void> {
  for (let clicks = 0; clicks < MOST_CLICKS && !enough(); clicks++) {
    const { version, match } = await wire.until((state) => state.match.status !== 'waiting')
    if (match.status === 'finished') return
    const page = match.asked.map((seat) => pages.get(seat)).find((each) => each !== undefined)
    if (page) {
      await offers(page).first().waitFor()
      await clickSome(page, clicks)
    }
    await wire.until((state) => state.version > version)
  }
}

const RECORDS = new URL('../../crates/innovation/tests/records/', import.meta.url)
export const recordFile = (name: string) => fileURLToPath(new URL(`${name}.record`, RECORDS))

/** A finished match to look at. */
export async function uploaded(page: Page, name = 'deluxe-2017-2-seats'): Promise<string> {
  await page.request.get('/api/me')
  const answer = await page.request.post('/api/records', {
    data: await readFile(recordFile(name), 'utf8'),
    headers: { 'content-type': 'text/plain' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}
