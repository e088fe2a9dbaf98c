import { readFile } from 'node:fs/promises'
import { HURRIED, expect, prefer, test, type Page } from './base'
import { offers, prompt, question, recordFile, stack, uploaded } from './table'
import { Wire } from './wire'

const position = (page: Page) => page.getByRole('slider', { name: 'Position in the match' })
const moment = (page: Page) => page.getByRole('region', { name: 'This moment' })
const control = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Moving through the match' }).getByRole('button', { name })

test('a match is looked back on, choice by choice', async ({ page, somebody }) => {
  await page.goto(`/match/${await uploaded(page)}/replay`)
  await expect(page.getByRole('heading', { name: 'Innovation, looking back' })).toBeVisible()
  const last = Number(await position(page).getAttribute('max'))
  expect(last).toBeGreaterThan(50)
  await expect(position(page)).toHaveValue(String(last))
  await expect(moment(page)).toContainText(/has won/)

  await test.step('by buttons and keys', async () => {
    await control(page, 'To the beginning').click()
    await expect(moment(page)).toContainText('The beginning')
    await expect(page).toHaveURL(/at=0$/)
    await control(page, 'One choice on').click()
    await expect(moment(page)).toContainText(`After choice 1 of ${String(last)}`)
    await expect(moment(page)).toContainText('greedy A chose: Clothing')
    await page.locator('h1').focus()
    await page.keyboard.press('ArrowRight')
    await expect(moment(page)).toContainText('random B chose: Oars')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('End')
    await expect(moment(page)).toContainText(`After choice ${String(last)} of`)
  })

  await test.step('by scrubbing', async () => {
    const box = await position(page).boundingBox()
    if (!box) throw new Error('nothing to scrub')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width - 4, y)
    await page.mouse.down()
    for (const part of [0.8, 0.6, 0.4, 0.5]) await page.mouse.move(box.x + box.width * part, y, { steps: 5 })
    await page.mouse.up()
    const at = Number(await position(page).inputValue())
    expect(Math.abs(at - last / 2)).toBeLessThan(4)
    await expect(moment(page)).toContainText(`After choice ${String(at)} of`)
    await expect(page).toHaveURL(new RegExp(`at=${String(at)}$`))
  })

  await test.step('in the chart', async () => {
    const chart = moment(page).locator('canvas')
    await expect(chart).toBeVisible()
    const over = moment(page).locator('.u-over')
    const before = await position(page).inputValue()
    const width = (await over.boundingBox())?.width ?? 0
    await over.click({ position: { x: width * 0.9, y: 20 } })
    await expect(position(page)).not.toHaveValue(before)
    expect(Number(await position(page).inputValue())).toBeGreaterThan(last * 0.8)
    await page.getByRole('radio', { name: 'Achievements' }).check()
    await expect(chart).toBeVisible()
    await expect(moment(page).locator('.legend')).toContainText('greedy A')
  })

  await test.step('it plays by itself', async () => {
    await control(page, 'To the beginning').click()
    await control(page, 'Play on by itself').click()
    await expect(moment(page)).toContainText('After choice 2 of')
    await control(page, 'Pause').click()
  })

  await test.step('a link leads others to the same moment', async () => {
    await page.goto(page.url().replace(/at=\d+$/, 'at=20'))
    await expect(position(page)).toHaveValue('20')
    const told = await moment(page).locator('.choice').innerText()
    const friend = await somebody()
    await friend.goto(await page.getByLabel('Link to this moment').inputValue())
    await expect(moment(friend).locator('.choice')).toHaveText(told, { useInnerText: true })
  })
})

