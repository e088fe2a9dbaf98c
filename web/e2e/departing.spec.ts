import { violations } from './axe'
import { HURRIED, expect, prefer, test, type Page } from './base'
import { BOT, FRIEND, ME, invitation, lay, outcome, prompt, takeSeat } from './table'

const menu = (page: Page) => page.getByRole('button', { name: 'This match' })
const dialog = (page: Page) => page.getByRole('dialog')
const clock = { kind: 'bank', seconds: 1200, increment: 15 } as const

/** Chooses in the menu and confirms, by keyboard. */
async function confirm(page: Page, action: string): Promise<void> {
  await menu(page).press('Enter')
  await dialog(page).getByRole('button', { name: action }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Rather not' })).toBeFocused()
  await dialog(page).getByRole('button', { name: action }).press('Enter')
}

test('friends see their clocks, agree on hints, and one gives up', async ({ page, somebody }) => {
  const friend = await somebody({ viewport: { width: 390, height: 844 } })
  for (const each of [page, friend]) await prefer(each, HURRIED)
  const id = await lay(page, [ME, FRIEND], { clock })
  await page.goto(`/match/${id}`)
  await friend.goto(await invitation(page, id, 1))
  await expect(friend.locator('main')).toContainText('20 min + 15 sec a move')
  await takeSeat(friend, await invitation(page, id, 1), 'Frieda')

  await test.step('both clocks run, also on a phone', async () => {
    await expect(page.locator('.seats .running')).toHaveCount(2)
    await expect(page.locator('.seats .running').first()).toContainText(/19:\d\d/)
    await expect(friend.getByRole('list', { name: 'Time left of all players' })).toContainText(/Frieda.*19:\d\d/s)
    expect(await violations(friend)).toEqual([])
  })

  await test.step('hints need the consent of both, and are told', async () => {
    const hint = prompt(page).getByRole('button', { name: 'Hint' })
    await hint.press('Enter')
    await expect(page.getByText('There are no hints in this match, unless all players agree')).toBeVisible()
    await confirm(page, 'Propose hints')
    await expect(page.getByText('You would allow hints.')).toBeVisible()
    await friend.getByRole('dialog', { name: 'Allow hints?' }).getByRole('button', { name: 'Yes, allow them' }).click()
    await expect(hint).toHaveAttribute('aria-disabled', 'false')
    await hint.click()
    await friend.getByRole('tab', { name: 'Chat' }).click()
    await expect(friend.getByRole('log')).toContainText('asked for a hint.')
  })

  await test.step('one gives up, and the other has won', async () => {
    await friend.getByRole('tab', { name: 'Board' }).click()
    await confirm(friend, 'Give up')
    await expect(outcome(page)).toContainText('You have won!')
    await expect(outcome(page)).toContainText('Frieda gave up.')
    await expect(page.getByRole('heading', { name: 'Finished: given up' })).toBeVisible()
  })
})

test('whoever leaves may come back', async ({ page, somebody }) => {
  const friend = await somebody()
  for (const each of [page, friend]) await prefer(each, HURRIED)
  const id = await lay(page, [ME, FRIEND, { kind: 'bot', level: 'casual' }])
  await page.goto(`/match/${id}`)
  await takeSeat(friend, await invitation(page, id, 1), 'Frieda')
  await confirm(friend, 'Leave')
  await expect(friend.getByText('A bot plays for Frieda.')).toBeVisible()
  await friend.getByRole('button', { name: 'Take my seat back' }).click()
  await expect(friend.getByText('A bot plays for Frieda.')).toBeHidden()
  await expect(menu(friend)).toBeVisible()
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(page.getByRole('log')).toContainText('Frieda is back.')
})

test('one’s own match can be deleted', async ({ page }) => {
  await prefer(page, HURRIED)
  const id = await lay(page, [ME, BOT], { seed: 3 })
  await page.goto(`/match/${id}`)
  await confirm(page, 'Delete the match')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Your matches will stand here')).toBeVisible()
  expect((await page.request.get(`/api/matches/${id}`)).status()).toBe(404)
})
