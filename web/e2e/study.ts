// What the tests of positions share.

import { HURRIED, expect, prefer, type Page } from './base'

export const GAMES = ['innovation', 'age-of-innovation', 'inventions'] as const

export const panel = (page: Page) => page.getByRole('region', { name: 'Study', exact: true })
export const offers = (page: Page) => panel(page).locator('.offer')
export const offer = (page: Page, choice: string) => panel(page).locator(`.offer[data-choice="${choice}"]`)
/** What was tried, and the move at which one stands. */
export const moves = (page: Page) => panel(page).locator('[data-move]')
export const here = (page: Page) => panel(page).locator('[data-move][aria-current=step]')
/** The editor of the notation. */
export const text = (page: Page) => page.getByRole('textbox', { name: 'The position as text' })

export async function study(page: Page, game: string): Promise<void> {
  await prefer(page, HURRIED)
  await page.goto(`/study/${game}`)
  await expect(offers(page).first()).toBeVisible()
}

/** In the page: links to positions take so long to pack as they do on a slow machine. */
export function packSlowly(ms: number): void {
  const whole = Response.prototype.arrayBuffer
  Response.prototype.arrayBuffer = async function () {
    const bytes = await whole.call(this)
    await new Promise((done) => setTimeout(done, ms))
    return bytes
  }
}
