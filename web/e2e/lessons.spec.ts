// All lessons, played through their page: every place that they speak of is on the board and can be seen, a mistake is
// answered, and the right act leads on.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE } from './phone'
import type { LessonEntry, LessonList, LessonScript, LessonStep } from '../src/protocol'

const DEVICES = [
  { language: 'en', look: { viewport: { width: 1366, height: 768 } }, touch: false },
  { language: 'de', look: PHONE, touch: true },
] as const
const GAMES = ['innovation', 'age-of-innovation', 'inventions'] as const

const placeName = (written: string) => written.replace(/^@/, '')
const isPlace = (at: string) => at.startsWith('@') || at.includes(':')
const next = (page: Page) => page.locator('.panel footer .next')
const mistake = (page: Page) => page.locator('.panel .oops')
const title = (page: Page) => page.locator('.panel h2')

function placesOf(step: LessonStep): string[] {
  const taps = step.task.kind === 'tap' ? step.task.places : []
  return [...new Set([...step.point, ...taps, ...step.wrong.map(({ at }) => at).filter(isPlace)].map(placeName))]
}

/** Which of the places are not drawn anywhere. */
function absent(page: Page, places: readonly string[]): Promise<string[]> {
  return page.evaluate((places) => {
    const named = [...document.querySelectorAll('section.board :is([data-place], [data-anchor])')]
    const names = (element: Element) => [
      ...(element.getAttribute('data-place')?.split('|') ?? []),
      element.getAttribute('data-anchor'),
    ]
    const drawn = (element: Element) => element.getBoundingClientRect().width > 0
    return places.filter((place) => !named.some((element) => names(element).includes(place) && drawn(element)))
  }, places)
}

/** How many places are bright, within what is seen of the board. */
const brightPlaces = (page: Page) => page.locator('.pointer mask path').count()

async function answerWrongly(page: Page, step: LessonStep): Promise<boolean> {
  const { task } = step
  if (task.kind === 'answer') {
    await page
      .locator('.answers button')
      .nth(task.right === 1 ? 1 : 0)
      .click()
    return true
  }
  const wrong = step.wrong.map(({ at }) => at)
  if (task.kind === 'tap') {
    const right = task.places.map(placeName)
    const place = wrong
      .filter(isPlace)
      .map(placeName)
      .find((each) => !right.includes(each))
    if (place === undefined) return false
    await pressTarget(page, place)
    return true
  }
  const choice = wrong.find((at) => !isPlace(at))
  if (choice === undefined) return false
  await chooseFromList(page, choice)
  return true
}

/** By keyboard, for which every place of the task is a button. */
async function pressTarget(page: Page, place: string): Promise<void> {
  await page.locator(`[data-target="${place}"]`).focus({ timeout: 5000 })
  await page.keyboard.press('Enter')
}

async function chooseFromList(page: Page, choice: string): Promise<void> {
  const list = page.locator('.panel details.offers')
  const offer = list.locator(`[data-choice="${choice}"]`)
  // It may open by itself meanwhile.
  await expect(async () => {
    if (!(await offer.isVisible())) await list.locator('summary').click()
    await expect(offer).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 10_000 })
  await offer.click()
}

async function act(page: Page, { task }: LessonStep): Promise<void> {
  if (task.kind === 'answer')
    await page
      .locator('.answers button')
      .nth(task.right - 1)
      .click()
  else if (task.kind === 'tap') await pressTarget(page, placeName(task.places[0] ?? ''))
  else await chooseFromList(page, task.choices[0] ?? '')
}

