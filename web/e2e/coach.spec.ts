// A match with a coach: it explains, suggests with reasons, and warns before a blunder.

import type { Coaching } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { lay, ME, offers, outcome, summary } from './table'

/** So many questions, and none of them would have had an offer to be warned before. */
const MOST_QUESTIONS = 60

const card = (page: Page) => page.locator('.coach')
const warning = (page: Page) => page.getByRole('dialog', { name: 'Wait a moment' })

/** What the coach answers to the next question. */
const coaching = async (page: Page): Promise<Coaching> => {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/coach') && response.ok())
  return (await answer.json()) as Coaching
}

/** Does what the coach would do; false if the match is over. */
async function follow(page: Page): Promise<boolean> {
  await offers(page).or(outcome(page)).first().waitFor({ timeout: 30_000 })
  const understood = card(page).getByRole('button', { name: 'Got it' })
  if (await understood.isVisible()) await understood.click()
  // At an action it suggests; in the middle of an effect it marks what is best, or where that is. One offer needs no
  // advice, and sometimes there is none.
  const suggested = card(page).getByRole('button', { name: 'Do it' })
  const best = page.locator('.offer:has(.grade.best)')
  const kind = page.locator('.kind.best')
  const said = suggested.or(best).or(kind).or(card(page).locator('.speechless')).or(outcome(page))
  if ((await offers(page).count()) > 1) await said.first().waitFor({ timeout: 30_000 })
  if (await outcome(page).isVisible()) return false
  if (await suggested.isVisible()) await suggested.click()
  else {
    if ((await best.count()) === 0 && (await kind.count()) > 0) await kind.click()
    await ((await kind.or(best).count()) > 0 ? best : offers(page)).first().click()
  }
  return true
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

for (const { game, teacher } of [
  { game: 'age-of-innovation', teacher: 'Tilda' },
  { game: 'inventions', teacher: 'Carla' },
])
  test(`a coached first match of ${game} explains and suggests`, async ({ page }) => {
    await prefer(page, HURRIED)
    await page.goto(`/new?game=${game}`)
    await page.getByRole('button', { name: 'Play with a coach' }).click()
    await expect(card(page)).toContainText(`${teacher}, your coach`)
    await expect(card(page).getByRole('link', { name: 'Read more in the rules' })).toBeVisible()
    for (let choice = 0; choice < 6; choice++) await follow(page)
    expect(await violations(page)).toEqual([])
  })

for (const game of ['innovation', 'age-of-innovation', 'inventions'])
  test(`a whole coached match of ${game} is finished by following the coach, without the rulebook`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await prefer(page, HURRIED)
    await page.goto(`/new?game=${game}`)
    await page.getByRole('button', { name: 'Play with a coach' }).click()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    let choices = 0
    while (await follow(page)) expect(++choices).toBeLessThan(600)
    expect(choices).toBeGreaterThan(10)
    await expect(outcome(page)).toContainText(/won|draw/)
    // Nothing was looked up.
    expect(asked.filter((url) => /library|\/rules/.test(url))).toEqual([])
  })

test('a choice waits for the coach, but never long', async ({ page }) => {
  await prefer(page, HURRIED)
  const id = await lay(page, [ME, { kind: 'bot', level: 'beginner' }], { seed: 4 })
  // A coach who is slow to answer.
  let answer: () => void = () => undefined
  await page.route('**/coach', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.goto(`/match/${id}?coach=1`)
  const held = page.getByText('Idris is looking at this choice')
  const before = await page.locator('h2.question').innerText()
  await offers(page).first().click()
  await expect(held).toBeVisible()
  expect(await violations(page)).toEqual([])
  // Without an answer it is made all the same.
  await expect(held).toBeHidden({ timeout: 3000 })
  await expect(page.locator('h2.question')).not.toHaveText(before)
  const version = async () => (await summary(page, id)).version
  const now = await version()
  await offers(page).first().click()
  await page.getByRole('button', { name: 'Choose at once' }).click()
  await expect(held).toBeHidden()
  await expect.poll(version).toBeGreaterThan(now)
  answer()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

for (const look of [
  { viewport: { width: 1366, height: 768 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
])
  test(`the warning stands beside the choice on ${String(look.viewport.width)} pixels`, async ({ somebody }) => {
    const page = await somebody(look)
    await prefer(page, HURRIED)
    const id = await lay(page, [ME, { kind: 'bot', level: 'beginner' }], { seed: 4 })
    // Every offer would be a blunder.
    await page.route('**/coach', async (route) => {
      const response = await route.fetch()
      const told = (await response.json()) as Coaching
      const warned = told.offers.map((each) => ({ ...each, grade: 'risky' as const, warn: true }))
      await route.fulfill({ response, json: { ...told, offers: warned } })
    })
    const next = coaching(page)
    await page.goto(`/match/${id}?coach=1`)
    await next
    const offer = offers(page).last()
    await expect(page.locator('.offer .grade').first()).toBeVisible()
    await offer.click()
    await expect(warning(page)).toBeVisible()
    const [said, chosen] = [await warning(page).boundingBox(), await offer.boundingBox()]
    if (!said || !chosen) throw new Error('both can be seen')
    const { width, height } = look.viewport
    expect(said.x >= 0 && said.y >= 0 && said.x + said.width <= width && said.y + said.height <= height).toBe(true)
    const apart = {
      x: Math.max(chosen.x - (said.x + said.width), said.x - (chosen.x + chosen.width)),
      y: Math.max(chosen.y - (said.y + said.height), said.y - (chosen.y + chosen.height)),
    }
    // It hides nothing of the choice, and is no further than a finger's breadth from it.
    expect(Math.max(apart.x, apart.y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(apart.x, apart.y)).toBeLessThan(48)
    expect(await violations(page)).toEqual([])
    await picture(page, `coach-warning-${look.isMobile ? 'phone' : 'desk'}`)
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
