import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test } from './base'
import { playSeat } from './hand'
import { Line } from './server'
import { log, offers, outcome, playTogether, prompt, putResultAway, seatKind, takeSeat } from './table'
import { Wire } from './wire'

const CHOICES_BEFORE = 12
const CHOICES_AFTER = 10

type View = {
  supply: number[]
  achievements: number[]
  players: { hand: { value: number }[]; points: number; icons: number[]; stacks: { top: string | null }[] }[]
}

/** What everybody at the table sees alike. */
function facts(wire: Wire): unknown {
  const { supply, achievements, players } = wire.latest?.view as View
  const shown = players.map(({ hand, points, icons, stacks }) => ({
    hand: hand.map((card) => card.value),
    points,
    icons,
    tops: stacks.map((stack) => stack.top),
  }))
  return { choices: wire.latest?.match.choices, supply, achievements, shown }
}

test('two browsers play by link; one goes offline in the middle, comes back and misses nothing', async ({
  page,
  server,
  somebody,
}) => {
  test.setTimeout(180_000)
  const line = await Line.to(server.url)
  const friend = await somebody({ baseURL: line.url })
  await prefer(page, HURRIED)
  await prefer(friend, HURRIED)
  const wire = new Wire(page)
  const friendsWire = new Wire(friend)
  const pages = new Map([
    [0, page],
    [1, friend],
  ])
  const count = () => wire.latest?.match.choices ?? 0
  const theSame = async () => {
    await expect.poll(() => facts(friendsWire)).toEqual(facts(wire))
    // The sentences differ in what each may know, not in what happened.
    await expect(log(friend)).toHaveCount(await log(page).count())
  }

  await test.step('the host opens a table and sends the link', async () => {
    await page.goto('/new')
    await seatKind(page, 'B', 'A friend, by link')
    await page.getByRole('button', { name: 'Start' }).click()
    const link = await page.getByLabel('Link for seat B').inputValue()
    expect(link).toMatch(new RegExp(`^${server.url}/join/\\w+/1/\\S+$`))
    await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible()
    await takeSeat(friend, link.replace(server.url, ''), 'Frieda')
    // Nobody has to reload: the match begins by itself.
    await expect(prompt(page)).toContainText('Choose one of your two cards')
    await expect(prompt(friend)).toContainText('Choose one of your two cards')
  })

  await test.step('the seat is taken now', async () => {
    const late = await somebody()
    await late.goto(new URL(friend.url()).pathname.replace('/match/', '/join/') + '/1/wrong')
    await expect(late.locator('main')).toContainText('taken by Frieda')
  })

  await test.step('they talk and play', async () => {
    await friend.getByRole('tab', { name: 'Chat' }).click()
    await friend.getByLabel('Write to everybody at the table').fill('Hello there <b>!')
    await friend.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Chat' }).click()
    await expect(page.getByRole('log')).toContainText('Hello there <b>!')
    await page.getByRole('tab', { name: 'Log' }).click()
    await friend.getByRole('tab', { name: 'Log' }).click()
    await playTogether(wire, pages, () => count() >= CHOICES_BEFORE)
  })

  await test.step('the line of one of them breaks', async () => {
    await line.cut()
    await friend.context().setOffline(true)
    await expect(friend.getByRole('alert')).toContainText('The connection is lost')
    await expect(offers(friend)).toHaveCount(0)
    await picture(friend, 'offline')
    expect(await violations(friend)).toEqual([])
    // The other plays on as far as the rules go without the friend.
    await playTogether(wire, new Map([[0, page]]), () => (wire.latest?.match.asked ?? []).includes(1))
    await expect(prompt(page)).toContainText('Waiting for Frieda, who is not here')
    await picture(page, 'friend-away')
  })
  const missed = count()

  await test.step('it comes back by itself, and both see the same', async () => {
    await line.mend()
    await friend.context().setOffline(false)
    await expect(friend.getByRole('alert')).toBeHidden()
    await expect(offers(friend).first()).toBeVisible()
    expect(friendsWire.latest?.match.choices).toBe(missed)
    await expect(prompt(page)).toContainText('Frieda is thinking')
    await theSame()
  })

  await test.step('they play on as if nothing had been', async () => {
    await playTogether(wire, pages, () => count() >= missed + CHOICES_AFTER)
    await theSame()
  })

  await test.step('and to the end, faster than anybody clicks', async () => {
    const id = wire.latest?.match.id ?? ''
    await Promise.all([playSeat(page, server.url, id, 0), playSeat(friend, server.url, id, 1)])
    await wire.until((state) => state.match.status === 'finished')
    await theSame()
    for (const each of [page, friend]) await expect(outcome(each)).toContainText(/won|draw/)
    test.info().annotations.push({ type: 'choices', description: String(count()) })
    const { outcome: end } = wire.latest?.match ?? {}
    for (const [seat, each] of pages) {
      await putResultAway(each)
      await expect(
        outcome(each)
          .locator('li')
          .filter({ hasText: seat === 1 ? 'Frieda' : 'Guest' }),
      ).toContainText(`${String(end?.points[seat])} point`)
    }
  })
  await line.cut()
})

test('a stranger only watches: hidden cards never reach the page', async ({ page, somebody }) => {
  await prefer(page, HURRIED)
  await page.goto('/new')
  await seatKind(page, 'B', 'A friend, by link')
  await page.getByRole('switch', { name: 'Show in the lobby' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  const friend = await somebody()
  await friend.goto('/')
  await friend.getByRole('region', { name: 'Tables with a free seat' }).getByRole('link').first().click()
  await friend.getByRole('button', { name: 'Take a free seat' }).click()
  await expect(prompt(friend)).toContainText('Choose one of your two cards')

  const stranger = await somebody()
  const wire = new Wire(stranger)
  await stranger.goto('/')
  await stranger.getByRole('region', { name: 'To watch' }).getByRole('link').first().click()
  await expect(stranger.locator('main')).toContainText('You are watching')
  await expect(offers(stranger)).toHaveCount(0)
  const state = await wire.until(() => true)
  expect(state.viewer).toBeNull()
  const { players } = state.view as { players: { hand: { name: string | null }[] }[] }
  expect(players.flatMap((player) => player.hand.map((card) => card.name))).toEqual([null, null, null, null])
})

test('whoever opened a table may clear it away while it waits', async ({ page, somebody }) => {
  await page.goto('/new')
  await seatKind(page, 'B', 'A friend, by link')
  await page.getByRole('button', { name: 'Add a player' }).click()
  await seatKind(page, 'C', 'A friend, by link')
  await page.getByRole('button', { name: 'Start' }).click()
  const friend = await somebody()
  await takeSeat(friend, new URL(await page.getByLabel('Link for seat B').inputValue()).pathname, 'Frieda')
  await expect(friend.getByRole('button', { name: 'Cancel the match' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Cancel the match' }).click()
  const sure = page.getByRole('dialog', { name: 'Cancel the match' })
  await sure.getByRole('button', { name: 'Keep waiting' }).click()
  await expect(sure).toBeHidden()
  await page.getByRole('button', { name: 'Cancel the match' }).click()
  await sure.getByRole('button', { name: 'Cancel the match' }).click()
  for (const each of [page, friend]) {
    await expect(each.getByText('The match was deleted.')).toBeVisible()
    await expect(each.getByRole('heading', { name: 'What shall we play?' })).toBeVisible()
  }
})
