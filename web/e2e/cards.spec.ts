// Cards and rules: everything can be looked up, found by filters, words and keys, and handed on by its address; and the
// examples beside the rules are played by the real rules.

import type { WinningsOfGame } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { BOT, ME, clickSome, lay, offers } from './table'

const grid = (page: Page) => page.locator('[data-entry]')
const opened = (page: Page) => page.getByRole('region', { name: 'What is written on it' })

const GAMES = [
  {
    game: 'innovation',
    all: 106,
    part: 'Cities',
    filter: 'Castle',
    name: 'Archery',
    card: 'Archery',
    words: 'transfer',
  },
  {
    game: 'age-of-innovation',
    all: 19,
    part: 'Innovations and competencies',
    filter: 'Coins',
    name: 'Moles',
    card: 'faction-moles',
    words: 'tunnel',
  },
  {
    game: 'inventions',
    all: 48,
    part: 'Milestones',
    filter: 'Economy',
    name: 'Wheel',
    card: 'card-wheel',
    words: 'axle',
  },
]

for (const { game, all, part, filter, name, card, words } of GAMES) {
  test(`all of ${game} can be looked up`, async ({ page }) => {
    await prefer(page, HURRIED)
    await page.goto(`/cards/${game}`)
    await expect(grid(page)).toHaveCount(all)

    await test.step('filters leave the others in their places, faint', async () => {
      await page.getByRole('checkbox', { name: filter, exact: false }).first().check({ force: true })
      const faint = page.locator('.faint')
      await expect(faint).not.toHaveCount(0)
      await expect(grid(page)).toHaveCount(all)
      await page.getByRole('checkbox', { name: 'Show the others faintly' }).uncheck()
      await expect(faint).toHaveCount(0)
      expect(await grid(page).count()).toBeLessThan(all)
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(grid(page)).toHaveCount(all)
    })

    await test.step('words find it, and its address names it', async () => {
      await page.getByRole('searchbox', { name: 'Name or word' }).fill(words)
      await expect(page.locator('.found')).not.toHaveCount(0)
      await grid(page).filter({ hasText: name }).first().click()
      await expect(opened(page).getByRole('heading', { level: 2 })).toHaveText(name)
      expect(new URL(page.url()).searchParams.get('card')).toBe(card)
      await page.getByRole('searchbox', { name: 'Name or word' }).fill('')
      await page.reload()
      await expect(opened(page).getByRole('heading', { level: 2 })).toHaveText(name)
    })

    await test.step('arrows walk over the grid', async () => {
      await page.locator('[data-entry][aria-current]').focus()
      await page.keyboard.press('ArrowRight')
      await expect(opened(page).getByRole('heading', { level: 2 })).not.toHaveText(name)
      const beside = new URL(page.url()).searchParams.get('card')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowLeft')
      expect(beside).not.toBe(card)
      await expect(page.locator('[data-entry]:focus')).toHaveCount(1)
      // One stop for the tab key, however many there are.
      await expect(page.locator('[data-entry][tabindex="0"]')).toHaveCount(1)
    })

    expect(await violations(page)).toEqual([])
    await picture(page, `cards-${game}-desk`)
    await page.getByRole('button', { name: part }).click()
    await expect(page.getByRole('button', { name: part })).toHaveAttribute('aria-pressed', 'true')
    await expect(grid(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
}

test('on a phone what is open lies over the others, in German', async ({ somebody }) => {
  test.slow()
  const page = await somebody({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    colorScheme: 'dark',
  })
  await prefer(page, { ...HURRIED, language: 'de' })
  for (const { game } of GAMES) {
    await page.goto(`/cards/${game}`)
    await grid(page).first().waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(wide, `${game} scrolls sideways`).toBe(false)
    expect(await violations(page)).toEqual([])
    await grid(page).nth(2).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    expect(new URL(page.url()).searchParams.has('card')).toBe(true)
    expect(await violations(page)).toEqual([])
    await picture(page, `cards-${game}-phone`)
    await sheet.getByRole('button', { name: 'Schließen' }).tap()
    await expect(sheet).toHaveCount(0)
    await expect(page).not.toHaveURL(/card=/)
  }
})

test('rulings stand at their card, and lead to the rules', async ({ page }) => {
  await page.goto('/cards/innovation?card=Rocketry')
  await expect(opened(page)).toContainText('chance decides')
  await page.goto('/cards/age-of-innovation?card=palace-16')
  await expect(opened(page)).toContainText('may be left on the planning display')
  await opened(page).getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL(/\/rules\/age-of-innovation#upgrade$/)
})

test('every example of the rules can be stepped through', async ({ page }) => {
  test.slow()
  for (const { game } of GAMES) {
    await page.goto(`/rules/${game}`)
    const examples = page.locator('[data-example]')
    await expect(examples.first()).toBeAttached()
    const count = await examples.count()
    expect(count).toBeGreaterThanOrEqual(3)
    for (let index = 0; index < count; index++) {
      const example = examples.nth(index)
      await example.scrollIntoViewIfNeeded()
      await expect(example.locator('section.board')).toBeAttached()
      const next = example.getByRole('button', { name: 'Next' })
      while ((await next.count()) > 0) {
        await expect(next).toBeEnabled()
        await next.click()
        await expect(example.getByRole('list', { name: 'What happened' }).getByRole('listitem')).not.toHaveCount(0)
      }
      await example.getByRole('button', { name: 'Back' }).click()
      await expect(next).toHaveCount(1)
    }
    // No choice was refused.
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await picture(page, `rules-examples-${game}-desk`)
  }
})

test('the rules are searched, and their contents follow the reader', async ({ page }) => {
  await page.goto('/rules/innovation')
  await page.getByRole('searchbox').fill('archery')
  await expect(page.locator('search').getByRole('link', { name: 'Archery' })).toBeVisible()
  await page.getByRole('searchbox').fill('tuck')
  await expect(page.locator('search').getByText('Words on the cards')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page
    .locator('search')
    .getByRole('link', { name: /Words on the cards/ })
    .click()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.locator('[aria-current]')).toHaveText('Words on the cards')
})

test('what bots won with stands at the card, as the lab measured it', async ({ page }) => {
  for (const { game } of GAMES) {
    await page.request.get('/api/me')
    const { series } = (await (await page.request.get(`/api/games/${game}/winnings`)).json()) as WinningsOfGame
    const [way] = series[0]?.ways ?? []
    const [anchor, won] = Object.entries(way?.won ?? {})[0] ?? []
    if (!way || anchor === undefined || !won) throw new Error(`nothing was measured of ${game}`)
    await page.goto(`/cards/${game}?card=${encodeURIComponent(anchor)}`)
    const line = opened(page).locator(`[data-way="${way.name}"]`)
    await expect(line).toContainText(`${String(Math.round(won.won / 10))} % of ${won.games.toLocaleString('en')} games`)
    await expect(line).toContainText(`${String(Math.round(won.low / 10))} to ${String(Math.round(won.high / 10))} %`)
    await opened(page).getByText('How this was measured').click()
    await expect(opened(page)).toContainText(
      `${(series[0]?.games ?? 0).toLocaleString('en')} games in which the same bot`,
    )
    expect(await violations(page)).toEqual([])
    await picture(page, `cards-won-${game}`)
  }
})

test('over a table the rules have their examples', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 4 })}`)
  await offers(page).first().waitFor()
  await page.locator('.ask .rules').click()
  const sheet = page.getByRole('dialog')
  const example = sheet.locator('[data-example]').first()
  await example.scrollIntoViewIfNeeded()
  await expect(example.locator('section.board')).toBeAttached()
  await example.getByRole('button', { name: 'Next' }).click()
  await expect(example.getByRole('list', { name: 'What happened' }).getByRole('listitem')).not.toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await picture(page, 'rules-table-desk')
  // The table is as it was.
  await page.keyboard.press('Escape')
  await expect(offers(page).first()).toBeVisible()
})

test('from a table one reads on about a card, and comes back', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 4 })}`)
  await offers(page).first().waitFor()
  // Something must have happened that the log can tell of.
  await clickSome(page, 0)
  await page.getByRole('tab', { name: 'Log' }).click()
  const term = page.locator('.log .term').last()
  await term.click()
  await page.locator('.explain').getByRole('button', { name: 'All about it' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('In this match')
  expect(await violations(page)).toEqual([])
  await picture(page, 'cards-table-desk')
  await sheet.getByRole('link', { name: 'The cards' }).click()
  await expect(page.getByRole('dialog')).toContainText('the rules')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(offers(page).first()).toBeVisible()
})

test('the way to cards and rules of every game', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Cards and rules' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cards and rules')
  await expect(page.getByRole('link', { name: /^All cards and tiles/ })).toHaveCount(3)
  expect(await violations(page)).toEqual([])
  await picture(page, 'cards-hub-desk')
  await page.locator('main a[href="/rules/innovation"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innovation: the rules')
})
