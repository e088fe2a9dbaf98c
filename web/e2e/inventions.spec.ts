// A whole game of Inventions at its board: on a desk against one bot and Chronos to the end, on a phone among four.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE, lookAtSheets } from './phone'
import { BOT, ME, lay, log, offers, outcome } from './table'

const GAME = 'inventions'
/** Thirteen turns with all their chains, tiles and payments. */
const MOST_CLICKS = 400

const offered = (page: Page) => page.locator('.inventions [data-offered]')
const at = (page: Page, kind: string) => page.locator(`.inventions [data-offered][data-anchor^="${kind}"]`)
const ready = (page: Page) => offers(page).or(outcome(page)).first().waitFor({ timeout: 30_000 })

/** Takes what is offered first, and ends what can be ended, until `enough`; answers how often. */
async function hurry(page: Page, enough: () => Promise<boolean>): Promise<number> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await ready(page)
    if (await enough()) return clicks
    const end = page.locator('.offer.declines[aria-disabled=false]')
    await ((await end.count()) > 0 ? end : offers(page)).first().click()
  }
  throw new Error(`not enough after ${String(MOST_CLICKS)} choices`)
}

/** Chooses on the board itself, if need be from the menu of the place. */
async function take(page: Page, kind: string): Promise<void> {
  const asked = () => offers(page).allTextContents()
  const before = await asked()
  await at(page, kind).first().click()
  const menu = page.getByRole('menuitem').first()
  if (await menu.isVisible()) await menu.click()
  await expect.poll(asked).not.toEqual(before)
}

const toMainAction = (page: Page) => hurry(page, async () => (await at(page, 'action:').count()) > 0)

test('a person plays a whole game against a bot at the board', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1366, height: 800 })
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { game: GAME, seed: 1 })}`)

  await test.step('the first idea is claimed where it lies', async () => {
    await ready(page)
    await expect(at(page, 'display:').first()).toBeVisible()
    await picture(page, 'inventions-claim-desk')
    expect(await violations(page)).toEqual([])
    await take(page, 'display:')
  })

  await test.step('the assembly shows where a pillar can go', async () => {
    await toMainAction(page)
    await expect(offered(page).first()).toBeVisible()
    await picture(page, 'inventions-two-desk')
    expect(await violations(page)).toEqual([])
    const action = at(page, 'action:').first()
    await action.focus()
    await page.keyboard.press('Enter')
    await expect(
      log(page)
        .filter({ hasText: /pillar/i })
        .first(),
    ).toBeVisible()
  })

  await test.step('nothing moves the board, and the arrows walk on it', async () => {
    const scrolled = () => page.locator('section.board').evaluate((board) => board.scrollHeight - board.clientHeight)
    expect(await scrolled()).toBe(0)
    const stops = page.locator('.inventions :is(button, [data-hex])[tabindex="0"]')
    expect(await stops.count()).toBeLessThan(12)
    const asia = page.locator('.inventions [data-anchor="region:asia"]')
    await asia.focus()
    await page.keyboard.press('ArrowDown')
    await expect(asia).not.toBeFocused()
  })

  await test.step('things explain themselves, and one place says what is reconstructed', async () => {
    await page.getByRole('button', { name: 'Tiles', exact: true }).click()
    const tile = page.locator('.inventions [data-anchor^="stock:economy:"]').first()
    // News that arrive just then close what is explained, until the pointer comes again.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await tile.hover()
      await expect(page.locator('.explain')).toContainText(/Economy 1/, { timeout: 2000 })
    }).toPass()
    await expect(page.locator('.explain')).not.toContainText(/reconstructed/i)
    await expect(page.getByText(/values on cards and tiles are reconstructed/)).toBeVisible()
    await page.mouse.move(0, 0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('the middle of the game', async () => {
    const era = page.locator('.inventions [aria-current=step]')
    await hurry(page, async () => (await era.textContent())?.includes('Era 4') ?? false)
    await toMainAction(page)
    await picture(page, 'inventions-middle-desk')
    expect(await violations(page)).toEqual([])
  })

  await hurry(page, () => outcome(page).isVisible())
  await expect(outcome(page)).toContainText(/won|draw/)
  await expect(outcome(page)).toContainText(/IP in all/)
  await picture(page, 'inventions-outcome-desk')
  expect(await violations(page)).toEqual([])
})

test('four at a table, on a phone in tabs', async ({ somebody }) => {
  test.setTimeout(90_000)
  const page = await somebody(PHONE)
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT, BOT, BOT], { game: GAME, seed: 2 })}`)
  await toMainAction(page)
  await lookAtSheets(page, '.inventions', ['world', 'forums', 'society', 'others'], 'inventions-four-phone')
})
