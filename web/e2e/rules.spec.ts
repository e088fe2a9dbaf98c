// Matches of earlier rules. What the server finds out about them is its own matter, and tested there; here it is told
// that they differ, and the pages must say so.

import type { Page, Route } from '@playwright/test'
import type { Difference, FromServer, LobbyLists, Summary } from '../src/protocol'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test } from './base'
import { ME, lay, outcome, uploaded } from './table'

const differs: Difference = { rules: 1, now: 2, from: 31, to: 34, shown: 30 }
const SENTENCE =
  'This match follows version 1 of the rules; somewhere from choice 31 to choice 34 they are different now (version 2), so it can be looked at up to choice 30 only.'
const GERMAN =
  'Diese Partie folgt Version 1 der Regeln; irgendwo von Wahl 31 bis Wahl 34 sind sie jetzt anders (Version 2), deshalb ist sie nur bis Wahl 30 zu sehen.'

/** As the server tells it of a match that it had to close. */
const closed = (match: Summary): Summary => ({
  ...match,
  status: 'finished',
  asked: [],
  your_turn: false,
  outcome: { places: match.seats.map(() => 1), points: match.seats.map(() => 0), how: 'rules-changed' },
  differs,
})

async function changed<T>(route: Route, change: (answer: T) => T): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: change((await response.json()) as T) })
}

/** Everything the page hears of the match says that it was closed. */
async function close(page: Page, id: string): Promise<void> {
  const change = (match: Summary) => (match.id === id ? closed(match) : match)
  await page.route(`**/api/matches/${id}`, (route) => changed(route, change))
  await page.route('**/api/lobby', (route) =>
    changed(route, (lists: LobbyLists) => ({ ...lists, mine: [], finished: lists.mine.map(change) })),
  )
  await page.routeWebSocket(new RegExp(`/api/matches/${id}/live`), (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as FromServer
      socket.send(
        JSON.stringify(
          message.type === 'state' ? { ...message, match: change(message.match), question: null } : message,
        ),
      )
    })
  })
}

test('a record of earlier rules is looked at up to where they differ', async ({ page }) => {
  const id = await uploaded(page)
  await page.route(`**/api/matches/${id}`, (route) => changed(route, (match: Summary) => ({ ...match, differs })))
  for (const [language, sentence] of [
    ['en', SENTENCE],
    ['de', GERMAN],
  ] as const) {
    await page.addInitScript(
      (stored) => localStorage.setItem('innovarium.settings', stored),
      JSON.stringify({ language }),
    )
    await page.goto(`/match/${id}/replay`)
    await expect(page.locator('.notice')).toHaveText(sentence)
    await expect(page.getByRole('slider')).toHaveValue('30')
  }
  await page.goto(`/match/${id}/replay?at=50`)
  await expect(page.getByRole('slider')).toHaveValue('30')
  expect(await violations(page)).toEqual([])
  await picture(page, 'rules-replay-desk')
})

test('a match that was closed says so at the table and in the lobby, and nobody has won it', async ({ page }) => {
  await prefer(page, HURRIED)
  const id = await lay(page, [ME, { kind: 'device', name: 'Ben' }])
  await close(page, id)

  await page.goto(`/match/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Closed: the rules have changed')
  await expect(outcome(page)).toContainText('by the new ones it cannot go on. It counts as a draw.')
  await expect(outcome(page)).not.toContainText(/won|point/)
  await expect(page.locator('.banner')).toHaveText(SENTENCE)
  await expect(outcome(page).getByRole('link', { name: 'Download the record' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await picture(page, 'rules-table-desk')

  await page.goto('/')
  const card = page.locator(`a[href="/match/${id}"]`)
  await expect(card).toContainText('Closed: the rules have changed')
  await expect(card).not.toContainText('won')
  await expect(card).toContainText('Ben')
})
