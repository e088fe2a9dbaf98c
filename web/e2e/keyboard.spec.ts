import { HURRIED, expect, prefer, test, type Page } from './base'
import { log, offers, prompt, question, stack } from './table'
import { Wire } from './wire'

const MOST_TABS = 30

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus')
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) === 0) continue
    const said = (await focused.getAttribute('aria-label')) ?? (await focused.innerText()).trim()
    if (said === name) return
  }
  throw new Error(`the Tab key does not reach "${name}"`)
}

test('everything works with keys alone', async ({ page }) => {
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await stack(page, 3)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play Innovation against a bot' })).toBeEnabled()

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await tabTo(page, 'Play Innovation against a bot')
    await page.keyboard.press('Enter')
    await expect(offers(page)).toHaveCount(2)
  })

  await test.step('arrows walk through the offers, Enter takes one', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(offers(page).nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(offers(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(offers(page).nth(0)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(offers(page).nth(1)).toBeFocused()
    const chosen = (await offers(page).nth(1).innerText())
      .replace(/^\d\s*/, '')
      .replace(/ \(.*$/s, '')
      .trim()
    await page.keyboard.press('Enter')
    await expect(question(page)).toContainText('Choose your action')
    await expect(log(page).filter({ hasText: `melds ${chosen}` })).toHaveCount(1)
  })

  await test.step('digits choose, u takes back', async () => {
    const { version } = await wire.until((state) => state.question !== null && state.match.choices >= 2)
    const choices = await offers(page).allInnerTexts()
    const told = await log(page).allInnerTexts()
    await page.keyboard.press('1')
    await wire.until((state) => state.version > version && state.question !== null)
    await expect(offers(page).first()).toBeVisible()
    await page.keyboard.press('u')
    await expect.poll(() => log(page).allInnerTexts()).toEqual(told)
    await expect.poll(() => offers(page).allInnerTexts()).toEqual(choices)
  })

  await test.step('keys mean nothing while somebody writes', async () => {
    await page.getByRole('tab', { name: 'Log' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Chat' })).toBeFocused()
    const { version } = wire.latest ?? { version: -1 }
    await page.getByLabel('Write to everybody at the table').focus()
    await page.keyboard.type('u1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('u1')
    expect(wire.latest?.version).toBe(version)
  })

  await test.step('a dialog opens and closes, and the focus comes back', async () => {
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(settings).toBeFocused()
  })

  await test.step('a choice can be confirmed or dropped by keys', async () => {
    await page.evaluate(() =>
      localStorage.setItem('innovarium.settings', JSON.stringify({ speed: 'off', confirm: true })),
    )
    await page.reload()
    await expect(offers(page).first()).toBeVisible()
    await page.keyboard.press('1')
    await expect(prompt(page).getByRole('button', { name: 'Do it' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(offers(page).first()).toBeVisible()
    const { version } = wire.latest ?? { version: -1 }
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await wire.until((state) => state.version > version)
  })
})
