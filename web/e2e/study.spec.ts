// Positions: explored with all that was tried, judged by the search, and handed on by link.

import { readFile } from 'node:fs/promises'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE } from './phone'
import { GAMES, here, moves, offer, offers, packSlowly, panel, study, text } from './study'
import { uploaded } from './table'

const walk = (page: Page, to: string) => page.locator(`[data-walk=${to}]`)

async function link(page: Page): Promise<string> {
  // The address follows a moment later.
  await page.waitForTimeout(400)
  return page.getByRole('textbox', { name: 'Link to the position and all you tried' }).inputValue()
}

test('a position is explored: variations, taking back, the search, and a link to it all', async ({
  page,
  somebody,
}) => {
  await study(page, 'innovation')
  await test.step('every choice is a move, and another choice a variation', async () => {
    await offer(page, 'draw').click()
    await expect(here(page)).toHaveAttribute('data-move', 'A: draw')
    await offer(page, 'dogma The Wheel').click()
    await expect(moves(page)).toHaveCount(2)
    await walk(page, 'back').click()
    await walk(page, 'back').click()
    await expect(page.getByRole('button', { name: 'The position', exact: true })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await offer(page, 'meld Pottery').click()
    await expect(moves(page)).toHaveCount(3)
    await expect(here(page)).toContainText('Pottery')
    await moves(page).filter({ hasText: 'The Wheel' }).click()
    await expect(here(page)).toHaveAttribute('data-move', 'A: dogma The Wheel')
    // Now it is the other's turn, and one chooses for them, too.
    await expect(panel(page)).toContainText('Ben is asked')
  })

  await test.step('through the eyes of one seat', async () => {
    const eyes = panel(page).getByRole('combobox', { name: 'Show' })
    await eyes.selectOption({ label: 'what Ada sees' })
    await expect(panel(page)).toContainText('Ben must choose now.')
    await expect(offers(page)).toHaveCount(0)
    await expect(page.locator('section.board')).not.toContainText('Mysticism')
    await eyes.selectOption({ label: 'everything' })
    await expect(offer(page, 'draw')).toBeVisible()
  })

  await test.step('the search has an opinion', async () => {
    await panel(page).getByRole('button', { name: 'Ask the search' }).click()
    const opinion = panel(page).locator('.opinion')
    await expect(opinion.locator('.hint').first()).toContainText(/% of its tries/)
    await expect(opinion.locator('.chance').first()).toHaveText(/^\d+%$/)
    await panel(page).getByRole('switch', { name: 'Keep thinking' }).check()
    await walk(page, 'first').click()
    await expect(opinion).toContainText('The chance to win for Ada')
    await panel(page).getByRole('switch', { name: 'Keep thinking' }).uncheck()
  })

  await test.step('a link leads to the same', async () => {
    await moves(page).filter({ hasText: 'Pottery' }).click()
    const address = await link(page)
    const other = await somebody()
    await prefer(other, HURRIED)
    await other.goto(address)
    await expect(moves(other)).toHaveCount(3)
    await expect(here(other)).toHaveAttribute('data-move', 'A: meld Pottery')
    // What the link knows by its notation, the page says in words.
    await expect(moves(other).filter({ hasText: 'Use the Dogma of The Wheel' })).toHaveCount(1)
    await expect(here(other)).toContainText('Pottery')
    await expect(panel(other)).toContainText('Ada is asked')
    await other.goto('/study/innovation#nonsense')
    await expect(other.getByText('This link is damaged.')).toBeVisible()
    await expect(offers(other).first()).toBeVisible()
  })

  await test.step('the text is a scene', async () => {
    const download = page.waitForEvent('download')
    await panel(page).getByRole('link', { name: 'Save' }).click()
    const scene = await readFile(await (await download).path(), 'utf8')
    expect(scene).toMatch(/^scene: study\nseats: 2\n/)
    expect(scene).toContain('play:\nA: meld Pottery\nexpect:\nasked: A draw, ')
  })

  await test.step('a variation is deleted', async () => {
    await panel(page).getByRole('button', { name: 'Delete from here on' }).last().click()
    await expect(moves(page)).toHaveCount(2)
  })
})

test('everything works by keys', async ({ page }) => {
  await study(page, 'innovation')
  await page.locator('h1').focus()
  await page.keyboard.press('1')
  await expect(moves(page)).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(here(page)).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(moves(page)).toHaveCount(2)
  await page.keyboard.press('ArrowUp')
  await expect(here(page)).toHaveAttribute('data-move', 'A: draw')
  await page.keyboard.press('Home')
  await expect(here(page)).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(here(page)).toHaveCount(1)
  await page.keyboard.press('u')
  await expect(here(page)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Take back, go forward')
  await page.keyboard.press('Escape')

  await test.step('setting up, too', async () => {
    await page.getByRole('radio', { name: 'Explore' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(text(page)).toBeVisible()
    const find = page.getByRole('searchbox', { name: 'Find a line' })
    await find.focus()
    await page.keyboard.type('Ada: Hand')
    await page.keyboard.press('Tab')
    const picker = page.getByRole('searchbox', { name: 'Add to “Ada: Hand”' })
    await picker.focus()
    await page.keyboard.type('gunp')
    await page.keyboard.press('Enter')
    await expect(text(page)).toHaveValue(/A hand: Pottery, Writing, Gunpowder\n/)
    const play = page.getByRole('button', { name: 'Play from here' })
    await expect(play).toBeEnabled()
    await play.focus()
    await page.keyboard.press('Enter')
    await expect(offer(page, 'meld Gunpowder')).toBeVisible()
  })
})

test('a moment of a match is studied', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto(`/match/${await uploaded(page)}/replay?at=25`)
  await page.getByRole('link', { name: 'Study this position' }).click()
  await expect(page).toHaveURL(/\/study\/innovation#/)
  await expect(offers(page).first()).toBeVisible()
  const before = await moves(page).count()
  // On a slow machine, the link to the position is still being packed when the reader leaves.
  await page.evaluate(packSlowly, 1500)
  await offers(page).first().click()
  await expect(moves(page)).toHaveCount(before + 1)
  await page.waitForTimeout(500)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Innovation, looking back' })).toBeVisible()
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL(/\/replay\?at=25$/)
  await expect(page.getByRole('heading', { name: 'Innovation, looking back' })).toBeVisible()
})

for (const { device, look } of [
  { device: 'desk', look: { viewport: { width: 1366, height: 768 } } },
  { device: 'phone', look: PHONE },
] as const) {
  for (const game of GAMES) {
    test(`${game} can be used by everybody on a ${device}`, async ({ somebody }) => {
      // Colors in the middle of a change are nobody's.
      const page = await somebody({ ...look, reducedMotion: 'reduce' })
      await study(page, game)
      await offers(page).first().click()
      await expect(moves(page)).toHaveCount(1)
      await panel(page).getByRole('button', { name: 'Ask the search' }).click()
      await expect(panel(page).locator('.opinion .hint').first()).toBeVisible()
      await picture(page, `study-${game}-${device}`)
      expect(await violations(page)).toEqual([])
      const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(tooWide)).toBe(0)
      await page.getByRole('radio', { name: 'Set up' }).check()
      await expect(text(page)).toBeVisible()
      await page.getByRole('searchbox', { name: 'Find a line' }).fill('Ada')
      // Until the server has looked at the position the button is closed; axe must not see it half and half.
      await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled()
      await picture(page, `study-${game}-${device}-setup`)
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(tooWide)).toBe(0)
    })
  }
}
