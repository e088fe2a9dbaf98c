import { HURRIED, expect, prefer, test } from './base'
import { offers, prompt } from './table'

test('one chooses how strong the bots are', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/new')
  const level = (seat: string) => page.getByRole('group', { name: `Strength of the bot in seat ${seat}` })
  await expect(level('B').getByRole('radio', { name: 'Casual' })).toBeChecked()
  await expect(level('B').locator('label')).toHaveText([
    /Novice\s*guesses a lot/,
    /Beginner\s*slips up a lot/,
    /Apprentice\s*slips up now and then/,
    /Casual\s*relaxed/,
    /Skilled\s*thinks ahead a little/,
    /Strong\s*plans ahead/,
    /Veteran\s*misses little/,
    /Expert\s*the toughest/,
  ])
  await level('B').getByRole('radio', { name: 'Novice' }).check()
  // Who is added is edited at once.
  await page.getByRole('button', { name: 'Add a player' }).click()
  await level('C').getByRole('radio', { name: 'Expert' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(offers(page).first()).toBeVisible()
  const chips = page.locator('header .chip')
  await expect(chips.nth(1)).toContainText(/\S+ · Novice/)
  await expect(chips.nth(2)).toContainText(/\S+ · Expert/)
  // The first cards are chosen by all at once; then somebody's turn begins, and sooner or later it is mine again.
  for (let choices = 0; choices < 6; choices++) {
    await offers(page).first().click()
    await offers(page).first().waitFor({ timeout: 30_000 })
  }
  await expect(prompt(page)).toBeVisible()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(chips.nth(2)).toContainText(/\S+ · Experte/)
})

test('nobody takes the name of a guest or a bot', async ({ page }) => {
  await page.goto('/account')
  for (const name of ['Guest 1a2b', 'Zuse', 'Expert 2']) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please choose a name of your own.').last()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.locator('a.who .name')).toHaveText(/^\s*Gast [0-9a-f]{4}\s*$/)
})
