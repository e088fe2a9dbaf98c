// What a page does wrong for people who hear it or use it by keys.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe looks at: measuring the contrast of every text takes half of its time. */
export type Look = 'everything' | 'colors' | 'all but colors'

/** Everything serious that axe finds on the page as it is. */
export async function violations(page: Page, look: Look = 'everything'): Promise<string[]> {
  await page.evaluate(await SOURCE)
  const found = await page.evaluate(async (look) => {
    const { axe: tool } = window as unknown as { axe: typeof axe }
    const contrast = 'color-contrast'
    const rules: axe.RunOptions =
      look === 'colors'
        ? { runOnly: [contrast] }
        : look === 'all but colors'
          ? { rules: { [contrast]: { enabled: false } } }
          : {}
    return (await tool.run(document, { ...rules, resultTypes: ['violations'], preload: false })).violations
  }, look)
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n').slice(1).join(' ') ?? ''}`,
      ),
    )
}
