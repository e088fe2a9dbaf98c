// Innovation with all expansions and relics: what is offered is taken where it lies, on a desk and on a phone, in both languages.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { BOT, ME, lay, offers, outcome } from './table'
import { Wire } from './wire'

const ALL = { expansions: 'cities+artifacts+echoes+figures', relics: 'yes' }
const CHOICES = 60

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

/** Plays so many choices, or to the end; answers how many were made on the board, and the anchors of all that was offered. */
async function play(page: Page, wire: Wire, choices: number): Promise<{ onBoard: number; anchors: Set<string> }> {
  const anchors = new Set<string>()
  let onBoard = 0
  for (let turn = 0; turn < choices; turn++) {
    const { version, match, question } = await wire.until((state) => state.question !== null || state.match.status === 'finished')
    if (match.status === 'finished') break
    for (const { anchor, choice } of question?.offers ?? []) anchors.add(anchor?.split(':')[0] ?? choice.split(' ')[0] ?? '')
    await offers(page).or(outcome(page)).first().waitFor({ timeout: 30_000 })
    if ((await take(page, turn)) === 'board') onBoard++
    await wire.until((state) => state.version > version)
  }
  return { onBoard, anchors }
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

  const { onBoard, anchors } = await play(page, wire, CHOICES)
  expect(onBoard, 'choices made on the board').toBeGreaterThan(CHOICES / 2)
  expect([...anchors]).toEqual(expect.arrayContaining(['card', 'draw']))
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
  await page.goto(`/match/${await lay(page, [ME, BOT, BOT], { options: ALL, seed: 5 })}`)
  const { onBoard } = await play(page, wire, CHOICES)
  expect(onBoard, 'choices made on the board').toBeGreaterThan(CHOICES / 2)
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
  await play(page, wire, 12)
  await expect(page.locator('.innovation section.area')).toHaveCount(6)
  await picture(page, 'expansions-six-desk', true)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await picture(page, 'expansions-six-phone', true)
})
