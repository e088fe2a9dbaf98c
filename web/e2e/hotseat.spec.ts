import { HURRIED, expect, picture, prefer, test } from './base'
import { offer, offers, prompt, seatKind } from './table'
import { Wire } from './wire'

type Hands = { players: { hand: { name: string | null }[] }[] }

test('two people at one device: the curtain hides everything of the other', async ({ page }) => {
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  const handOf = (seat: number) => {
    const hand = (wire.latest?.view as Hands).players[seat]?.hand ?? []
    return hand.flatMap((card) => (card.name === null ? [] : [card.name]))
  }

  await page.goto('/account')
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.goto('/new')
  await seatKind(page, 'B', 'Another person here')
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled()
  await page.getByLabel('Name of the person in seat B').fill('Ben')
  await page.getByRole('button', { name: 'Start' }).click()

  await expect(page.getByRole('heading', { name: 'The device is for Anna' })).toBeVisible()
  await expect(offers(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Anna' }).click()
  await expect(offers(page)).toHaveCount(2)
  // Both stay secret until Ben has chosen, too: first melds are shown together.
  const secret = handOf(0)
  expect(secret).toHaveLength(2)
  expect(handOf(1)).toEqual([])
  await offers(page).first().click()
  await expect(prompt(page)).toContainText('Ben is next')
  await picture(page, 'pass-the-device')
  const shows = async (names: string[]) => {
    const html = await page.content()
    return names.filter((name) => html.includes(name))
  }
  expect(await shows(secret)).not.toEqual([])

  await page.getByRole('button', { name: 'Pass to Ben' }).click()
  await expect(page.getByRole('heading', { name: 'The device is for Ben' })).toBeVisible()
  expect(await shows(secret)).toEqual([])
  await expect(page.locator('.innovation')).toHaveCount(0)
  await expect(page.locator('.log')).toHaveCount(0)

  await page.getByRole('button', { name: 'I am Ben' }).click()
  await expect(offers(page)).toHaveCount(2)
  expect(wire.latest?.viewer).toBe(1)
  expect(handOf(0)).toEqual([])
  expect(await shows(secret)).toEqual([])

  await test.step('nor does a reload show anything', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The device is for Ben' })).toBeVisible()
    expect(await shows(secret)).toEqual([])
    await page.getByRole('button', { name: 'I am Ben' }).click()
  })

  await test.step('and they play on, passing the device', async () => {
    await offers(page).first().click()
    for (let turns = 0; turns < 4; turns++) {
      const pass = page.getByRole('button', { name: /^Pass to/ })
      const curtain = page.getByRole('button', { name: /^I am/ })
      await offers(page).or(pass).first().waitFor()
      if (await pass.isVisible()) {
        await pass.click()
        await curtain.click()
      }
      await offer(page, /Draw a card/).click()
    }
    await expect.poll(() => wire.latest?.match.choices).toBeGreaterThanOrEqual(6)
  })

  await test.step('each looks back with their own eyes', async () => {
    const { id } = wire.latest?.match ?? {}
    const seen = async (seat: number) => {
      const { view } = (await (
        await page.request.get(`/api/matches/${id ?? ''}/replay?at=4&seat=${String(seat)}`)
      ).json()) as { view: Hands }
      return (view.players[seat]?.hand ?? []).map((card) => card.name ?? 'unknown')
    }
    const [anna, ben] = [await seen(0), await seen(1)]
    expect([...anna, ...ben]).not.toContain('unknown')
    await page.goto(`/match/${id ?? ''}/replay?at=4`)
    await expect(page.getByRole('heading', { name: 'The device is for Anna' })).toBeVisible()
    await page.getByRole('button', { name: 'I am Anna' }).click()
    const hand = page.getByRole('list', { name: 'Hand', exact: true })
    await expect(hand.getByRole('listitem')).toHaveCount(anna.length)
    for (const name of anna) await expect(hand).toContainText(name)
    await page.getByLabel('Seen by').selectOption({ label: 'Ben' })
    await expect(page.getByRole('heading', { name: 'The device is for Ben' })).toBeVisible()
    await expect(page.locator('.innovation')).toHaveCount(0)
    await page.getByRole('button', { name: 'I am Ben' }).click()
    await expect(hand.getByRole('listitem')).toHaveCount(ben.length)
    for (const name of ben) await expect(hand).toContainText(name)
  })
})
