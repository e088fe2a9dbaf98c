// A game that has nothing of its own in the browser: its words come from the server, and its board is the plain one.

import { violations } from './axe'
import { HURRIED, expect, prefer, test } from './base'
import { BOT, ME, lay, log, offer, offers, outcome, prompt } from './table'

// The program with Nim as a fourth game; `cargo test` builds it beside the usual one.
test.use({ program: 'with-nim' })

test('the lobby offers it, with a plain emblem and its rules', async ({ page }) => {
  await page.goto('/new')
  const card = page.locator('label, button').filter({ hasText: 'the last stone wins' }).first()
  await expect(card).toContainText('Nim')
  await expect(card.locator('svg rect').first()).toBeVisible()
  await page.goto('/rules/nim')
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(page.getByText('Whoever takes the last stone wins.')).toBeVisible()
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Nim' })).toBeVisible()
})

for (const [device, viewport] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`it is played on the plain board: ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await prefer(page, HURRIED)
    await page.goto(`/match/${await lay(page, [ME, BOT], { game: 'nim', seed: 1 })}`)
    await expect(prompt(page)).toContainText('Take stones from one heap.')
    await expect(offers(page)).toHaveCount(12)
    await expect(page.getByText('3, 4, 5')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await offer(page, /Take 2 from heap 1/).click()
    await expect(page.getByText('3, 4, 5')).toBeHidden()
    if (device === 'phone') await page.getByRole('tab', { name: 'Log' }).click()
    await expect(log(page).filter({ hasText: 'takes 2 from heap 1.' })).toBeVisible()
    if (device === 'phone') await page.getByRole('tab', { name: 'Board' }).click()
    for (let turn = 0; turn < 12 && !(await outcome(page).isVisible()); turn++) {
      await offers(page).or(outcome(page)).first().waitFor()
      if (await offers(page).first().isVisible()) await offers(page).first().click()
    }
    await expect(outcome(page)).toContainText('Victory by the last stone.')
  })
}
