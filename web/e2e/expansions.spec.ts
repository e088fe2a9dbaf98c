// Innovation with all expansions and relics: what is offered is taken where it lies, on a desk and on a phone, in
// both languages.

import type { NewMatch, State } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { BOT, ME, lay, offers } from './table'
import { Wire } from './wire'

const ALL = { expansions: 'cities+artifacts+echoes+figures', relics: 'yes' }
const CHOICES = 60

const offered = (page: Page) => page.locator('.innovation [data-offered]')
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Takes something that is offered: on the board if it lies there, if need be from the menu of its place, else from
 * the list.
 */
async function take(page: Page, turn: number): Promise<'board' | 'list'> {
  const seen = offered(page).filter({ visible: true })
  const spots = await seen.count()
  if (spots === 0) {
    await offers(page)
      .nth((turn * 7) % (await offers(page).count()))
      .click()
    return 'list'
  }
  const spot = seen.nth((turn * 7) % spots)
  const several = (await spot.getAttribute('aria-haspopup')) === 'menu'
  await spot.click()
  if (several) {
    const items = page.getByRole('menuitem')
    await items.nth(turn % (await items.count())).click()
  }
  return 'board'
}

type Played = { made: number; onBoard: number; unplaced: string[] }

/** What every offer says, by its choice. On a phone only one kind of them is open at a time. */
async function labelsOf(page: Page): Promise<Map<string, string>> {
  const read = () =>
    offers(page).evaluateAll((buttons) =>
      buttons.map((button): [string, string] => [
        (button as HTMLElement).dataset['choice'] ?? '',
        button.querySelector('.label')?.textContent.trim() ?? '',
      ]),
    )
  const labels = new Map(await read())
  for (const kind of await page.locator('.kind').all()) {
    if ((await kind.getAttribute('aria-pressed')) === 'false') await kind.click()
    for (const [choice, label] of await read()) labels.set(choice, label)
  }
  return labels
}

/** Offers that name a place and cannot be taken there. A value of 11 has no pile. */
async function unplaced(page: Page, { question }: State): Promise<string[]> {
  let labels = new Map<string, string>()
  const all = async () => {
    labels = await labelsOf(page)
    return labels.size
  }
  await expect.poll(all, { timeout: 30_000 }).toBe(question?.offers.length ?? 0)
  const spoken = await offered(page).allTextContents()
  const placed = (choice: string) => spoken.some((words) => words.includes(labels.get(choice) ?? 'nothing'))
  return (question?.offers ?? [])
    .filter(({ choice, anchor }) => (anchor !== null && anchor !== 'value:11') || /^(display|seize) /.test(choice))
    .filter(({ choice }) => !placed(choice))
    .map(({ choice }) => choice)
}

/** Opens a table and plays so many choices, or to the end. */
async function play(
  page: Page,
  wire: Wire,
  wish: Pick<NewMatch, 'options' | 'seats' | 'seed'>,
  choices: number,
): Promise<Played> {
  const id = await lay(page, wish.seats, wish)
  await page.goto(`/match/${id}`)
  const played: Played = { made: 0, onBoard: 0, unplaced: [] }
  for (; played.made < choices; played.made++) {
    const state = await wire.until(
      ({ match, question }) => match.id === id && (question !== null || match.status === 'finished'),
    )
    if (state.match.status === 'finished') break
    played.unplaced.push(...(await unplaced(page, state)))
    if ((await take(page, played.made)) === 'board') played.onBoard++
    await wire.until((latest) => latest.version > state.version)
  }
  return played
}

/**
 * One table after another against a bot, for a game may end early, until enough choices were made; the last one stays
 * open.
 */
async function playSome(page: Page, wire: Wire): Promise<Played> {
  const all: Played = { made: 0, onBoard: 0, unplaced: [] }
  for (let seed = 1; all.made < CHOICES; seed++) {
    const played = await play(page, wire, { options: ALL, seats: [ME, BOT], seed }, CHOICES - all.made)
    all.made += played.made
    all.onBoard += played.onBoard
    all.unplaced.push(...played.unplaced)
  }
  return all
}

