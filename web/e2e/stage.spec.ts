// What moves, what is told, and what a finger does.

import type { Speed } from '../src/stores/settings.svelte'
import { HURRIED, expect, prefer, test, type Page } from './base'
import { PHONE } from './phone'
import { BOT, clickSome, lay, ME, offers, outcome, prompt, summary } from './table'
import { Wire } from './wire'

/** So that six may play. */
const SIX = { expansions: 'cities+figures', 'far-away': 'yes' }
const GAMES = ['innovation', 'age-of-innovation', 'inventions']
const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'off']

/** How far the newest line of the log lies below what is seen of it. */
const behind = (page: Page) =>
  page.locator('.log').evaluate((list) => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop))

async function follows(page: Page, choices: number): Promise<void> {
  for (let choice = 0; choice < choices; choice++) {
    await offers(page).or(outcome(page)).first().waitFor()
    await expect.poll(() => behind(page), `after ${String(choice)} choices`).toBeLessThan(4)
    if (await outcome(page).isVisible()) return
    await clickSome(page, choice)
  }
}

/** Shorter than a step of any pace but the fastest. */
const STRIDE_MS = 400

/** A whole game; answers how often it was looked while something was being told. */
async function followsToTheEnd(page: Page): Promise<number> {
  const asked = offers(page).or(outcome(page))
  let told = 0
  for (let choice = 0; choice < 600; choice++) {
    // The page's clock runs ahead of ours, so that a slow pace does not take slow tests.
    while ((await asked.count()) === 0) {
      await page.clock.runFor(STRIDE_MS)
      await expect.poll(() => behind(page), `while choice ${String(choice)} is told`).toBeLessThan(4)
      told += await page.locator('.log li.current').count()
    }
    await expect.poll(() => behind(page), `after ${String(choice)} choices`).toBeLessThan(4)
    if (await outcome(page).isVisible()) return told
    await clickSome(page, choice)
  }
  throw new Error('the game does not end')
}

for (const speed of SPEEDS)
  test(`the log shows its newest line in a whole game: ${speed}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.clock.install()
    await prefer(page, { speed })
    await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 7 })}`)
    await offers(page).first().waitFor()
    const told = await followsToTheEnd(page)
    await expect(outcome(page)).toBeVisible()
    if (speed !== 'off') expect(told, 'looked at while it was told').toBeGreaterThan(20)
  })

for (const game of GAMES)
  test(`the log of ${game} follows while the others are watched`, async ({ page }) => {
    // A low window, so that there is soon something to scroll.
    await page.setViewportSize({ width: 1280, height: 600 })
    await prefer(page, { speed: 'fast' })
    await page.goto(`/match/${await lay(page, [ME, BOT, BOT], { game, seed: 7 })}`)
    await follows(page, 12)
    await offers(page).first().waitFor()
    await page.locator('.log').hover()
    await page.mouse.wheel(0, -10_000)
    await expect.poll(() => behind(page)).toBeGreaterThan(100)
    await clickSome(page, 0)
    await page.waitForTimeout(1500)
    expect(await behind(page), 'who has scrolled away reads on').toBeGreaterThan(100)
  })

