// All puzzles, solved through their page by their own solution; what is said to a wrong choice; the puzzle of the day,
// rows, themes, keyboard and phone.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE } from './phone'
import type { PuzzleEntry, PuzzleList, PuzzleMoment } from '../src/protocol'

const GAMES = [
  { game: 'innovation', least: 100 },
  { game: 'age-of-innovation', least: 50 },
  { game: 'inventions', least: 50 },
] as const

const listed = async (page: Page): Promise<readonly PuzzleEntry[]> =>
  ((await (await page.request.get('/api/puzzles/en')).json()) as PuzzleList).puzzles

/** What the server says to these choices, and which one solves. */
async function ask(page: Page, { game, id }: PuzzleEntry, choices: readonly string[]): Promise<PuzzleMoment> {
  const answer = await page.request.post(`/api/games/${game}/puzzles/${id}`, { data: { choices, help: true } })
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as PuzzleMoment
}

async function solutionOf(page: Page, puzzle: PuzzleEntry): Promise<string[]> {
  const choices: string[] = []
  for (;;) {
    const { next, verdict } = await ask(page, puzzle, choices)
    if (verdict === 'solved') return choices
    expect(next, `${puzzle.id} after ${choices.join(', ')}`).not.toBeNull()
    choices.push(next ?? '')
  }
}

const offered = (page: Page, choice: string) => page.locator(`.panel details.offers [data-choice="${choice}"]`)
/** On a phone the list opens first. */
async function take(page: Page, choice: string): Promise<void> {
  await expect(async () => {
    if (!(await offered(page, choice).isVisible())) await page.locator('.panel details.offers summary').click()
    await expect(offered(page, choice)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await offered(page, choice).click()
}
const phase = (page: Page, is: string) => expect(page.locator('.puzzle')).toHaveAttribute('data-phase', is)

async function solve(page: Page, choices: readonly string[]): Promise<void> {
  for (const [i, choice] of choices.entries()) {
    await take(page, choice)
    await phase(page, i === choices.length - 1 ? 'solved' : 'asked')
  }
}

for (const { game, least } of GAMES) {
  test(`all puzzles of ${game} are solved through their page`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await prefer(page, HURRIED)
    await page.goto('/about')
    const puzzles = (await listed(page)).filter((puzzle) => puzzle.game === game)
    expect(puzzles.length).toBeGreaterThanOrEqual(least)
    for (const puzzle of puzzles) {
      await test.step(puzzle.id, async () => {
        const choices = await solutionOf(page, puzzle)
        expect(choices.length, puzzle.id).toBeGreaterThanOrEqual(2)
        await page.goto(`/puzzles/${game}/${puzzle.id}`)
        await solve(page, choices)
        await expect(page.locator('.panel .end h2')).toHaveText('Solved!')
        await expect(page.locator('.panel .end .bots')).toContainText('Nobody told the bots what is asked')
        const untold = await page
          .locator('.panel')
          .getByText(/puzzles?-[a-z-]+/)
          .allTextContents()
        expect(untold, puzzle.id).toEqual([])
      })
    }
    await page.goto('/puzzles')
    await expect(page.locator(`#${game} .list a.solved`)).toHaveCount(puzzles.length)
  })
}

for (const { language, look, touch } of [
  { language: 'en', look: { viewport: { width: 1366, height: 768 } }, touch: false },
  { language: 'de', look: PHONE, touch: true },
] as const) {
  const size = touch ? 'phone' : 'desk'
  test(`a puzzle is tried, missed, shown and solved: ${size}, ${language}`, async ({ somebody }) => {
    const page = await somebody({ ...look, reducedMotion: 'reduce' })
    await prefer(page, { ...HURRIED, language })
    await page.goto('/learn')
    await expect(page.locator('.day')).toBeVisible()
    await page.locator('.day .ways a').nth(1).click()
    await expect(page).toHaveURL(/\/puzzles$/)
    await expect(page.locator('.game .list').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await picture(page, `puzzles-${size}`, true)

    for (const game of GAMES.map((each) => each.game)) {
      const [puzzle] = (await listed(page)).filter((each) => each.game === game)
      if (!puzzle) throw new Error(`there is no puzzle of ${game}`)
      await page.goto(`/puzzles/${game}/${puzzle.id}`)
      await phase(page, 'asked')
      expect(await violations(page)).toEqual([])
      await picture(page, `puzzle-${game}-${size}`)
      const choices = await solutionOf(page, puzzle)
      const first = await ask(page, puzzle, [])
      const tried = await Promise.all(
        (first.question?.offers ?? []).map(async ({ choice }) => ({ choice, then: await ask(page, puzzle, [choice]) })),
      )
      const wrong = tried.find(({ then }) => then.verdict !== 'open' && then.verdict !== 'solved')
      if (!wrong) throw new Error(`nothing is wrong in ${puzzle.id}`)
      await take(page, wrong.choice)
      await expect(page.locator('.panel .oops')).toBeVisible()
      await picture(page, `puzzle-wrong-${game}-${size}`)
      await expect(page.locator('.puzzle')).toHaveAttribute('data-phase', 'asked')
      // What is shown counts for nothing.
      for (let i = 0; i < choices.length; i++) {
        await phase(page, 'asked')
        await page.locator('.panel footer .button').nth(1).click()
      }
      await phase(page, 'solved')
      expect(await violations(page)).toEqual([])
      await page.locator('.panel .more button').click()
      await phase(page, 'asked')
      await solve(page, choices)
      await picture(page, `puzzle-solved-${game}-${size}`)
      await page.locator('.panel .more a').click()
      await expect(page.locator(`#${game} .list a.solved`)).toHaveCount(1)
    }
  })
}

test('the puzzle of the day counts days in a row, and leads on by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await prefer(page, HURRIED)
  const puzzles = await listed(page)
  for (const [day, days] of [
    ['2026-11-18', 'One day'],
    ['2026-11-19', '2 days'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`))
    await page.goto('/puzzles')
    await page.locator('.day .ways a').first().focus()
    await page.keyboard.press('Enter')
    await phase(page, 'asked')
    const [, , game, id] = new URL(page.url()).pathname.split('/')
    const puzzle = puzzles.find((each) => each.game === game && each.id === id)
    if (!puzzle) throw new Error('it is listed')
    for (const choice of await solutionOf(page, puzzle)) {
      await offered(page, choice).focus()
      await page.keyboard.press('Enter')
      await expect(offered(page, choice)).toHaveCount(0)
    }
    await phase(page, 'solved')
    await expect(page.locator('.panel a.big')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(new RegExp(`${id ?? ''}$`))
    await page.goto('/learn')
    await expect(page.locator('.day .days')).toContainText(days)
  }
  await page.goto('/puzzles')
  await expect(page.locator('.puzzles header .row')).toContainText('2 solved')
})

test('the lobby leads to the puzzle of the day', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/')
  await page.getByRole('region', { name: 'Puzzle of the day' }).getByRole('link', { name: 'Solve' }).click()
  await phase(page, 'asked')
  const today = new URL(page.url()).pathname
  await page.goto('/puzzles')
  await expect(page.locator('.day .ways a').first()).toHaveAttribute('href', today)
})

test('a list by theme, and a puzzle that does not exist', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/puzzles')
  const own = page.locator('#innovation')
  await expect(own.locator('.list a').first()).toBeVisible()
  const all = await own.locator('.list a').count()
  await own.getByRole('button', { name: 'Win', exact: true }).click()
  await expect(own.getByRole('button', { name: 'Win', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const some = await own.locator('.list a').count()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  await page.goto('/puzzles/innovation/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.puzzle')).toHaveCount(0)
})
