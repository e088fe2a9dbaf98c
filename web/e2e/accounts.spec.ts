import { expect, test } from './base'

test('an account is made, recovered with its code and deleted', async ({ page, somebody }) => {
  await page.goto('/account')
  const account = `ada-${String(Date.now())}`
  await page.getByLabel('Account name').fill(account)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Create an account' }).click()
  const code = await page.getByRole('dialog').getByRole('textbox', { name: 'Recovery code' }).inputValue()
  expect(code).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByRole('heading', { name: `Logged in as ${account}` })).toBeVisible()

  const away = await somebody({})
  await away.goto('/account')
  await away.getByRole('radio', { name: 'Forgotten it?' }).check({ force: true })
  await away.getByLabel('Account name').fill(account)
  await away.getByLabel('Recovery code').fill(code.toLowerCase())
  await away.getByLabel('New password').fill('battery staple')
  await away.getByRole('button', { name: 'Set a new password' }).click()
  await away.getByRole('button', { name: 'I have kept it' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Keep your matches' })).toBeVisible()

  await away.getByRole('button', { name: 'Delete everything about me' }).click()
  const sure = away.getByRole('dialog')
  await sure.getByLabel('Your password').fill('battery staple')
  await sure.getByRole('button', { name: 'Delete everything about me' }).click()
  await expect(away.getByRole('heading', { name: 'Keep your matches' })).toBeVisible()
})
