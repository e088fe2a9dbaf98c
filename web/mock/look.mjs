// Looks at every page of the built client in a real browser, on a phone and on a desk, in both themes and languages:
// writes pictures to web/shots, and fails if a page scrolls sideways, has a control that is too small to tap, breaks
// the content policy or fails axe.
//
//   npm run build && npm run look [-- part of a name]

import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serve } from './server.mjs'
import { reset } from './world.mjs'

const PORT = 8481
const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url))
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
const SMALLEST_TAP = 40

const click = (selector) => (page) => page.locator(selector).first().click()
const wait = (time) => (page) => page.waitForTimeout(time)
const everySwitch = async (page) => {
  for (const each of await page.getByRole('switch').all()) await each.check()
}
const SCENES = [
  { name: 'lobby', path: '/' },
  { name: 'new', path: '/new' },
  {
    name: 'new-friends',
    path: '/new',
    act: [(page) => page.locator('.kind').nth(1).selectOption('open'), click('summary')],
  },
  {
    name: 'new-crowd',
    path: '/new',
    act: [everySwitch, ...Array.from({ length: 6 }, () => click('.add')), click('summary')],
  },
  { name: 'crowd', path: '/match/crowd' },
  { name: 'join-crowd', path: '/join/crowd/3/seat3-of-crowd' },
  { name: 'join', path: '/join/wait/1/seat1-of-wait' },
  { name: 'wait', path: '/match/wait' },
  { name: 'play', path: '/match/play' },
  { name: 'play-hint', path: '/match/play', act: [click('.tools button:nth-child(2)'), wait(200)] },
  { name: 'play-news', path: '/match/play', act: [click('.offer'), wait(1200)] },
  { name: 'play-log', path: '/match/play', act: [(page) => page.getByRole('tab', { name: 'Log' }).click()] },
  { name: 'play-chat', path: '/match/play', act: [(page) => page.getByRole('tab', { name: 'Chat' }).click()] },
  { name: 'play-rules', path: '/match/play', act: [click('.rules')] },
  {
    name: 'play-explain',
    path: '/match/play',
    act: [(page) => page.getByRole('tab', { name: 'Log' }).click(), click('.log .term >> nth=-1'), wait(100)],
  },
  { name: 'hot-curtain', path: '/match/hot' },
  { name: 'hot', path: '/match/hot', act: [click('.curtain button'), wait(300)] },
  { name: 'away', path: '/match/away' },
  { name: 'clocks', path: '/match/clocks' },
  {
    name: 'clocks-chat',
    path: '/match/clocks',
    act: [(page) => page.getByRole('tab', { name: 'Chat' }).click()],
  },
  { name: 'menu', path: '/match/clocks', act: [(page) => page.getByRole('button', { name: 'This match' }).click()] },
  {
    name: 'menu-sure',
    path: '/match/clocks',
    act: [
      (page) => page.getByRole('button', { name: 'This match' }).click(),
      (page) => page.getByRole('button', { name: 'Give up' }).click(),
    ],
  },
  { name: 'back', path: '/match/back' },
  { name: 'resigned', path: '/match/resigned' },
  { name: 'watch', path: '/match/watch' },
  { name: 'done', path: '/match/done' },
  { name: 'replay', path: '/match/done/replay?at=31', act: [wait(400)] },
  {
    name: 'replay-fork',
    path: '/match/done/replay?at=31',
    act: [(page) => page.getByRole('button', { name: 'Play on from here' }).click()],
  },
  {
    name: 'upload',
    path: '/upload',
    act: [(page) => page.locator('textarea').fill('nonsense'), click('button[type=submit]'), wait(200)],
  },
  { name: 'account', path: '/account' },
  { name: 'about', path: '/about' },
  { name: 'rules', path: '/rules/innovation' },
  { name: 'missing', path: '/no/such/page' },
  { name: 'settings', path: '/', act: [(page) => page.getByRole('button', { name: 'Settings' }).click()] },
]

/** What is wrong with the page as it is laid out. */
function measure(smallest) {
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) found.push(`scrolls sideways: ${root.scrollWidth} > ${root.clientWidth}`)
  for (const element of document.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')) {
    const inSentence = element.matches('p a, li a, .term')
    // A board may have hit areas larger than what is drawn.
    const larger = element.closest('.board') && getComputedStyle(element, '::after').position === 'absolute'
    const { width, height } = element.getBoundingClientRect()
    if (
      !inSentence &&
      !larger &&
      width > 0 &&
      Math.max(width, height) > 1 &&
      height < smallest &&
      !element.closest('.visually-hidden, .skip')
    ) {
      found.push(`too small to tap: ${element.outerHTML.slice(0, 90)} ${Math.round(width)}x${Math.round(height)}`)
    }
  }
  return found
}

async function look(browser, axe, scene, size, { theme = 'light', language = 'en' }) {
  const suffix = [size, theme === 'dark' ? 'dark' : '', language === 'de' ? 'de' : ''].filter(Boolean).join('-')
  const name = `${scene.name}-${suffix}`
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    locale: language,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    bypassCSP: false,
  })
  const page = await context.newPage()
  reset()
  const problems = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4'))
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  await page.goto(`http://127.0.0.1:${PORT}${scene.path}`)
  await page.waitForSelector('h1')
  await page.waitForTimeout(250)
  // Other languages have other words on their buttons: only the pages themselves are looked at.
  for (const act of language === 'en' ? (scene.act ?? []) : []) await act(page)
  await page.waitForTimeout(150)
  await page.screenshot({ path: `${SHOTS}${name}.png` })
  problems.push(...(await page.evaluate(measure, SMALLEST_TAP)))
  await page.evaluate(axe)
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] }),
  )
  for (const { id, nodes } of violations)
    problems.push(`axe ${id}: ${nodes[0].html.slice(0, 140)} ${nodes[0].failureSummary?.split('\n')[1] ?? ''}`)
  await context.close()
  for (const problem of problems) console.log(`${name}: ${problem}`)
  return problems.length
}

mkdirSync(SHOTS, { recursive: true })
const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const server = await serve(PORT)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const wanted = process.argv[2] ?? ''
let count = 0
for (const scene of SCENES.filter(({ name }) => name.includes(wanted))) {
  for (const size of Object.keys(SIZES)) {
    count += await look(browser, axe, scene, size, {})
    count += await look(browser, axe, scene, size, { theme: 'dark' })
    if (!scene.act) count += await look(browser, axe, scene, size, { language: 'de' })
  }
}
await browser.close()
server.close()
server.closeAllConnections()
console.log(count === 0 ? 'every page is well' : `${count} problems`)
process.exit(count === 0 ? 0 : 1)
