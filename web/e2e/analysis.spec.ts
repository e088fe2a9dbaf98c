import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Analysis } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, prefer, test, type Page } from './base'
import { uploaded } from './table'

const analysis = (page: Page) => page.locator('.analysis')
const jumps = (page: Page) => analysis(page).getByRole('button', { name: /instead of|statt/ })
const complete = (page: Page) =>
  expect(page.getByText(/Every choice has been looked at|Jede Wahl ist angesehen/)).toBeAttached({ timeout: 30_000 })

test('a finished match is analysed, and its turning points lead to their moments', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto(`/match/${await uploaded(page)}/replay`)
  await page.getByRole('radio', { name: 'Analysis' }).check()
  await expect(page).toHaveURL(/part=analysis$/)
  await expect(analysis(page).locator('canvas')).toBeVisible()
  await complete(page)
  await expect(analysis(page).getByRole('progressbar')).toHaveCount(0)
  await expect(analysis(page).locator('.legend')).toContainText(/greedy A \d+%/)
  expect(await violations(page)).toEqual([])

  const position = page.getByRole('slider', { name: 'Position in the match' })
  await test.step('by click', async () => {
    const first = jumps(page).first()
    await expect(first).toContainText(/Choice \d+, (greedy A|random B)/)
    await expect(first).toContainText(/\d+% instead of \d+%/)
    await expect(first).toContainText(/Played: .+Better: .+/s)
    const number = /Choice (\d+)/.exec(await first.innerText())?.[1] ?? ''
    await first.click()
    await expect(position).toHaveValue(number)
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(analysis(page).locator('.here')).toContainText(
      new RegExp(`Choice ${number}, .*Played: wins \\d+% of the time.*Better:`, 's'),
    )
  })

  await test.step('by key', async () => {
    const last = jumps(page).last()
    const number = /Choice (\d+)/.exec(await last.innerText())?.[1] ?? ''
    await last.focus()
    await page.keyboard.press('Enter')
    await expect(position).toHaveValue(number)
  })

  await test.step('in the chart', async () => {
    const over = analysis(page).locator('.u-over')
    const width = (await over.boundingBox())?.width ?? 0
    await over.click({ position: { x: width * 0.5, y: 20 } })
    const of = Number(await position.getAttribute('max'))
    await expect.poll(async () => Math.abs(Number(await position.inputValue()) - of / 2)).toBeLessThan(3)
  })

  await test.step('the link leads others to the same', async () => {
    await page.reload()
    await expect(analysis(page)).toBeVisible()
    await complete(page)
  })
})

test('on a phone, in German, the board comes into sight', async ({ somebody }) => {
  const page = await somebody({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
    colorScheme: 'dark',
  })
  await prefer(page, HURRIED)
  await page.goto(`/match/${await uploaded(page)}/replay?part=analysis`)
  await expect(analysis(page).getByRole('heading', { name: 'Siegchance' })).toBeInViewport()
  await complete(page)
  // The analysis stands at the top of what scrolls, and the page around it does not scroll.
  const top = async () => (await page.locator('section.panel').boundingBox())?.y ?? 844
  await expect.poll(top).toBeLessThan(120)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await violations(page)).toEqual([])
  const board = page.getByRole('region', { name: 'Tisch' })
  await jumps(page).first().tap()
  await expect(page.locator('.scrubber .caption')).toContainText('wählte')
  await expect.poll(async () => Math.round((await board.boundingBox())?.y ?? -1)).toBeGreaterThanOrEqual(0)
  await page.locator('.here').scrollIntoViewIfNeeded()
  await expect(page.locator('.here')).toContainText(/Gespielt: gewinnt in \d+\s%/)
})

test('a match that is played has no analysis', async ({ page }) => {
  await page.request.get('/api/me')
  const wish = {
    game: 'innovation',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }],
    public: false,
    limit: 0,
  }
  const { id } = (await (await page.request.post('/api/matches', { data: wish })).json()) as { id: string }
  await page.goto(`/match/${id}/replay?part=analysis`)
  await expect(page.getByRole('region', { name: 'This moment' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Analysis' })).toHaveCount(0)
  expect((await page.request.get(`/api/matches/${id}/analysis`)).status()).toBe(403)
})

for (const game of [
  'innovation/tests/records/expansions/cities-figures-5-seats',
  'age-of-innovation/tests/records/4-seats',
  'inventions/tests/records/3-seats',
]) {
  test(`every game can be analysed: ${game.split('/')[0] ?? ''} ${game.split('/').at(-1) ?? ''}`, async ({ page }) => {
    const record = await readFile(fileURLToPath(new URL(`../../crates/${game}.record`, import.meta.url)), 'utf8')
    await page.request.get('/api/me')
    const answer = await page.request.post('/api/records', { data: record, headers: { 'content-type': 'text/plain' } })
    const { id } = (await answer.json()) as { id: string }
    const known = async () => (await (await page.request.get(`/api/matches/${id}/analysis`)).json()) as Analysis
    await expect.poll(async () => (await known()).points.length, { timeout: 20_000 }).toBeGreaterThan(4)
    const { points } = await known()
    for (const { expected, best, played } of points) {
      expect(Math.abs(expected.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(0.01)
      expect(best.visits).toBeGreaterThanOrEqual(played.visits)
    }
    await page.goto(`/match/${id}/replay?part=analysis&at=0`)
    await expect(analysis(page).locator('canvas')).toBeVisible()
    await expect(analysis(page).locator('.legend b').first()).toHaveText(/^(\d+%)?$/)
  })
}