test('a record goes out and comes in again', async ({ page }) => {
  await page.goto('/upload')
  await page.locator('input[type=file]').setInputFiles(recordFile('iello-2011-3-seats'))
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page).toHaveURL(/\/replay\?at=\d+$/)
  const first = page.url()

  const download = page.waitForEvent('download')
  await expect(moment(page).getByRole('link', { name: 'Look back' })).toHaveCount(0)
  await moment(page).getByRole('link', { name: 'Download the record' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const choices = (record: string) => record.split('\n').filter((line) => /^[A-D]: |^= /.test(line))
  expect(choices(text)).toEqual(choices(await readFile(recordFile('iello-2011-3-seats'), 'utf8')))

  await page.goto('/upload')
  await page.getByLabel('Or paste the text').fill(text)
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page).toHaveURL(/\/replay\?at=\d+$/)
  expect(page.url()).not.toBe(first)
  await expect(moment(page)).toContainText(/has won/)
})

test('a broken record is refused with a sentence', async ({ page }) => {
  // Of today's rules: what does not fit an earlier record may be a change of the rules.
  const record = (await readFile(recordFile('deluxe-2017-2-seats'), 'utf8')).replace('\nrules: 1\n', '\nrules: 2\n')
  const lines = record.split('\n')
  const at = lines.findIndex((line) => line.startsWith('A: dogma'))
  const broken = [
    { text: 'nonsense', says: /not a record|line 1\b/ },
    {
      text: lines.with(at, 'A: dogma The Internet').join('\n'),
      says: new RegExp(`not a record|does not fit in line ${String(at + 1)}\\.`),
    },
    { text: record.slice(0, 60), says: /not a record|does not fit in line \d+/ },
    { text: `${record}\u0000\u{1F600}`, says: /not a record|does not fit in line \d+/ },
    { text: `${'A: draw '.repeat(12)}\n`.repeat(5600), says: /too long/ },
  ]
  await page.goto('/upload')
  for (const { text, says } of broken) {
    await page.getByLabel('Or paste the text').evaluate((field: HTMLTextAreaElement, value) => {
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
    await page.getByRole('button', { name: 'Look at it' }).click()
    await expect.soft(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(says)
    await expect(page).toHaveURL(/\/upload$/)
  }
})

test('play on from any moment of a finished match', async ({ page }) => {
  await prefer(page, HURRIED)
  const wire = new Wire(page)
  await page.goto(`/match/${await uploaded(page)}/replay?at=24`)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await expect(dialog).toContainText('as it stood after choice 24')
  await dialog.getByLabel('You play').selectOption({ label: 'random B' })
  await dialog.getByLabel('Against').selectOption({ label: 'Beginner: slips up a lot' })
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(page).toHaveURL(/\/match\/\w+$/)
  await expect(offers(page).first()).toBeVisible()
  const state = await wire.until((each) => each.question !== null)
  expect(state.viewer).toBe(1)
  expect(state.match.choices).toBeGreaterThanOrEqual(24)
  await offers(page).first().click()
  await wire.until((each) => each.version > state.version)
  await expect(prompt(page)).toBeVisible()
})

test('what would the bot do?', async ({ page }) => {
  await prefer(page, HURRIED)
  await stack(page, 3)
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await offers(page).first().click()
  await expect(question(page)).toContainText('Choose your action')
  await prompt(page).getByRole('button', { name: 'Hint' }).click()
  const hints = prompt(page).locator('.offer .hint')
  await expect(hints.first()).toBeVisible()
  expect(await hints.count()).toBeLessThanOrEqual(3)
  const verdicts = await hints.allInnerTexts()
  expect(verdicts.filter((text) => /^Best choice: wins \d+% of the time( \(hardly tried\))?$/.test(text))).toHaveLength(
    1,
  )
  expect(verdicts.filter((text) => /^Wins \d+% of the time( \(hardly tried\))?$/.test(text))).toHaveLength(
    verdicts.length - 1,
  )
  // The same in a sentence, which is read aloud, with how sure it is.
  const advice = prompt(page).getByRole('status').filter({ hasText: 'Best:' })
  await expect(advice).toContainText(/wins \d+% of the time; the next best \d+%\./)
  await expect(advice).toContainText(/From [\d,]+ tries with what you can see/)
  await expect(advice).toBeInViewport()
  // A hint is no choice: it is still one's own turn, and the next question comes without hints.
  await prompt(page).locator('.offer.hinted').first().click()
  await expect(hints).toHaveCount(0)
})