async function playLesson(page: Page, script: LessonScript): Promise<string[]> {
  const problems: string[] = []
  await page.goto(`/learn/${script.game}/${script.name}`)
  for (const [i, step] of script.steps.entries()) {
    const where = `${script.game}/${script.name}, ${step.name}`
    await expect(page.locator('.lesson'), where).toHaveAttribute('data-step', step.name)
    await expect(next(page), where).toBeDisabled()
    // Drawers and sheets open for what must be seen; on a phone one sheet is seen, with what is to be tapped.
    const phone = (page.viewportSize()?.width ?? 0) <= 860
    const needed = !phone ? step.point : step.task.kind === 'tap' ? step.task.places.slice(0, 1) : []
    const missing = () => absent(page, needed.map(placeName))
    await expect
      .poll(missing, { timeout: 3000 })
      .toEqual([])
      .catch(async () => {
        problems.push(`${where}: not on the board: ${(await missing()).join(', ')}`)
      })
    if (step.point.length > 0)
      await expect
        .poll(() => brightPlaces(page), { timeout: 3000 })
        .toBeGreaterThan(0)
        .catch(() => problems.push(`${where}: nothing that it points at is seen`))
    const elsewhere = await absent(
      page,
      placesOf(step).filter((place) => !step.point.map(placeName).includes(place)),
    )
    // On a phone what is wrong may lie on another sheet.
    if (elsewhere.length > 0 && !phone) problems.push(`${where}: not on the board: ${elsewhere.join(', ')}`)
    const untold = await page
      .locator('.panel')
      .getByText(/lesson-[a-z-]+|learn-[a-z-]+/)
      .allTextContents()
    if (untold.length > 0) problems.push(`${where}: no words for ${untold.join(', ')}`)
    if (elsewhere.length === 0 && (await answerWrongly(page, step))) {
      await expect(mistake(page), where).toBeVisible()
      await expect(next(page), where).toBeDisabled()
    }
    await act(page, step)
    await expect(next(page), where).toBeEnabled()
    await expect(mistake(page), where).toHaveCount(0)
    await expect(next(page), where).toBeFocused()
    await page.keyboard.press('Enter')
    if (i < script.steps.length - 1) await expect(title(page), where).toBeFocused()
  }
  await expect(page.locator('.panel .end')).toBeVisible()
  return problems
}

const lessonsOf = async (page: Page, language: string): Promise<readonly LessonEntry[]> =>
  ((await (await page.request.get(`/api/lessons/${language}`)).json()) as LessonList).lessons

for (const { language, look, touch } of DEVICES) {
  for (const game of GAMES) {
    test(`all lessons of ${game}: ${touch ? 'phone' : 'desk'}, ${language}`, async ({ somebody }) => {
      test.setTimeout(600_000)
      const page = await somebody({ ...look, reducedMotion: 'reduce' })
      await prefer(page, { ...HURRIED, language })
      await page.goto('/about')
      const problems: string[] = []
      for (const { name } of (await lessonsOf(page, language)).filter((each) => each.game === game)) {
        const address = `/api/games/${game}/lessons/${name}/${language}`
        const script = (await (await page.request.get(address)).json()) as LessonScript
        await test.step(name, async () => problems.push(...(await playLesson(page, script))))
      }
      expect(problems).toEqual([])
    })
  }
}

