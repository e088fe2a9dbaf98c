// How the main pages look: pictures that were looked at by people, and that a change must not change unnoticed. To take
// them anew: npx playwright test looks --update-snapshots, and look at every one.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { HURRIED, expect, prefer, test, type Page } from './base'

const RECORDS = {
  innovation: { file: 'innovation/tests/records/deluxe-2017-2-seats', at: 60 },
  'age-of-innovation': { file: 'age-of-innovation/tests/records/rules-2-4-seats-draft', at: 120 },
  inventions: { file: 'inventions/tests/records/rules-2-4-seats', at: 110 },
}
const SIZES = { desk: { width: 1366, height: 768 }, phone: { width: 390, height: 844 } }

/** Every version of a browser draws letters a little differently; a board that lost its pictures differs more. */
const LIKE = { maxDiffPixelRatio: 0.06, threshold: 0.25, animations: 'disabled', scale: 'device' } as const

// A quarter of the pixels shows all that matters.
test.use({ deviceScaleFactor: 0.5 })

async function upload(page: Page, file: string): Promise<string> {
  await page.request.get('/api/me')
  const path = fileURLToPath(new URL(`../../crates/${file}.record`, import.meta.url))
  const data = await readFile(path, 'utf8')
  const answer = await page.request.post('/api/records', { data, headers: { 'content-type': 'text/plain' } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: string }).id
}

/** Pictures and fonts come after the page. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

for (const [game, { file, at }] of Object.entries(RECORDS))
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of ['light', 'dark'] as const) {
      if (size === 'phone' && theme === 'dark') continue
      test(`a table of ${game}: ${size}, ${theme}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await prefer(page, { ...HURRIED, theme })
        await page.goto(`/match/${await upload(page, file)}/replay?at=${String(at)}`)
        await page.getByRole('slider').first().waitFor({ state: 'attached' })
        await settled(page)
        await expect(page).toHaveScreenshot(`${game}-${size}-${theme}.png`, LIKE)
      })
    }

test('the lobby', async ({ page }) => {
  await page.setViewportSize(SIZES.desk)
  await prefer(page, { ...HURRIED, theme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play Innovation against a bot' })).toBeEnabled()
  await settled(page)
  await expect(page).toHaveScreenshot('lobby-desk-light.png', LIKE)
})
