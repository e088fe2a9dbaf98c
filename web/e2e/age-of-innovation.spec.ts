// A whole game of Age of Innovation at its board: on a desk against one bot to the end, on a phone among five.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE, enlargeTheMap, lookAtSheets } from './phone'
import { BOT, ME, lay, log, offers, outcome } from './table'

const GAME = 'age-of-innovation'
/** Six rounds of passing; every round bonus may ask for books or levels as well. */
const MOST_CLICKS = 150

const offered = (page: Page) => page.locator('.aoi [data-offered]')
const at = (page: Page, kind: string) => page.locator(`.aoi [data-offered][data-anchor^="${kind}"]`)
const ready = (page: Page) => offers(page).or(outcome(page)).first().waitFor({ timeout: 30_000 })

/** Clicks what passes, or else whatever comes first, until `enough`; answers how often. */
async function hurry(page: Page, enough: () => Promise<boolean>): Promise<number> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await ready(page)
    if (await enough()) return clicks
    const pass = offers(page).filter({ hasText: /^\d?\s*(Pass|End your turn|Decline)/ })
    await ((await pass.count()) > 0 ? pass : offers(page)).first().click()
  }
  throw new Error(`not enough after ${String(MOST_CLICKS)} choices`)
}

/** Until an action of one's own is asked for. */
const toAction = (page: Page) =>
  hurry(
    page,
    async () =>
      (await offers(page)
        .filter({ hasText: /^\d?\s*Pass/ })
        .count()) > 0,
  )

test('a person plays a whole game against a bot at the board', async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 1366, height: 800 })
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { game: GAME, seed: 1 })}`)

  await test.step('a set is chosen where it lies', async () => {
    await expect(at(page, 'set:').first()).toBeVisible()
    await picture(page, 'aoi-sets-desk')
    expect(await violations(page)).toEqual([])
    await at(page, 'set:').first().click()
    await expect(log(page).filter({ hasText: 'takes the set' }).first()).toBeVisible()
  })

  await test.step('the first building is placed on the map', async () => {
    await hurry(page, async () => (await at(page, 'hex:').count()) > 0)
    const hex = at(page, 'hex:').first()
    const name = ((await hex.getAttribute('data-anchor')) ?? '').replace('hex:', '')
    await hex.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`.aoi [data-anchor="hex:${name}"]`)).toHaveAttribute(
      'aria-label',
      /(Workshop|University) of/,
    )
  })

  await test.step('the board shows what may be done, and what it costs', async () => {
    await toAction(page)
    await expect(offered(page).first()).toBeVisible()
    await expect(page.locator('.aoi .price').first()).toBeVisible()
    await picture(page, 'aoi-two-desk')
    expect(await violations(page)).toEqual([])
  })

  await test.step('tiles explain themselves', async () => {
    await page.locator('.aoi [data-anchor^="round-tile:"]').first().hover()
    await expect(page.locator('.explain')).toContainText(/\w+ \w+ \w+/)
    await page.mouse.move(0, 0)
  })

  await test.step('an action is taken on the board', async () => {
    const before = await log(page).count()
    await at(page, 'hex:').or(at(page, 'power:')).first().click()
    const menu = page.getByRole('menuitem').first()
    if (await menu.isVisible()) await menu.click()
    await expect.poll(() => log(page).count()).toBeGreaterThan(before)
  })

  await hurry(page, () => outcome(page).isVisible())
  await expect(outcome(page)).toContainText(/won|draw/)
  await expect(log(page).last()).toContainText('The game is over')
  await picture(page, 'aoi-outcome-desk')
  expect(await violations(page)).toEqual([])
})

test('five at a table, on a phone in tabs', async ({ somebody }) => {
  test.setTimeout(90_000)
  const page = await somebody(PHONE)
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT, BOT, BOT, BOT], { game: GAME, seed: 2 })}`)
  await toAction(page)
  await lookAtSheets(page, '.aoi', ['map', 'mine', 'science', 'market', 'others'], 'aoi-five-phone')
  await enlargeTheMap(page, '.aoi', 'map', 'svg.map')
})
