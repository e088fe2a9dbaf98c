import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { FRIEND, ME, invitation, lay, prompt, takeSeat } from './table'

const DESKTOP = { viewport: { width: 1366, height: 768 } }
const PHONE = { viewport: { width: 390, height: 844 } }

const dialog = (page: Page) => page.getByRole('dialog')
const chat = (page: Page) => page.getByRole('log')

async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click()
}

async function write(page: Page, text: string): Promise<void> {
  await openChat(page)
  await page.getByRole('textbox', { name: 'Write to everybody at the table' }).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
}

test('somebody is reported for a line, and muted from their seat', async ({ page, somebody }) => {
  const friend = await somebody(PHONE)
  for (const each of [page, friend]) await prefer(each, HURRIED)
  await page.setViewportSize(DESKTOP.viewport)
  const id = await lay(page, [ME, FRIEND])
  await page.goto(`/match/${id}`)
  await takeSeat(friend, await invitation(page, id, 1), 'Frieda')
  await write(friend, 'rude words')

  await test.step('the line is reported', async () => {
    await openChat(page)
    await expect(chat(page)).toContainText('rude words')
    await page.getByRole('button', { name: 'What to do about this line by Frieda' }).click()
    await dialog(page).getByLabel('Anything they should know').fill('Twice already.')
    expect(await violations(page)).toEqual([])
    await picture(page, 'report-line')
    await dialog(page).getByRole('button', { name: 'Report' }).click()
    await expect(page.getByText('Thank you. Somebody will look at it.')).toBeVisible()
  })

  await test.step('whoever sits there is muted', async () => {
    await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: 'Frieda' }).click()
    await dialog(page).getByRole('button', { name: 'Mute' }).click()
    await expect(page.getByText('Frieda is muted.')).toBeVisible()
    await expect(chat(page)).not.toContainText('rude words')
    await write(friend, 'more of them')
    await expect(chat(friend)).toContainText('more of them')
    await write(page, 'I hear nothing')
    await expect(chat(page)).toContainText('I hear nothing')
    await expect(chat(page)).not.toContainText('more of them')
  })

  await test.step('on a phone the menu leads there', async () => {
    await friend.getByRole('button', { name: 'This match' }).click()
    await dialog(friend)
      .getByRole('button', { name: /^Mute or report/ })
      .click()
    await expect(dialog(friend).getByRole('button', { name: 'Report' })).toBeVisible()
    expect(await violations(friend)).toEqual([])
    await picture(friend, 'report-seat-phone')
  })
})

test('the chat is hidden, but not that somebody used a hint', async ({ page, somebody }) => {
  const friend = await somebody(DESKTOP)
  await prefer(page, { ...HURRIED, quiet: true })
  await prefer(friend, HURRIED)
  const id = await lay(page, [ME, FRIEND], { hints: true })
  await page.goto(`/match/${id}`)
  await takeSeat(friend, await invitation(page, id, 1), 'Frieda')
  await write(friend, 'small talk')
  await expect(chat(friend)).toContainText('small talk')
  await prompt(friend).getByRole('button', { name: 'Hint' }).click()
  await openChat(page)
  await expect(chat(page)).toContainText('Frieda asked for a hint.')
  await expect(chat(page)).toContainText('The chat is hidden.')
  await expect(chat(page)).not.toContainText('small talk')
  await picture(page, 'chat-hidden')
})

test('the creator removes somebody who is not welcome', async ({ page, somebody }) => {
  const stranger = await somebody(PHONE)
  const id = await lay(page, [ME, FRIEND, FRIEND], { public: true })
  await page.goto(`/match/${id}`)
  const link = await invitation(page, id, 1)
  await takeSeat(stranger, link, 'Stan')
  await page
    .getByRole('button', { name: /Stan/ })
    .filter({ hasText: /Remove/ })
    .click()
  await expect(page.getByRole('button', { name: /Stan/ })).toHaveCount(0)
  await stranger.goto(await invitation(page, id, 2))
  await stranger.getByLabel('How shall the others call you?').fill('Stan')
  await stranger.getByRole('button', { name: 'Take the seat' }).click()
  await expect(stranger.getByText('removed you')).toBeVisible()
})

test('an operator reads reports, bans and announces', async ({ page, server, somebody }) => {
  const rude = await somebody(PHONE)
  const id = await lay(page, [ME, FRIEND])
  await takeSeat(rude, await invitation(page, id, 1), 'Rudi')
  await page.request.post('/api/reports', {
    data: { whom: { match: id, seat: 1 }, reason: 'insult', note: 'He called me names.' },
  })

  const operator = await somebody(DESKTOP)
  await operator.goto('/admin')
  await expect(operator.getByText('This page is for the operators of this server.')).toBeVisible()
  const data = { account: 'olga', password: 'correct horse' }
  expect((await operator.request.post('/api/account', { data })).ok()).toBe(true)
  server.admin('operator', 'olga')
  await operator.goto('/admin')
  await expect(operator.getByText('He called me names.')).toBeVisible()

  await test.step('a ban', async () => {
    await operator.getByRole('button', { name: 'Ban' }).first().click()
    await expect(operator.getByLabel('Reason (shown to who is banned)')).toBeFocused()
    await operator.getByLabel('Reason (shown to who is banned)').fill('Insults')
    await operator.locator('form').getByRole('button', { name: 'Ban' }).click()
    await expect(operator.getByText('· Insults')).toBeVisible()
    await expect(rude.getByText('Insults')).toBeVisible()
  })

  await test.step('an announcement', async () => {
    await operator.getByLabel('In English').fill('Back in ten minutes')
    await operator.getByLabel('In German').fill('Gleich wieder da')
    await operator.getByRole('button', { name: 'Announce', exact: true }).click()
    await expect(operator.getByText('Back in ten minutes').first()).toBeVisible()
    await page.goto('/')
    await expect(page.getByText('Back in ten minutes')).toBeVisible()
  })

  await test.step('everything can be read in both sizes', async () => {
    await operator.getByLabel('Name, account, id or address begins with').fill('Rudi')
    await operator.getByRole('button', { name: 'Search' }).click()
    await expect(operator.getByRole('button', { name: 'Rename' })).toBeVisible()
    for (const [name, { viewport }] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await operator.setViewportSize(viewport)
      expect(await violations(operator)).toEqual([])
      await picture(operator, `admin-${name}`, true)
    }
  })
})
