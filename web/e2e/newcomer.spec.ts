import { readFile } from 'node:fs/promises'
import { violations } from './axe'
import { expect, picture, prefer, test } from './base'
import { log, offers, outcome, playToTheEnd, prompt } from './table'

test('a newcomer starts a match against a bot in two clicks and finishes it', async ({ page }) => {
  // Slowly, so that the first news can be looked at.
  await prefer(page, { speed: 'slow' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What shall we play?' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'New match' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/match\/\w+$/)
  await expect(prompt(page)).toContainText('Choose one of your two cards')
  await expect(page).toHaveTitle(/Your turn/)

  await test.step('what the bot does is told step by step, and can be skipped', async () => {
    const skip = page.getByRole('button', { name: 'Skip' })
    const untilTheBotPlays = async () => {
      // Whoever begins has a few choices before the bot's first turn.
      for (let choices = 0; choices < 10 && !(await skip.isVisible()); choices++) {
        await offers(page).first().click()
        await offers(page).or(skip).first().waitFor()
      }
    }
    await untilTheBotPlays()
    await expect(page.locator('.strip .sentence')).toHaveText(/\w+/)
    await picture(page, 'news')
    await skip.click()
    await expect(skip).toBeHidden()
    await untilTheBotPlays()
    // Where this takes longer than the bot's turn, all of it is told meanwhile.
    expect(await violations(page)).toEqual([])
  })

  await test.step('the pace is a setting', async () => {
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'At once' }).check()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  const clicks = await playToTheEnd(page)
  test.info().annotations.push({ type: 'clicks', description: String(clicks) })
  await expect(outcome(page)).toContainText(/won|draw/)
  await expect(outcome(page)).toContainText(/Victory|nobody is ahead/)
  await expect(log(page).last()).toContainText('The game is over')

  await test.step('the record can be downloaded and is complete', async () => {
    const download = page.waitForEvent('download')
    await outcome(page).getByRole('link', { name: 'Download the record' }).click()
    const record = await readFile(await (await download).path(), 'utf8')
    expect(record).toMatch(/^innovarium record 1\n/)
    expect(record.split('\n').filter((line) => /^[AB]: /.test(line)).length).toBeGreaterThan(clicks)
  })

  await test.step('the match stands in the lobby, and can be looked back on', async () => {
    await page.goto('/')
    const finished = page.getByRole('region', { name: 'Finished' })
    await finished.getByRole('link').first().click()
    await outcome(page).getByRole('link', { name: 'Look back' }).click()
    await expect(page.getByRole('heading', { name: 'Innovation, looking back' })).toBeVisible()
  })

  await test.step('once more', async () => {
    await page.goBack()
    await outcome(page).getByRole('button', { name: 'Play again' }).click()
    await expect(offers(page).first()).toBeVisible()
    await expect(prompt(page)).toContainText('Choose one of your two cards')
  })
})

test('one click from the lobby is enough, too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Play Innovation against a bot' }).click()
  await expect(prompt(page)).toContainText('Choose one of your two cards')
  await expect(offers(page)).toHaveCount(2)
})
