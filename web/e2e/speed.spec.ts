// What makes the client quick: few requests, small files, and no more of the page made anew than has changed.
// Counted, not timed: machines differ, and this one may be busy; what people wait for is measured by hand
// (docs/performance.md).

import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { HURRIED, expect, prefer, test, type Page } from './base'
import { BOT, ME, clickSome, lay, offers } from './table'
import { Wire } from './wire'

const report = (type: string, description: string) => {
  test.info().annotations.push({ type, description })
  console.log(`    ${type}: ${description}`)
}
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

test('a page that can be played takes few requests', async ({ page }) => {
  await prefer(page, HURRIED)
  const asked: string[] = []
  let files = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname.replace(/[0-9a-f]{16}/, 'ID'))
    else files++
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play Innovation against a bot' })).toBeEnabled()
  expect(asked.toSorted()).toEqual(['/api/announcement', '/api/games', '/api/lobby', '/api/me', '/api/texts/en'])
  const lobby = files
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await offers(page).first().waitFor()
  expect(asked.slice(5).toSorted()).toEqual([
    '/api/games/innovation/components',
    '/api/games/innovation/texts/en',
    '/api/matches',
    '/api/matches/ID',
  ])
  report('files', `the lobby loads ${String(lobby)}, a table ${String(files)}`)
  // Two fonts and a picture of each game are among them.
  expect(lobby).toBeLessThanOrEqual(24)
  expect(files).toBeLessThanOrEqual(36)
})

test('the client is small', async ({ page }) => {
  const dist = fileURLToPath(new URL('../dist/', import.meta.url))
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = new Map<string, number>()
  for (const { parentPath, name } of files) sizes.set(name, gzipSync(await readFile(`${parentPath}/${name}`)).length)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)

  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.split('/').at(-1) ?? ''))
  const sum = (without = /^$/) =>
    [...sizes]
      .filter(([name]) => (loaded.has(name) || name === 'index.html') && !without.test(name))
      .reduce((all, [, size]) => all + size, 0)
  await prefer(page, HURRIED)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play Innovation against a bot' })).toBeEnabled()
  const lobby = sum(/^Illustration/)
  await page.waitForLoadState('networkidle')
  const pictured = sum()
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await offers(page).first().waitFor()
  // Pictures come when the first of them is shown.
  await page.waitForLoadState('networkidle')
  const table = sum()
  report(
    'client, gzipped',
    `everything ${kilobytes(total)}; the lobby loads ${kilobytes(lobby)}, with its pictures ${kilobytes(pictured)}, ` +
      `and with a table ${kilobytes(table)}`,
  )
  expect(total).toBeLessThan(850 * 1024)
  expect(lobby).toBeLessThan(200 * 1024)
  expect(pictured).toBeLessThan(220 * 1024)
  expect(table).toBeLessThan(400 * 1024)

  // What the games say comes from the server; a table without expansions does not load their words.
  const words = async (path: string) => gzipSync(await (await page.request.get(`/api/${path}/en`)).body()).length
  const [pages, game] = [await words('texts'), await words('games/innovation/texts')]
  report('words, gzipped', `of the pages ${kilobytes(pages)}, of a table of Innovation ${kilobytes(game)}`)
  expect(pages).toBeLessThan(18 * 1024)
  expect(game).toBeLessThan(11 * 1024)
})

/** Begins to count the elements that are put into the page. */
async function countNewElements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { elements: 0 }
    Object.assign(window, { counted })
    const size = (node: Node) => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) counted.elements += size(node)
    }).observe(document.body, { subtree: true, childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { counted: { elements: number } }).counted.elements)
}

test('a choice makes only that anew what it changes', async ({ page }) => {
  const CHOICES = 12
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 4 })}`)
  await offers(page).first().waitFor()
  await page.locator('.innovation .mine').waitFor()
  const made = await countNewElements(page)
  const before = wire.states.length
  for (let clicks = 0; clicks < CHOICES; clicks++) {
    const { version } = await wire.until((state) => state.question !== null)
    await offers(page).first().waitFor()
    await clickSome(page, clicks + 1)
    await wire.until((state) => state.version > version && state.question !== null)
  }
  await offers(page).first().waitFor()
  const states = wire.states.length - before
  const all = await page.evaluate(() => document.querySelectorAll('*').length)
  const each = (await made()) / states
  report('new elements', `${each.toFixed(1)} for each of ${String(states)} states, of ${String(all)} in the page`)
  // A page that is made anew for every state would make them all.
  expect(each).toBeLessThan(75)
})

for (const [game, players] of [
  ['innovation', 4],
  ['age-of-innovation', 5],
  ['inventions', 4],
] as const)
  test(`a table of ${game} is laid in parts, the question first`, async ({ page }) => {
    await prefer(page, HURRIED)
    // How many elements every turn of the page's work has made, and whether there were offers after it.
    await page.addInitScript(() => {
      const turns: { elements: number; asked: boolean }[] = []
      Object.assign(window, { turns })
      const size = (node: Node) => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0)
      new MutationObserver((changes) => {
        let elements = 0
        for (const { addedNodes } of changes) for (const node of addedNodes) elements += size(node)
        turns.push({ elements, asked: document.querySelector('.offer') !== null })
      }).observe(document, { subtree: true, childList: true })
    })
    await page.goto(`/match/${await lay(page, [ME, ...Array<typeof BOT>(players - 1).fill(BOT)], { game, seed: 7 })}`)
    await offers(page).first().waitFor()
    await page.waitForLoadState('networkidle')
    const turns = await page.evaluate(
      () => (window as unknown as { turns: { elements: number; asked: boolean }[] }).turns,
    )
    const asked = turns.findIndex((turn) => turn.asked)
    const most = Math.max(...turns.map(({ elements }) => elements))
    report('elements', `${String(turns[asked]?.elements)} until something is asked, ${String(most)} at most at once`)
    expect(most).toBeGreaterThan(turns[asked]?.elements ?? 0)
    expect(most).toBeLessThan(1300)
  })