test('all four expansions and relics against a bot, on a desk', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 1366, height: 800 })
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { options: ALL, seed: 3 })}`)
  await expect(offered(page)).toHaveCount(2)
  await picture(page, 'expansions-begin-desk')
  expect(await violations(page)).toEqual([])

  const played = await playSome(page, wire)
  expect(played.unplaced, 'offers without their place').toEqual([])
  expect(played.onBoard, 'choices made on the board').toBeGreaterThan(CHOICES / 2)
  await picture(page, 'expansions-middle-desk', true)
  expect(await violations(page)).toEqual([])

  await test.step('decrees and special achievements explain themselves', async () => {
    for (const [anchor, words] of [
      ['decree:war', /top card/],
      ['special:wealth', /eight bonuses/],
    ] as const) {
      await page.locator(`.innovation [data-anchor="${anchor}"]`).first().hover()
      await expect(page.locator('.inspector')).toContainText(words)
      await page.mouse.move(0, 0)
      await expect(page.locator('.inspector')).toBeHidden()
    }
  })
})

test('all four expansions on a phone, in German', async ({ somebody }) => {
  test.setTimeout(180_000)
  const page = await somebody({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  })
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  expect((await playSome(page, wire)).unplaced, 'offers without their place').toEqual([])
  expect(await overflow(page)).toBe(0)
  await expect(page.locator('.innovation')).toContainText('Städte')
  // A word that nobody has written would stand there by its id.
  expect(await page.locator('.innovation').innerText()).not.toMatch(/\b(board|card|special|decree|set|type)-[a-z]/)
  await picture(page, 'expansions-middle-phone-german', true)
  expect(await violations(page)).toEqual([])
})

test('six at a table with two expansions', async ({ page }) => {
  test.setTimeout(120_000)
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  const options = { expansions: 'cities+figures', 'far-away': 'yes' }
  const seats = [ME, BOT, BOT, BOT, BOT, BOT]
  expect((await play(page, wire, { options, seats, seed: 2 }, 12)).unplaced).toEqual([])
  await expect(page.locator('.innovation section.area')).toHaveCount(6)
  await picture(page, 'expansions-six-desk', true)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await picture(page, 'expansions-six-phone', true)
})

test('eight at a table: what lies in front of one stays in sight', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.setViewportSize({ width: 1366, height: 768 })
  const seats = [ME, ...Array<typeof BOT>(7).fill(BOT)]
  await page.goto(`/match/${await lay(page, seats, { options: ALL, seed: 2 })}`)
  await offers(page).first().waitFor()
  const mine = page.locator('.innovation .mine')
  await expect(mine).toBeInViewport({ ratio: 0.95 })
  await expect(offered(page).first()).toBeInViewport({ ratio: 0.9 })
  for (const height of [1080, 1440]) {
    await page.setViewportSize({ width: (height * 16) / 9, height })
    await expect(mine.locator('.pile').first()).toBeInViewport({ ratio: 0.95 })
    expect((await mine.locator('.pile').first().boundingBox())?.height).toBeGreaterThan(90)
  }
})

test('an empty hand leaves its room to the piles', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.setViewportSize({ width: 1366, height: 768 })
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 1 })}`)
  const hand = page.locator('.innovation .mine .hand')
  // Both cards are melded: one at the beginning, the other as an action.
  for (const left of [1, 0]) {
    const { version } = await wire.until((state) => state.question !== null)
    await offered(page).and(page.locator('.mine .hand *')).first().click()
    await wire.until((state) => state.version > version)
    await expect(hand.locator('li')).toHaveCount(left)
  }
  await expect(hand).toBeHidden()
  expect((await page.locator('.innovation .mine .pile:not(.none)').first().boundingBox())?.height).toBeGreaterThan(260)
})
