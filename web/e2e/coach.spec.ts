// A match with a coach: it explains, suggests with reasons, and warns before a blunder.

import type { Coaching } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, prefer, test, type Page } from './base'
import { lay, ME, offers } from './table'

/** So many questions, and none of them would have had an offer to be warned before. */
const MOST_QUESTIONS = 60

const card = (page: Page) => page.locator('.coach')
const warning = (page: Page) => page.getByRole('dialog', { name: 'Wait a moment' })

/** What the coach answers to the next question. */
const coaching = async (page: Page): Promise<Coaching> => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/coach') && response.ok())
  return (await answer.json()) as Coaching
}

test('a coached first match explains, suggests and says why', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/new?game=innovation')
  await page.getByRole('button', { name: 'Play with a coach' }).click()
  await expect(page).toHaveURL(/\/match\/[0-9a-f]+\?coach=1$/)
  await expect(card(page)).toContainText('Idris, your coach')
  // What is new is explained once, with the way to the rules.
  await expect(card(page)).toContainText('New: ')
  await expect(card(page).getByRole('link', { name: 'Read more in the rules' })).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(card(page).getByText('New: ')).toBeHidden()
  await expect(card(page)).toContainText('I would choose:')
  // Of two first cards one may have no reason of its own; of the actions one has.
  for (let question = 0; (await card(page).locator('.reason').count()) === 0; question++) {
    expect(question).toBeLessThan(MOST_QUESTIONS)
    const next = coaching(page)
    await card(page).getByRole('button', { name: 'Do it' }).click()
    await next
    await expect(card(page)).toContainText('I would choose:')
  }
  await expect(page.locator('.offer .grade.best')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Hide' }).click()
  await expect(card(page).getByText('I would choose:')).toBeHidden()
  // It is as quiet as one wants.
  await page.getByRole('button', { name: 'Coach: often' }).click()
  await page.getByRole('button', { name: 'Coach: rarely' }).click()
  await expect(page.getByRole('button', { name: 'Coach: off' })).toBeVisible()
  await expect(page.locator('.offer .grade')).toHaveCount(0)
})

test('before a blunder one is warned, and may choose again', async ({ page }) => {
  await prefer(page, HURRIED)
  const id = await lay(page, [ME, { kind: 'bot', level: 'beginner' }], { seed: 4 })
  let next = coaching(page)
  await page.goto(`/match/${id}?coach=1`)
  let blunder: string | undefined
  for (let question = 0; blunder === undefined; question++) {
    expect(question).toBeLessThan(MOST_QUESTIONS)
    const { offers: graded } = await next
    blunder = graded.find(({ warn }) => warn)?.choice
    if (blunder !== undefined) break
    next = coaching(page)
    const best = graded[0]?.choice ?? ''
    await offers(page)
      .and(page.locator(`[data-choice="${best}"]`))
      .click()
  }
  const offer = offers(page).and(page.locator(`[data-choice="${blunder ?? ''}"]`))
  await expect(page.locator('.offer .grade').first()).toBeVisible()
  await offer.click()
  await expect(warning(page)).toBeVisible()
  await expect(warning(page).getByRole('button', { name: 'Choose again' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(warning(page)).toBeHidden()
  await expect(offer).toBeVisible()
  // Escape is a way back, too; and whoever insists may.
  await offer.click()
  await page.keyboard.press('Escape')
  await expect(warning(page)).toBeHidden()
  await offer.click()
  await warning(page).getByLabel('Do not warn me about this again').check()
  await warning(page).getByRole('button', { name: 'Do it anyway' }).click()
  await expect(warning(page)).toBeHidden()
  const kept = await page.evaluate(() => localStorage.getItem('innovarium.coach') ?? '')
  expect((JSON.parse(kept) as { silenced: string[] }).silenced[0]).toMatch(/^innovation\//)
})

test('the coach can be switched on in any match, and is not loaded before', async ({ page }) => {
  await prefer(page, HURRIED)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`/match/${await lay(page, [ME, { kind: 'bot', level: 'beginner' }], { seed: 4 })}`)
  await offers(page).first().waitFor()
  expect(files.filter((file) => /coach/.test(file))).toEqual([])
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('group', { name: 'Coach' }).getByRole('radio', { name: 'rarely' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Coach: rarely' })).toBeVisible()
  await expect(page.locator('.offer .grade.best')).toHaveCount(1)
  await expect(card(page).getByText('I would choose:')).toBeHidden()
})
