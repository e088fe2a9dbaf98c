// Every page, on a phone and on a desk, in both themes: nothing scrolls sideways, axe finds nothing serious, and
// pictures are written to e2e/screenshots for people to look at. German words are longer, so they are laid out as
// well.

import { violations } from './axe'
import { HURRIED, expect, picture, prefer, test, type Page } from './base'
import { SCENES, prepare, type Scene, type World } from './scenes'

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const
const LOOKS = [
  { look: 'light', locale: 'en-GB', colorScheme: 'light', axe: 'everything' },
  // In the dark only the colors are others, in German only the words.
  { look: 'dark', locale: 'en-GB', colorScheme: 'dark', axe: 'colors' },
  { look: 'german', locale: 'de-DE', colorScheme: 'light', axe: 'all but colors' },
] as const

/** What reaches beyond its own box to the right. Only the other players' boards may, on a phone. */
function sideways(): string[] {
  const boxes = [
    document.documentElement,
    ...document.querySelectorAll('main, main section, main header, .side, .panel, dialog, dialog .content'),
  ]
  const wide = boxes.filter(
    (box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline',
  )
  return wide.map(
    (box) =>
      `<${box.tagName.toLowerCase()} class="${box.className}"> is ${String(box.scrollWidth)} wide in ${String(box.clientWidth)}`,
  )
}

/** Nothing fades or glides any more; what pulses for ever may go on. */
const still = () =>
  document.getAnimations().every((animation) => animation.effect?.getComputedTiming().endTime === Infinity)

async function visit(page: Page, scene: Scene, world: World): Promise<void> {
  await page.goto(scene.at(world))
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await scene.act?.(page)
  await page.waitForFunction(still)
}

/** Each size and each look for every change; all of both together by `make soak`. */
const looked = (size: string, look: string) =>
  process.env['SOAK'] !== undefined || look === 'light' || look === (size === 'desk' ? 'dark' : 'german')

for (const [size, device] of Object.entries(SIZES)) {
  for (const { look, locale, colorScheme, axe } of LOOKS.filter((each) => looked(size, each.look))) {
    test(`every page: ${size}, ${look}`, async ({ somebody }) => {
      test.slow()
      const host = await somebody({ locale })
      await host.goto('/')
      const page = await somebody({ ...device, locale, colorScheme, reducedMotion: 'reduce' })
      await prefer(page, { ...HURRIED, language: locale === 'de-DE' ? 'de' : 'en' })
      const world = await prepare(page, host)
      for (const scene of SCENES) {
        await test.step(scene.name, async () => {
          await visit(page, scene, world)
          expect.soft(await page.evaluate(sideways), `${scene.name} scrolls sideways`).toEqual([])
          expect.soft(await violations(page, axe), `${scene.name}: what axe found`).toEqual([])
          await picture(page, `${scene.name}-${size}-${look}`, scene.long)
        })
      }
    })
  }
}
