import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { BOT, FRIEND, ME, invitation, lay, log, offer, offers, playTogether, prompt, question, takeSeat } from './table'
import { Wire } from './wire'

const undo = (page: Page) => prompt(page).getByRole('button', { name: /^(Undo|Ask to undo)$/ })
const request = (page: Page) => page.getByRole('dialog', { name: 'Take back?' })

test('against a bot everything can be taken back, choice by choice', async ({ page }) => {
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 3 })}`)
  await expect(undo(page)).toBeDisabled()
  const beginning = await offers(page).allInnerTexts()
  await offers(page).first().click()
  await expect(question(page)).toContainText('Choose your action')
  const before = await log(page).allInnerTexts()
  const version = wire.latest?.version ?? 0
  await offer(page, /Draw a card/).click()
  await wire.until((state) => state.version > version && state.question !== null)
  await expect(question(page)).toContainText('Choose your action')
  await undo(page).click()
  // What was taken back leaves the log, too.
  await expect.poll(() => log(page).allInnerTexts()).toEqual(before)
  await undo(page).click()
  await expect.poll(() => offers(page).allInnerTexts()).toEqual(beginning)
  await expect(undo(page)).toBeDisabled()
})

test('between people: free until something was learned, then only by consent', async ({ page, somebody }) => {
  const friend = await somebody()
  for (const each of [page, friend]) await prefer(each, HURRIED)
  const wire = new Wire(page)
  const id = await lay(page, [ME, FRIEND])
  await page.goto(`/match/${id}`)
  await takeSeat(friend, await invitation(page, id, 1), 'Frieda')
  const pages = new Map([
    [0, page],
    [1, friend],
  ])
  await playTogether(wire, pages, () => wire.latest?.match.choices === 2)
  const state = await wire.until((each) => each.match.choices === 2)
  const asked = state.match.asked[0] ?? 0
  const [active, other] = asked === 0 ? [page, friend] : [friend, page]

  await test.step('melding teaches nothing: it is taken back at once', async () => {
    const choices = await offers(active).allInnerTexts()
    await offer(active, /^\d?\s*Meld/).click()
    await wire.until((each) => each.match.choices === 3)
    await undo(active).click()
    await wire.until((each) => each.match.choices === 2)
    await expect.poll(() => offers(active).allInnerTexts()).toEqual(choices)
    await expect(request(other)).toBeHidden()
  })

  await test.step('after drawing the other is asked, and declines', async () => {
    await offer(active, /Draw a card/).click()
    await wire.until((each) => each.match.choices === 3)
    await undo(active).click()
    await expect(active.locator('main')).toContainText('The others are being asked')
    await expect(request(other)).toContainText('would like to take back the last choice')
    await picture(active, 'undo-asking')
    await picture(other, 'undo-asked')
    expect(await violations(other)).toEqual([])
    await request(other).getByRole('button', { name: 'No', exact: true }).click()
    await expect(request(other)).toBeHidden()
    await expect(active.locator('main')).not.toContainText('The others are being asked')
    expect(wire.latest?.match.choices).toBe(3)
  })

  await test.step('closing the question is a No', async () => {
    await undo(active).click()
    await expect(request(other)).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(request(other)).toBeHidden()
    await expect(active.locator('main')).not.toContainText('The others are being asked')
    expect(wire.latest?.match.choices).toBe(3)
  })

  await test.step('asked once more, the other agrees', async () => {
    await undo(active).click()
    await expect(request(other)).toBeVisible()
    await request(other).getByRole('button', { name: 'Yes, of course' }).click()
    await expect(request(other)).toBeHidden()
    await wire.until((each) => each.match.choices === 2)
    await expect(offer(active, /Draw a card/)).toBeVisible()
    await expect(offers(other)).toHaveCount(0)
  })
})
