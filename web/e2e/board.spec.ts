import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { BOT, ME, clickSome, lay, log, offer, offers, question } from './table'
import { Wire } from './wire'

const offered = (page: Page) => page.locator('.innovation [data-offered]')
const inspector = (page: Page) => page.locator('.inspector')
const nameIn = async (page: Page) =>
  ((await offered(page).first().getAttribute('data-anchor')) ?? '').replace('card:', '')

test('cards explain themselves and can be played where they lie', async ({ page }) => {
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 1 })}`)
  await expect(offered(page)).toHaveCount(2)
  const name = await nameIn(page)

  await test.step('the pointer explains', async () => {
    await offered(page).first().hover()
    await expect(inspector(page)).toContainText(name)
    await expect(inspector(page).locator('.words')).toHaveText(/\w+ \w+ \w+/)
    await page.mouse.move(0, 0)
    await expect(inspector(page)).toBeHidden()
  })

  await test.step('a click melds, draws and uses a Dogma', async () => {
    await offered(page).first().click()
    await expect(log(page).filter({ hasText: `melds ${name}` })).toHaveCount(1)
    await expect(question(page)).toHaveText('Choose your action.')
    const draws = () =>
      log(page)
        .filter({ hasText: wire.latest?.match.seats[0]?.name ?? '' })
        .filter({ hasText: 'draws' })
        .count()
    const before = await draws()
    await offered(page).filter({ hasText: 'Draw a card' }).click()
    await expect.poll(draws).toBeGreaterThan(before)
    await offered(page).filter({ hasText: 'Use the Dogma of' }).first().click()
    await expect(log(page).filter({ hasText: 'Dogma' }).first()).toBeVisible()
  })

  await test.step('what is pointed at in the list glows on the board', async () => {
    await offer(page, /Meld|Dogma/).hover()
    await expect(page.locator('.innovation .lit').first()).toBeVisible()
  })
})

test('on a phone a tap or a long press shows a card, and a button plays it', async ({ somebody }) => {
  const page = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 1 })}`)
  await expect(offered(page)).toHaveCount(2)
  const name = await nameIn(page)
  await offered(page).first().scrollIntoViewIfNeeded()
  const box = await offered(page).first().boundingBox()
  if (!box) throw new Error('the card is not on the page')
  const { version } = await wire.until((state) => state.question !== null)

  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  })
  await expect(inspector(page)).toContainText(name)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(inspector(page)).toBeVisible()
  await picture(page, 'long-press-phone')
  expect(wire.latest?.version).toBe(version)
  await inspector(page).getByRole('button', { name: 'Close' }).tap()
  await expect(inspector(page)).toBeHidden()

  await offered(page).first().tap()
  await expect(inspector(page)).toContainText(name)
  expect(wire.latest?.version).toBe(version)
  await inspector(page).locator('.act').tap()
  await wire.until((state) => state.version > version)
  await expect(question(page)).toHaveText('Choose your action.')
})

test('on a phone an explanation does not cover the line of the log that it explains', async ({ somebody }) => {
  const page = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await prefer(page, HURRIED)
  await page.goto(`/match/${await lay(page, [ME, BOT], { seed: 1 })}`)
  for (let turn = 0; turn < 8; turn++) {
    await offers(page).first().waitFor()
    await clickSome(page, turn)
  }
  await offers(page).first().waitFor()
  await page.getByRole('tab', { name: 'Log' }).tap()
  const terms = page.locator('.log .term')
  const last = (await terms.count()) - 1
  expect(last).toBeGreaterThan(4)
  for (const number of [last, last - 3]) {
    const term = terms.nth(number)
    await term.tap()
    const card = page.locator('.explain')
    await expect(card).toBeVisible()
    const [of, about] = [await card.boundingBox(), await term.boundingBox()]
    if (!of || !about) throw new Error('both are on the page')
    expect(of.y + of.height < about.y || of.y > about.y + about.height).toBe(true)
    expect(of.y >= 0 && of.y + of.height <= 844).toBe(true)
  }
})
