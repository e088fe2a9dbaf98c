// Names as long as people have them, where one must choose between players.

import { HURRIED, expect, prefer, test, type Page } from './base'
import { lay, ME, offers, prompt, question } from './table'

const NAMES = [
  'Maximilian Bergmann',
  'Christophorus Wagner',
  'Wilhelmina Oberhuber',
  'Bartholomew Ashcroft',
  'Alexandrina Petrovna',
  'Konstantin Wittgens',
]
const OTHERS = NAMES.slice(1).map((name) => ({ kind: 'device', name }) as const)
/** So that six may play. */
const SIX = { expansions: 'cities+figures', 'far-away': 'yes' }
const MOST_CHOICES = 300
/** So many a second the server takes. */
const STRIDE_MS = 80

/** All at this device choose something, dogmas before the rest, until a player is to be chosen. */
async function playUntilSomebodyIsChosen(page: Page, id: string): Promise<void> {
  const asked = await page.evaluate(
    ({ id, most, stride }) =>
      new Promise<string>((resolve) => {
        type Told = {
          type: string
          version: number
          viewer: number
          match: { asked: number[] }
          question: { offers: { choice: string }[] } | null
        }
        const socket = new WebSocket(`/api/matches/${id}/live?seat=0`)
        let made = 0
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const { type, version, viewer, match, question } = JSON.parse(data) as Told
          if (type !== 'state') return
          const say = (message: object) => setTimeout(() => socket.send(JSON.stringify(message)), stride)
          const [seat] = match.asked
          if (seat !== undefined && !match.asked.includes(viewer)) return void say({ type: 'view', seat })
          if (question === null) return void say({ type: 'resync' })
          const choices = question.offers.map(({ choice }) => choice)
          if (made === most || choices.some((choice) => choice.startsWith('player '))) resolve(choices.join(', '))
          else {
            const dogmas = choices.filter((choice) => /^(dogma|yes)/.test(choice))
            const list = dogmas.length > 0 && made % 3 > 0 ? dogmas : choices
            say({ type: 'choose', version, choice: list[(made * 7) % list.length] })
            made += 1
          }
        }
      }),
    { id, most: MOST_CHOICES, stride: STRIDE_MS },
  )
  expect(asked, 'somebody is to be chosen').toContain('player ')
}

/** Names that are not seen whole, and numbers that a name lies over. */
const flaws = (page: Page) =>
  page.evaluate((names) => {
    const said = names.map((name) => name.replaceAll(' ', ''))
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('.chip .name, .seat .name, .offer .label')) {
      const text = element.textContent.replace(/[\s\u00ad]/g, '')
      if (element.offsetWidth === 0 || !said.some((name) => text.startsWith(name))) continue
      for (let box: HTMLElement | null = element; box && !box.matches('section, body'); box = box.parentElement)
        if (getComputedStyle(box).overflow !== 'visible' && box.scrollWidth > box.clientWidth + 1) found.push(text)
    }
    for (const area of document.querySelectorAll('.area')) {
      const seat = area.querySelector('.seat .spot')?.getBoundingClientRect()
      for (const number of area.querySelectorAll('.figures b')) {
        const { top, right, bottom, left } = number.getBoundingClientRect()
        const covered = seat && top < seat.bottom && bottom > seat.top && left < seat.right && right > seat.left
        if (covered) found.push(`${area.getAttribute('aria-label') ?? ''} over ${number.textContent}`)
      }
    }
    return found
  }, NAMES)

test('six long names are whole where one of them must be chosen', async ({ page }) => {
  await prefer(page, HURRIED)
  await page.goto('/')
  await page.request.put('/api/me', { data: { name: NAMES[0] } })
  const id = await lay(page, [ME, ...OTHERS], { options: SIX, seed: 3 })
  await playUntilSomebodyIsChosen(page, id)
  for (const [width, height] of [
    [1366, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/match/${id}`)
    const curtain = page.locator('.curtain button')
    await curtain.or(offers(page).first()).first().waitFor()
    if (await curtain.isVisible()) await curtain.click()
    await expect(question(page)).toContainText('Choose a player')
    await expect
      .poll(() => page.locator('.seat .spot').count(), `players offered at ${String(width)}`)
      .toBeGreaterThan(1)
    expect(await flaws(page), `at ${String(width)}`).toEqual([])
  }
  // On a phone a long rule is folded, so that the names below it are seen.
  const rule = prompt(page).getByRole('button', { name: /Meld one card from your hand/ })
  await expect(rule).toHaveAttribute('aria-expanded', 'false')
  const low = (await rule.boundingBox())?.height ?? 0
  await rule.click()
  expect((await rule.boundingBox())?.height ?? 0).toBeGreaterThan(low * 1.5)
})
