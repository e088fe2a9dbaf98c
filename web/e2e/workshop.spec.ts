// The workshop: an owner of the box goes through all values by taps and keys, on a desk and on a phone.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE } from './phone'

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

test('on a phone beside the box', async ({ somebody }) => {
  const page = await somebody(PHONE)
  await prefer(page, HURRIED)
  await page.goto('/workshop')
  await begin(page).tap()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const view of ['One by one', 'All of a kind', 'Sets', 'All words', 'Check list']) {
    await page.getByRole('button', { name: 'Pieces and more' }).tap()
    expect(await violations(page), 'menu').toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: view }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await tooWide(), view).toBe(0)
    await picture(page, `workshop-phone-${view.toLowerCase().replaceAll(' ', '-')}`)
    expect(await violations(page), view).toEqual([])
  }
  await page.getByRole('button', { name: 'Pieces and more' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'All of a kind' }).tap()
  await test.step('a value of the grid is asked about above it', async () => {
    await page
      .getByRole('article', { name: 'Cloth' })
      .getByRole('button', { name: /chain action/ })
      .tap()
    const asked = page.getByRole('dialog')
    expect(await violations(page)).toEqual([])
    await asked.getByRole('button', { name: 'Travel' }).tap()
    await expect(asked).toBeHidden()
    await expect(page.getByRole('article', { name: 'Cloth' })).toContainText('Travel')
    await page.getByRole('button', { name: 'All right: Bread' }).tap()
    await expect(page.getByRole('button', { name: 'All right: Bread' })).toBeHidden()
  })
})
