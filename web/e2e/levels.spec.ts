import { HURRIED, expect, prefer, test } from './base'
import { offers, prompt } from './table'

test('one chooses how strong the bots are', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/new')
  const level = page.getByLabel('Strength of the bot in seat B')
  await expect(level).toHaveValue('casual')
  await expect(level.getByRole('option')).toHaveText([
    'Beginner: slips up a lot',
    'Casual: relaxed',
    'Strong: plans ahead',
    'Expert: the toughest',
  ])
  await level.selectOption('beginner')
  await page.getByRole('button', { name: 'Add a player' }).click()
  await page.getByLabel('Strength of the bot in seat C').selectOption('expert')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(offers(page).first()).toBeVisible()
  const chips = page.locator('header .chip')
  await expect(chips.nth(1)).toContainText('Beginner bot')
  await expect(chips.nth(2)).toContainText('Expert bot')
  // The first cards are chosen by all at once; then somebody's turn begins, and sooner or later it is mine again.
  for (let choices = 0; choices < 6; choices++) {
    await offers(page).first().click()
    await offers(page).first().waitFor({ timeout: 30_000 })
  }
  await expect(prompt(page)).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(chips.nth(2)).toContainText('Experten-Bot')
})

test('a guest who takes the name of a guest keeps it in every language', async ({ page, somebody }) => {
  await page.goto('/account')
  await page.getByLabel('Name', { exact: true }).fill('Guest 1a2b')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const german = await somebody({ locale: 'de-DE' })
  await german.goto('/')
  await expect(german.locator('a.who')).toContainText(/^\s*Gast [0-9a-f]{4}\s*$/)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.locator('a.who')).toContainText('Guest 1a2b')
})
