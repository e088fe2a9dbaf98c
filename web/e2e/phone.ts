// What is tried of every board that is shown in sheets on a phone.

import { violations } from './axe'
import { expect, picture, test, type Page } from './base'

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  colorScheme: 'dark',
} as const

/** Every sheet fits the screen, and is photographed. */
export async function lookAtSheets(page: Page, board: string, sheets: readonly string[], pictures: string) {
  for (const sheet of sheets) {
    await page.locator(`${board} [data-sheet=${sheet}]`).tap()
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBe(0)
    await picture(page, `${pictures}-${sheet}`)
    expect(await violations(page), sheet).toEqual([])
  }
}

/** The map on that sheet can be made larger. */
export async function enlargeTheMap(page: Page, board: string, sheet: string, map: string) {
  await test.step('the map can be enlarged', async () => {
    await page.locator(`${board} [data-sheet=${sheet}]`).tap()
    const width = async () => (await page.locator(`${board} ${map}`).boundingBox())?.width ?? 0
    const before = await width()
    await page.getByRole('button', { name: 'Larger map' }).tap()
    await expect.poll(width).toBeGreaterThan(before * 1.2)
  })
}