test('a round of five bots is told in time, each event by a movement', async ({ page }) => {
  // The pace is six seconds; a busy machine may take its time to draw them.
  const MOST_MS = 12_000
  await prefer(page, { speed: 'normal' })
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT, BOT, BOT, BOT, BOT], { options: SIX, seed: 7 })}`)
  await offers(page).first().waitFor()
  let moved = 0
  await page.exposeFunction('somethingMoves', () => moved++)
  await page.evaluate(() => {
    const layer = document.querySelector('[data-board] > .layer')
    if (!layer) throw new Error('no layer above the board')
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0))
        (window as unknown as { somethingMoves: () => void }).somethingMoves()
    }).observe(layer, { childList: true })
  })
  let longest = 0
  for (let choice = 0; choice < 8; choice++) {
    await offers(page).first().waitFor()
    const version = wire.latest?.version ?? 0
    await clickSome(page, choice)
    const asked = await wire.until((state) => state.version > version && state.question !== null)
    const heard = Date.now()
    await expect(prompt(page).locator('.question')).toBeVisible({ timeout: 60_000 })
    await offers(page).first().waitFor({ timeout: 60_000 })
    longest = Math.max(longest, Date.now() - heard)
    expect(asked.viewer).toBe(0)
  }
  expect(longest).toBeLessThan(MOST_MS)
  expect(moved).toBeGreaterThan(10)
})

for (const game of GAMES)
  test(`a tap at ${game} explains, and only its button chooses`, async ({ somebody }) => {
    const page = await somebody(PHONE)
    await prefer(page, HURRIED)
    const id = await lay(page, [ME, BOT], { game, seed: 7 })
    await page.goto(`/match/${id}`)
    await offers(page).first().waitFor()
    const place = page.locator('[data-board] [data-offered]:visible').first()
    const before = (await summary(page, id)).choices
    await place.tap()
    await page.waitForTimeout(500)
    expect((await summary(page, id)).choices, 'a tap looks').toBe(before)
    const acts = page.locator('.explain button.primary, .inspector .act')
    await acts.first().tap()
    await expect.poll(async () => (await summary(page, id)).choices).toBeGreaterThan(before)
  })

/** What can be chosen on the board and is not ringed; what is pointed at has another ring. */
const unringed = (page: Page) =>
  page.locator('[data-board]').evaluate((board) => {
    const probe = board.appendChild(document.createElement('i'))
    probe.style.color = 'var(--halo)'
    const halo = getComputedStyle(probe).color
    probe.remove()
    return [...board.querySelectorAll('button[data-offered]:not(.lit)')]
      .filter((spot) => spot.checkVisibility() && !getComputedStyle(spot).boxShadow.includes(halo))
      .map((spot) => spot.getAttribute('data-anchor'))
  })

for (const [game, options] of [
  // The tiles of the market are chosen first.
  ['age-of-innovation', { setup: 'draft' }],
  ['inventions', {}],
] as const)
  test(`what can be chosen at ${game} is ringed`, async ({ page }) => {
    await prefer(page, HURRIED)
    const wire = new Wire(page)
    await page.goto(`/match/${await lay(page, [ME, BOT], { game, options, seed: 7 })}`)
    let ringed = 0
    for (let choice = 0; choice < 25; choice++) {
      const { version } = await wire.until((state) => state.question !== null)
      await offers(page).first().waitFor()
      await expect.poll(() => unringed(page), `at choice ${String(choice)}`).toEqual([])
      ringed += await page.locator('[data-board] button[data-offered]').count()
      await clickSome(page, choice)
      await wire.until((state) => state.version > version && state.question !== null)
    }
    expect(ringed).toBeGreaterThan(30)
  })

test('numbers of two digits are one word', async ({ page }) => {
  await prefer(page, HURRIED)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/match/${await lay(page, [ME, BOT, BOT, BOT], { seed: 7 })}`)
    await offers(page).first().waitFor()
    const broken = await page.locator('[data-board]').evaluate((board) => {
      const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!/^\s*\d{2,}\s*$/.test(text.textContent ?? '')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(text.textContent ?? '')
      }
      return found
    })
    expect(broken).toEqual([])
  }
})

test('the question can be heard again, keys are listed, the table is told in words', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 7 })}`)
  await offers(page).first().waitFor()
  const spoken = page.locator('[aria-live=assertive]')
  const heard = async () => (await spoken.allTextContents()).join('')
  await expect.poll(heard).toContain('Choose')
  const first = await spoken.first().textContent()
  await page.keyboard.press('q')
  await expect.poll(() => spoken.first().textContent(), 'the same words in another region').not.toBe(first)
  expect(await heard()).toContain('Choose')

  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Hear the question again')
  await close()
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog', { name: 'The table in words' }).getByRole('listitem').first()).toBeVisible()
  await close()
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: 'All signs' })).toBeVisible()
  await close()

  await page.getByRole('link', { name: 'Skip to the offers' }).press('Enter')
  await expect(offers(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offers(page).first(), 'the focus stays at the offers').toBeFocused()
})
