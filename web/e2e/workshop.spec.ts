// The workshop: an owner of the box goes through all values by taps and keys, on a desk and on a phone.

import { readFile } from 'node:fs/promises'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE } from './phone'
import { offers } from './table'

const question = (page: Page) => page.getByRole('region', { name: 'The question' })
const known = (page: Page) => page.locator('.total b')
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Pieces' }).getByRole('button')
const begin = (page: Page) => page.getByRole('listitem').filter({ hasText: 'You own the box' }).getByRole('button')
const number = async (page: Page) => Number(await known(page).textContent())

test('values are told one by one, by taps and by keys, and taken back', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/workshop')

  await test.step('it says what is missing and the ways to help', async () => {
    await expect(page.getByRole('heading', { name: '340 of 393 values are only guessed' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await begin(page).click()
  })

  await test.step('right goes on to the next, and so does a sign that is tapped', async () => {
    await expect(question(page)).toContainText('Take it from your box: Boats')
    await question(page).getByRole('button', { name: 'Right, it says so' }).click()
    await expect(question(page)).toContainText('Which chain action does the card show?')
    await question(page).getByRole('button', { name: 'Eureka' }).click()
    await expect(question(page)).toContainText('Take it from your box: Cloth')
    await expect(page.getByRole('complementary', { name: 'Next' })).toContainText('chain action: Eureka')
    await expect(known(page)).toHaveText('55')
    await picture(page, 'workshop-one')
    expect(await violations(page)).toEqual([])
  })

  await test.step('keys are quicker', async () => {
    await page.keyboard.press('a')
    await expect(question(page)).toContainText('Projectile')
    await page.keyboard.press('2')
    await expect(question(page)).toContainText('Which chain action')
    await page.keyboard.press('x')
    await expect(question(page)).toContainText('Star Map')
    await expect(known(page)).toHaveText('58')
    await page.keyboard.press('z')
    await page.keyboard.press('z')
    await expect(question(page)).toContainText('Take it from your box: Projectile')
    await expect(known(page)).toHaveText('57')
    await page.keyboard.press('y')
    await expect(known(page)).toHaveText('58')
  })

  await test.step('a benefit is put together from signs', async () => {
    await kinds(page).filter({ hasText: 'Progress tiles' }).click()
    const editor = question(page).locator('.editor')
    await editor.getByRole('button', { name: 'scholar' }).click()
    await editor.getByRole('button', { name: '3', exact: true }).click()
    await editor.getByRole('button', { name: '+ and' }).click()
    await editor.getByRole('button', { name: 'influence', exact: true }).click()
    await editor.getByRole('button', { name: 'or', exact: true }).click()
    await editor.getByRole('button', { name: 'Travel' }).click()
    await editor.getByRole('button', { name: 'Save' }).click()
    const last = page.getByRole('complementary', { name: 'Next' }).getByRole('button').filter({ hasText: 'Economy 1' })
    await expect(last).toContainText('3 new scholars and 1 influence, or the action Travel')
  })

  await test.step('everything is still there after coming back', async () => {
    const before = await number(page)
    await page.reload()
    await expect(known(page)).toHaveText(String(before))
  })
})

/** Says that everything of the open kind is as it is drawn, row by row. */
async function confirmRows(page: Page): Promise<void> {
  const rows = page.getByRole('button', { name: /^All \d+ here are right$/ })
  while ((await rows.count()) > 0) await rows.first().click()
}
