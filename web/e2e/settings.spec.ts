import { HURRIED, expect, prefer, test, type Page } from './base'
import { log, offers, prompt, question, stack } from './table'

const openSettings = (page: Page) => page.getByRole('button', { name: /^(Settings|Einstellungen)$/ }).click()
const close = (page: Page) => page.getByRole('button', { name: /^(Close|Schließen)$/ }).click()

test('German, everywhere, at once', async ({ page }) => {
  await prefer(page, { ...HURRIED, language: 'en' })
  await stack(page, 3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await offers(page).first().click()
  await expect(question(page)).toHaveText('Choose your action.')

  await openSettings(page)
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await close(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(question(page)).toHaveText('Wähle deine Aktion.')
  await expect(offers(page).filter({ hasText: 'Eine Karte ziehen' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist dran')
  await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible()
  // What was told before is German now as well, and what follows.
  await expect(
    log(page)
      .filter({ hasText: /legt .+ aus/i })
      .first(),
  ).toBeVisible()
  await expect(log(page).filter({ hasText: /\bmelds\b|\bdraws\b|\bturn\b/ })).toHaveCount(0)
  await offers(page).filter({ hasText: 'Eine Karte ziehen' }).click()
  await expect(
    log(page)
      .filter({ hasText: /zieht .+/i })
      .first(),
  ).toBeVisible()
  await expect(prompt(page)).not.toContainText(/\bChoose\b|\bDraw\b/)

  await page.goto('/rules/innovation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Regeln/)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wollen wir spielen?')
})

test('a German browser is greeted in German', async ({ somebody }) => {
  const page = await somebody({ locale: 'de-AT' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wollen wir spielen?')
  await page.getByRole('button', { name: 'Innovation gegen einen Bot spielen', exact: true }).click()
  await expect(prompt(page)).toContainText('Wähle eine deiner beiden Karten')
})

test('settings last', async ({ page }) => {
  await stack(page, 3)
  await page.goto('/')
  await openSettings(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'At once' }).check()
  await page.getByRole('switch', { name: 'Confirm choices' }).check()
  await page.getByRole('switch', { name: 'Marks beside colors' }).check()
  await close(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await ground()).toBe(dark)
  await openSettings(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Confirm choices' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Marks beside colors' })).toBeChecked()
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(ground).not.toBe(dark)
  await close(page)

  await test.step('and a choice is confirmed', async () => {
    await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
    await offers(page).first().click()
    await expect(offers(page)).toHaveCount(0)
    await prompt(page).getByRole('button', { name: 'Back' }).click()
    await offers(page).first().click()
    await prompt(page).getByRole('button', { name: 'Do it' }).click()
    await expect(question(page)).toHaveText('Choose your action.')
  })
})

test('a guest becomes an account and finds the matches on another device', async ({ page, somebody }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await expect(offers(page).first()).toBeVisible()
  await page.goto('/account')
  await page.getByLabel('Account name').fill('anna')
  await page.getByLabel('Password').fill('a long secret')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Logged in as anna' })).toBeVisible()

  const phone = await somebody()
  await phone.goto('/account')
  await phone.getByRole('radio', { name: 'Log in' }).check()
  await phone.getByLabel('Account name').fill('anna')
  await phone.getByLabel('Password').fill('a wrong secret')
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone.getByText('The password does not fit.')).toBeVisible()
  await phone.getByLabel('Password').fill('a long secret')
  await phone.getByRole('button', { name: 'Log in' }).click()
  await expect(phone.getByRole('heading', { name: 'Logged in as anna' })).toBeVisible()
  await phone.goto('/')
  await phone.getByRole('region', { name: 'My matches' }).getByRole('link').first().click()
  await expect(offers(phone).first()).toBeVisible()
})
