// Innovation with all expansions and relics: what is offered is taken where it lies, on a desk and on a phone, in both languages.

import type { State } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { BOT, ME, lay, offers } from './table'
import { Wire } from './wire'

const ALL = { expansions: 'cities+artifacts+echoes+figures', relics: 'yes' }
const CHOICES = 60
/** A game may end earlier. */
const LEAST = 40

const offered = (page: Page) => page.locator('.innovation [data-offered]')
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Takes something that is offered: on the board if it lies there, if need be from the menu of its place, else from the list. */
async function take(page: Page, turn: number): Promise<'board' | 'list'> {
  const spots = await offered(page).count()
  if (spots === 0) {
    await offers(page).nth((turn * 7) % (await offers(page).count())).click()
    return 'list'
  }
  const spot = offered(page).nth((turn * 7) % spots)
  const several = (await spot.getAttribute('aria-haspopup')) === 'menu'
  await spot.click()
  if (several) {
    const items = page.getByRole('menuitem')
    await items.nth(turn % (await items.count())).click()
  }
  return 'board'
}

type Played = { made: number; onBoard: number; unplaced: string[] }

/** Offers that name a place and cannot be taken there. A value of 11 has no pile. */
async function unplaced(page: Page, { question }: State): Promise<string[]> {
  const labels = await offers(page).locator('.words').allTextContents()
  const spoken = await offered(page).allTextContents()
  const placed = (index: number) => spoken.some((words) => words.includes(labels[index]?.trim() ?? 'nothing'))
  const named = (question?.offers ?? []).map(({ choice, anchor }, index) => ({ choice, anchor, index }))
  return named
    .filter(({ choice, anchor }) => (anchor !== null && anchor !== 'value:11') || /^(display|seize) /.test(choice))
    .filter(({ index }) => !placed(index))
    .map(({ choice }) => choice)
}

/** Plays so many choices, or to the end. */
async function play(page: Page, wire: Wire, choices: number): Promise<Played> {
  const played: Played = { made: 0, onBoard: 0, unplaced: [] }
  for (; played.made < choices; played.made++) {
    const state = await wire.until((latest) => latest.question !== null || latest.match.status === 'finished')
    if (state.match.status === 'finished') break
    await expect(offers(page)).toHaveCount(state.question?.offers.length ?? 0, { timeout: 30_000 })
    played.unplaced.push(...(await unplaced(page, state)))
    if ((await take(page, played.made)) === 'board') played.onBoard++
    await wire.until((latest) => latest.version > state.version)
  }
  return played
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

  const { made, onBoard, unplaced: lost } = await play(page, wire, CHOICES)
  expect(lost, 'offers without their place').toEqual([])
  expect(made).toBeGreaterThan(LEAST)
  expect(onBoard, 'choices made on the board').toBeGreaterThan(made / 2)
  await picture(page, 'expansions-middle-desk', true)
  expect(await violations(page)).toEqual([])

  await test.step('decrees and special achievements explain themselves', async () => {
    for (const [anchor, words] of [['decree:War', /top card/], ['special:wealth', /eight bonuses/]] as const) {
      await page.locator(`.innovation [data-anchor="${anchor}"]`).first().hover()
      await expect(page.locator('.inspector')).toContainText(words)
      await page.mouse.move(0, 0)
      await expect(page.locator('.inspector')).toBeHidden()
    }
  })
})

test('all four expansions on a phone, in German', async ({ somebody }) => {
  test.setTimeout(180_000)
  const page = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'de-DE' })
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { options: ALL, seed: 4 })}`)
  const { made, unplaced: lost } = await play(page, wire, CHOICES)
  expect(lost, 'offers without their place').toEqual([])
  expect(made).toBeGreaterThan(LEAST)
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
  await page.goto(`/match/${await lay(page, [ME, BOT, BOT, BOT, BOT, BOT], { options, seed: 2 })}`)
  expect((await play(page, wire, 12)).unplaced).toEqual([])
  await expect(page.locator('.innovation section.area')).toHaveCount(6)
  await picture(page, 'expansions-six-desk', true)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await picture(page, 'expansions-six-phone', true)
})
