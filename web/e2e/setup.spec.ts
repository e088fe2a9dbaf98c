// Positions set up on the board: what is tapped is written, and what is written is shown.

import { expect, test, type Page } from './base'
import { GAMES, here, moves, offer, offers, packSlowly, panel, study, text } from './study'

/** The form of a line, of what was tapped. */
const line = (page: Page, key: string) => page.locator('section.place').locator(`[data-line="${key}"]`)

/** Taps what lies at a place of the board. */
async function tapPlace(page: Page, place: string): Promise<void> {
  const found = page.locator(
    `section.board :is([data-place~="${place}"], [data-place^="${place}|"], [data-place="${place}"])`,
  )
  await found.first().click({ position: { x: 3, y: 3 } })
}

test('Innovation is set up by taps, and played on', async ({ page }) => {
  await study(page, 'innovation')
  await page.getByRole('radio', { name: 'Set up' }).check()
  await expect(page).toHaveURL(/\?setup#/)

  await tapPlace(page, 'hand:0')
  await line(page, 'A hand').getByRole('searchbox').fill('metal')
  await line(page, 'A hand').locator('[data-word=Metalworking]').click()
  await expect(text(page)).toHaveValue(/A hand: Pottery, Writing, Metalworking\n/)
  await expect(page.locator('section.board [data-place^="hand:0"]').first()).toContainText('Metalworking')

  await tapPlace(page, 'pile:0:red')
  await line(page, 'A red').getByRole('searchbox').fill('metal')
  await line(page, 'A red').locator('[data-word=Metalworking]').click()
  // There is one of each card: it has left the hand.
  await expect(text(page)).toHaveValue(/A red: Archery, Metalworking\n(.*\n)*A hand: Pottery, Writing\n/)
  await line(page, 'A red').getByRole('button', { name: 'splayed left' }).click()
  await expect(text(page)).toHaveValue(/A red left: Archery, Metalworking\n/)

  await tapPlace(page, 'score:0')
  await line(page, 'A score').getByRole('searchbox').fill('canal')
  await line(page, 'A score').locator('[data-word="Canal Building"]').click()
  await tapPlace(page, 'supply:1')
  // All that lies there is shown, the first card to be drawn first.
  await line(page, 'supply 1').getByRole('button', { name: 'Move forward: Domestication' }).click()
  await tapPlace(page, 'seat:0')
  await line(page, 'A achievements').locator('[data-word=Monument]').click()
  await expect(text(page)).toHaveValue(
    /A score: Canal Building\n(.*\n)*supply 1 exactly: Domestication, Oars, .*\nA achievements: Monument\n/,
  )

  await test.step('a mistake is told at its line, and the last good board stays', async () => {
    const good = await text(page).inputValue()
    await text(page).fill(`${good}A purple: Nonsense\n`)
    await expect(page.locator('.mistake').last()).toContainText("there is no card 'Nonsense'")
    await expect(page.locator('.mistake').last()).toContainText('Line 13 is wrong')
    await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled()
    await expect(page.locator('section.board')).toContainText('2 cards, splayed left')
    await page.getByRole('button', { name: 'Undo the change' }).click()
    await expect(text(page)).toHaveValue(good)
    await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled()
  })

  await page.getByRole('button', { name: 'Play from here' }).click()
  await offer(page, 'draw').click()
  await expect(here(page)).toHaveCount(1)
  await expect(offer(page, 'meld Domestication')).toBeVisible()
  await test.step('back in the browser leads back to the editor', async () => {
    await page.goBack()
    await expect(text(page)).toHaveValue(/A red left: Archery, Metalworking\n/)
    await page.goForward()
    await expect(moves(page)).toHaveCount(1)
  })
})

test('Innovation with other players and expansions is set up', async ({ page }) => {
  await study(page, 'innovation')
  await page.getByRole('radio', { name: 'Set up' }).check()
  await page.getByText('Players and options').click()
  await page.getByRole('button', { name: 'More: Players' }).click()
  await expect(text(page)).toHaveValue(/seats: 3\n/)
  await page.getByRole('switch', { name: /Figures/ }).check()
  await expect(text(page)).toHaveValue(/options: .*expansions=figures/)
  await page.getByRole('searchbox', { name: 'Find a line' }).fill('Cleo: Decrees')
  await page.locator('[data-line="C decrees"] [data-word=War]').first().click()
  await expect(text(page)).toHaveValue(/C decrees: War\n/)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(offer(page, 'draw')).toBeVisible()
})

test('who goes on to set up stays there, however long a link is packed', async ({ page }) => {
  await page.addInitScript(packSlowly, 500)
  await study(page, 'innovation')
  // A fifth of a second after the move the address follows it, and this is asked for before.
  await offer(page, 'draw').evaluate((draw) => {
    const setup = document.querySelector<HTMLElement>('input[type=radio][value=setup]')
    if (!(draw instanceof HTMLElement) || !setup) throw new Error('nothing to click')
    draw.click()
    setTimeout(() => setup.click(), 100)
  })
  await expect(text(page)).toHaveValue(/A hand: /)
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL(/\/study\/innovation\?setup#/)
  await expect(text(page)).toHaveValue(/A hand: /)
})

test('Age of Innovation is set up by taps, and played on', async ({ page }) => {
  await study(page, 'age-of-innovation')
  await page.getByRole('radio', { name: 'Set up' }).check()
  await expect(text(page)).toHaveValue(/A buildings: /)

  await page.locator('section.board [data-place="hex:A3"]').first().click()
  const there = line(page, 'A buildings')
  await there.locator('[data-word=school]').click()
  await expect(text(page)).toHaveValue(/A buildings: .*A3 school\n/)

  await tapPlace(page, 'coins:0')
  await line(page, 'A coins').getByRole('button', { name: /^More/ }).click()
  await expect(text(page)).toHaveValue(/A coins: 13\n/)
  await tapPlace(page, 'bowls:0')
  await line(page, 'A power').getByRole('spinbutton', { name: 'Bowl II', exact: true }).fill('3')
  await page.keyboard.press('Tab')
  await expect(text(page)).toHaveValue(/A power: 5\/3\/0\n/)
  await line(page, 'A power').getByRole('button', { name: 'More: Bowl III' }).click()
  await expect(text(page)).toHaveValue(/A power: 5\/3\/1\n/)
  await tapPlace(page, 'books:0')
  await line(page, 'A books').getByRole('button', { name: 'More: Banking' }).click()
  await expect(text(page)).toHaveValue(/A books: law 1, banking 1\n/)

  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(panel(page)).toContainText('Ada is asked')
  await offers(page).first().click()
  await expect(moves(page)).toHaveCount(1)
})

test('Inventions is set up by taps, and played on', async ({ page }) => {
  await study(page, 'inventions')
  await page.getByRole('radio', { name: 'Set up' }).check()
  await expect(text(page)).toHaveValue(/africa card: wheel idea\n/)

  await tapPlace(page, 'people:europe:0')
  await line(page, 'europe citizens').getByRole('button', { name: 'More: Ada' }).click()
  await expect(text(page)).toHaveValue(/europe citizens: A 2, B 1\n/)
  await tapPlace(page, 'hand:0')
  await line(page, 'A hand').getByRole('searchbox').fill('bronz')
  await line(page, 'A hand').getByRole('searchbox').fill('plumb')
  await line(page, 'A hand').locator('[data-word=plumbing]').click()
  await expect(text(page)).toHaveValue(/A hand: fermentation, plumbing\n/)
  await tapPlace(page, 'specialists:0:economy')
  await line(page, 'A home').getByRole('button', { name: 'More: trader' }).click()
  await expect(text(page)).toHaveValue(/A home: trader 2, artisan 1, thinker 1\n/)

  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(panel(page)).toContainText('Ada is asked')
  await offers(page).first().click()
  await expect(moves(page)).toHaveCount(1)
})

for (const game of GAMES) {
  test(`every line of ${game} has a name and a form`, async ({ page }) => {
    await study(page, game)
    await page.getByRole('radio', { name: 'Set up' }).check()
    await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled()
    const answer = await page.request.get(`/api/games/${game}/setup-lines/2`)
    const { lines } = (await answer.json()) as { lines: { key: string }[] }
    expect(lines.length).toBeGreaterThan(30)
    const groups = page.locator('section[aria-labelledby=lines-title] > details > summary')
    const count = (await groups.count()) - 1
    const named = new Map<string, string>()
    for (let at = 0; at < count; at++) {
      await groups.nth(at).click()
      const titles = page.locator('section[aria-labelledby=lines-title] > details [data-line]')
      await titles.first().waitFor()
      for (const [key, title] of await titles.evaluateAll((forms) =>
        forms.map(
          (form) =>
            [form.getAttribute('data-line') ?? '', form.querySelector('h4, label')?.textContent?.trim() ?? ''] as const,
        ),
      ))
        named.set(key, title)
      await groups.nth(at).click()
    }
    expect(lines.filter(({ key }) => !named.has(key))).toEqual([])
    expect([...named].filter(([key, title]) => title === '' || title === key)).toEqual([])
  })
}
