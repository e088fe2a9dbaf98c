// The workshop: an owner of the box goes through all values by taps and keys, on a desk and on a phone.

import { readFile } from 'node:fs/promises'
import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { PHONE } from './phone'
import { offers } from './table'

const question = (page: Page) => page.getByRole('region', { name: 'The question' })
const known = (page: Page) => page.locator('.total b')
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Pieces' }).getByRole('button')
const begin = (page: Page) => page.getByRole('listitem').filter({ hasText: 'You own the box' }).getByRole('button')
const number = async (page: Page) => Number(await known(page).textContent())

test('values are told one by one, by taps and by keys, and taken back', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/workshop')

  await test.step('it says what is missing and the ways to help', async () => {
    await expect(page.getByRole('heading', { name: '340 of 393 values are only guessed' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await begin(page).click()
  })

  await test.step('right goes on to the next, and so does a sign that is tapped', async () => {
    await expect(question(page)).toContainText('Take it from your box: Boats')
    await question(page).getByRole('button', { name: 'Right, it says so' }).click()
    await expect(question(page)).toContainText('Which chain action does the card show?')
    await question(page).getByRole('button', { name: 'Eureka' }).click()
    await expect(question(page)).toContainText('Take it from your box: Cloth')
    await expect(page.getByRole('complementary', { name: 'Next' })).toContainText('chain action: Eureka')
    await expect(known(page)).toHaveText('55')
    await picture(page, 'workshop-one')
    expect(await violations(page)).toEqual([])
  })

  await test.step('keys are quicker', async () => {
    await page.keyboard.press('a')
    await expect(question(page)).toContainText('Projectile')
    await page.keyboard.press('2')
    await expect(question(page)).toContainText('Which chain action')
    await page.keyboard.press('x')
    await expect(question(page)).toContainText('Star Map')
    await expect(known(page)).toHaveText('58')
    await page.keyboard.press('z')
    await page.keyboard.press('z')
    await expect(question(page)).toContainText('Take it from your box: Projectile')
    await expect(known(page)).toHaveText('57')
    await page.keyboard.press('y')
    await expect(known(page)).toHaveText('58')
  })

  await test.step('a benefit is put together from signs', async () => {
    await kinds(page).filter({ hasText: 'Progress tiles' }).click()
    const editor = question(page).locator('.editor')
    await editor.getByRole('button', { name: 'scholar' }).click()
    await editor.getByRole('button', { name: '3', exact: true }).click()
    await editor.getByRole('button', { name: '+ and' }).click()
    await editor.getByRole('button', { name: 'influence', exact: true }).click()
    await editor.getByRole('button', { name: 'or', exact: true }).click()
    await editor.getByRole('button', { name: 'Travel' }).click()
    await editor.getByRole('button', { name: 'Save' }).click()
    const last = page.getByRole('complementary', { name: 'Next' }).getByRole('button').filter({ hasText: 'Economy 1' })
    await expect(last).toContainText('3 new scholars and 1 influence, or the action Travel')
  })

  await test.step('everything is still there after coming back', async () => {
    const before = await number(page)
    await page.reload()
    await expect(known(page)).toHaveText(String(before))
  })
})

/** Says that everything of the open kind is as it is drawn, row by row. */
async function confirmRows(page: Page): Promise<void> {
  const rows = page.getByRole('button', { name: /here (is|are) right$/ })
  while ((await rows.count()) > 0) await rows.first().click()
}

test('a whole set is corrected by clicks, kept, played with, handed on and merged', async ({ page, somebody }) => {
  await prefer(page, HURRIED)
  await page.goto('/workshop')
  await begin(page).click()
  await page.getByRole('radio', { name: 'All of a kind' }).check({ force: true })

  await test.step('some values are others, the rest is confirmed row by row', async () => {
    const right = question(page)
    await page
      .getByRole('article', { name: 'Flute' })
      .getByRole('button', { name: /chain action/ })
      .click()
    await right.getByRole('button', { name: 'Travel' }).click()
    await confirmRows(page)
    await kinds(page).filter({ hasText: 'Progress tiles' }).click()
    await page
      .getByRole('article', { name: 'Economy 1' })
      .getByRole('button', { name: /brings/ })
      .click()
    await right.getByRole('button', { name: 'scholar' }).click()
    await right.getByRole('button', { name: 'or', exact: true }).click()
    await right.getByRole('button', { name: 'influence', exact: true }).click()
    await right.getByRole('button', { name: 'Save' }).click()
    await confirmRows(page)
    await kinds(page).filter({ hasText: 'Private goals' }).click()
    await page
      .getByRole('article', { name: 'Private goal 3-5' })
      .getByRole('button', { name: /scores/ })
      .click()
    await right.getByRole('button', { name: 'sages' }).click()
    await right.getByRole('button', { name: 'More: IP' }).click()
    await right.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('article', { name: 'Private goal 3-5' })).toContainText('5 IP per sage in your academy')
    await confirmRows(page)
    await kinds(page).filter({ hasText: 'Society boards' }).click()
    await page.getByRole('button', { name: 'Add Hex E4' }).click()
    await right.getByRole('button', { name: 'idea', exact: true }).click()
    await right.getByRole('button', { name: 'Save' }).click()
    await confirmRows(page)
    for (const kind of ['Milestones', 'Specialist tiles', 'Main board']) {
      await kinds(page).filter({ hasText: kind }).click()
      await confirmRows(page)
    }
    // One hex more has two values more.
    await expect(known(page)).toHaveText('395')
    await picture(page, 'workshop-done')
    expect(await violations(page)).toEqual([])
  })

  const link = await test.step('the server keeps it', async () => {
    await page.getByRole('link', { name: 'Sets', exact: true }).click()
    await page.getByRole('textbox', { name: 'Its name' }).fill("Ada's box")
    await page.getByRole('button', { name: 'Keep it on this server' }).click()
    await expect(page.getByRole('button', { name: 'Kept on this server' })).toBeDisabled()
    await expect(page.getByText('version 1', { exact: false }).first()).toBeVisible()
    await picture(page, 'workshop-sets')
    expect(await violations(page)).toEqual([])
    return page.getByRole('textbox', { name: 'Its link' }).inputValue()
  })

  const file = await test.step('as a file it is the same', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('inventions-ada-s-box.json')
    const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, { card?: string }[]>
    expect(saved['idea_cards']?.find(({ card }) => card === 'flute')).toMatchObject({
      chain: 'travel',
      confidence: { chain: 'box', type: 'box' },
    })
    return download.path()
  })

  await test.step('a match is played with it, and the table says so', async () => {
    await page.getByRole('link', { name: 'Play with it' }).first().click()
    await expect(page.getByRole('combobox', { name: 'Component values' })).toContainText("Ada's box")
    await page.getByRole('button', { name: 'Start the match' }).click()
    await offers(page).first().waitFor()
    const { pathname } = new URL(page.url())
    const id = pathname.split('/').at(-1) ?? ''
    const match = (await (await page.request.get(`/api/matches/${id}`)).json()) as { options: Record<string, string> }
    const query = new URLSearchParams(match.options).toString()
    const played = (await (await page.request.get(`/api/games/inventions/components?${query}`)).json()) as {
      about: { name: string; reconstructed: number }
    }
    expect(played.about).toMatchObject({ name: "Ada's box", reconstructed: 0 })
    await offers(page).first().click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'All signs' }).click()
    await expect(page.getByRole('dialog')).toContainText("Ada's box")
  })

  await test.step('somebody else compares it with a set of their own and takes it over', async () => {
    const other = await somebody()
    await prefer(other, HURRIED)
    await other.goto('/workshop')
    await begin(other).click()
    await question(other).getByRole('button', { name: 'Culture' }).click()
    await expect(known(other)).toHaveText('54')
    await other.goto(link)
    const compare = other.getByRole('region', { name: "Beside yours: Ada's box" })
    await expect(compare.getByRole('heading', { name: 'Seen in print, and yet different' })).toBeVisible()
    expect(await violations(other)).toEqual([])
    await picture(other, 'workshop-compare')
    await compare
      .getByRole('group', { name: 'Boats: type' })
      .getByRole('radio', { name: /^Ada's box/ })
      .check({ force: true })
    await compare.getByRole('button', { name: /^Take \d+ values$/ }).click()
    await expect(known(other)).toHaveText('395')
    await other.getByLabel('Open files').setInputFiles(file)
    await expect(other.getByText('All of them say the same')).toBeVisible()

    await test.step('and lays a third one beside both', async () => {
      const third = JSON.parse(await readFile(file, 'utf8')) as { name: string; idea_cards: Record<string, unknown>[] }
      const changed = third.idea_cards.map((each) => (each['card'] === 'flute' ? { ...each, chain: 'eureka' } : each))
      const text = JSON.stringify({ ...third, name: "Ben's box", idea_cards: changed })
      const buffer = Buffer.from(text)
      await other.getByLabel('Open files').setInputFiles({ name: 'ben.json', mimeType: 'application/json', buffer })
      const all = other.getByRole('region', { name: 'Beside yours: 2 sets' })
      const flute = all.getByRole('group', { name: 'Flute: chain action' })
      await expect(flute.getByRole('radio', { name: /^Yours, Ada's box/ })).toBeChecked()
      await flute.getByRole('radio', { name: /^Ben's box/ }).check({ force: true })
      expect(await violations(other)).toEqual([])
      await picture(other, 'workshop-three')
      await all.getByRole('button', { name: 'Take 1 value' }).click()
      const last = other.getByRole('textbox', { name: 'What you have told, value by value' })
      await expect(last).toHaveValue(/idea_cards\/flute\/chain: "send-diplomat" -> "eureka"/)
    })
  })
})

test('on a phone beside the box', async ({ somebody }) => {
  const page = await somebody(PHONE)
  await prefer(page, HURRIED)
  await page.goto('/workshop')
  await begin(page).tap()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const view of ['One by one', 'All of a kind', 'Sets', 'All words', 'Check list']) {
    await page.getByRole('button', { name: 'Pieces and more' }).tap()
    expect(await violations(page), 'menu').toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: view }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await tooWide(), view).toBe(0)
    await picture(page, `workshop-phone-${view.toLowerCase().replaceAll(' ', '-')}`)
    expect(await violations(page), view).toEqual([])
  }
  await page.getByRole('button', { name: 'Pieces and more' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'All of a kind' }).tap()
  await test.step('a value of the grid is asked about above it', async () => {
    await page
      .getByRole('article', { name: 'Cloth' })
      .getByRole('button', { name: /chain action/ })
      .tap()
    const asked = page.getByRole('dialog')
    expect(await violations(page)).toEqual([])
    await asked.getByRole('button', { name: 'Travel' }).tap()
    await expect(asked).toBeHidden()
    await expect(page.getByRole('article', { name: 'Cloth' })).toContainText('Travel')
    await page.getByRole('button', { name: 'All right: Bread' }).tap()
    await expect(page.getByRole('button', { name: 'All right: Bread' })).toBeHidden()
  })
})

test('German words fit a phone, too', async ({ somebody }) => {
  const page = await somebody({ ...PHONE, locale: 'de-DE' })
  for (const view of ['one', 'all', 'sets', 'words', 'list']) {
    await page.goto(`/workshop/inventions?view=${view}`)
    await expect(page.getByRole('heading', { name: 'Werkstatt' })).toBeVisible()
    await page
      .getByText(/von 393 Werten/)
      .first()
      .waitFor({ state: 'attached' })
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(tooWide), view).toBe(0)
  }
})