for (const { language, look, touch } of DEVICES) {
  test(`a lesson is learned by hand and kept: ${touch ? 'phone' : 'desk'}, ${language}`, async ({ somebody }) => {
    const page = await somebody(look)
    await prefer(page, { speed: 'fast', language })
    await page.goto('/learn')
    const size = touch ? 'phone' : 'desk'
    const [first] = (await lessonsOf(page, language)).filter(({ game }) => game === 'innovation')
    if (!first) throw new Error('there are no lessons')
    const road = page.locator('#innovation')
    await expect(road.locator('.station.next')).toContainText(first.title)
    expect(await violations(page)).toEqual([])
    await picture(page, `learn-${size}`, true)

    await road.locator('.head .go').click()
    const dots = page.locator('.bar .dots i.done')
    const script = (await (
      await page.request.get(`/api/games/innovation/lessons/${first.name}/${language}`)
    ).json()) as LessonScript
    await expect(title(page)).toBeVisible()
    await page.waitForTimeout(600)
    expect(await violations(page)).toEqual([])
    await picture(page, `lesson-${size}`)

    await test.step('being shown it is a way, too', async () => {
      await page.locator('.panel footer .button').nth(1).click()
      await expect(next(page)).toBeEnabled()
      await next(page).click()
      await expect(page.locator('.lesson')).toHaveAttribute('data-step', script.steps[1]?.name ?? '')
    })

    await test.step('leaving keeps the place', async () => {
      await page.goto('/learn')
      await road.locator('.head .go').click()
      await expect(page.locator('.lesson')).toHaveAttribute('data-step', script.steps[1]?.name ?? '')
      expect(await dots.count()).toBeGreaterThan(0)
    })

    await test.step('one can step back, and go on where one has been', async () => {
      await page.locator('.panel footer .button').first().click()
      await expect(page.locator('.lesson')).toHaveAttribute('data-step', script.steps[0]?.name ?? '')
      await expect(next(page)).toBeEnabled()
      await next(page).click()
    })

    await test.step('what is done is ticked on the road', async () => {
      for (let step = 1; step < script.steps.length; step++) {
        await page.locator('.panel footer .button').nth(1).click()
        await next(page).click()
      }
      await picture(page, `lesson-end-${size}`)
      await page.locator('.panel .end .more a').click()
      await expect(road.locator('.station.done')).toHaveCount(1)
    })
  })
}

test('what was learned follows the person into another browser', async ({ page, somebody }) => {
  const learned = (method: string) =>
    page.waitForResponse((response) => response.request().method() === method && /learned/.test(response.url()))
  await prefer(page, HURRIED)
  const known = learned('GET')
  await page.goto('/learn')
  // Or else this page would tell what is kept below, and be left before it heard the answer.
  await known
  const register = await page.request.post('/api/account', { data: { account: 'ada', password: 'correct horse' } })
  expect(register.ok()).toBe(true)
  const [first] = (await lessonsOf(page, 'en')).filter(({ game }) => game === 'innovation')
  if (!first) throw new Error('there are no lessons')
  const kept = JSON.stringify({ [`innovation/${first.name}`]: { step: 0, done: true } })
  await page.evaluate((stored) => localStorage.setItem('innovarium.lessons', stored), kept)
  const told = learned('POST')
  await page.goto('/learn')
  expect((await told).ok()).toBe(true)

  const other = await somebody({})
  await other.goto('/learn')
  await expect(other.locator('#innovation .station.done')).toHaveCount(0)
  const login = await other.request.post('/api/login', { data: { account: 'ada', password: 'correct horse' } })
  expect(login.ok()).toBe(true)
  await other.goto('/learn')
  await expect(other.locator('#innovation .station.done')).toHaveCount(1)
})

test('a place is tapped on the board itself', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/learn/innovation/your-board')
  const { steps } = (await (
    await page.request.get('/api/games/innovation/lessons/your-board/en')
  ).json()) as LessonScript
  const taps = steps.findIndex(({ task }) => task.kind === 'tap')
  expect(taps, 'something is tapped in it').toBeGreaterThanOrEqual(0)
  for (let step = 0; step < taps; step++) {
    await page.locator('.panel footer .button').nth(1).click()
    await next(page).click()
  }
  const { task } = steps[taps] ?? {}
  const places = task?.kind === 'tap' ? task.places.map(placeName) : []
  await expect(title(page)).toBeVisible()
  await page.locator('section.board [data-place="supply:7"]').first().click()
  await expect(mistake(page)).toBeVisible()
  await page.locator(`section.board :is([data-place~="${places[0]}"], [data-anchor="${places[0]}"])`).first().click()
  await expect(next(page)).toBeEnabled()
})

test('the lobby leads to the lessons of a game, and the road to a first match', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/')
  await page.getByRole('link', { name: 'Learn Inventions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn by playing')
  await expect(page.locator('#inventions')).toBeInViewport()
  await page.getByRole('button', { name: 'First match of Innovation' }).click()
  await expect(page).toHaveURL(/\/match\//)
})
