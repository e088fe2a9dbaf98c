// What a page does wrong for people who hear it or use it by keys.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const SOURCE = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Everything serious that axe finds on the page as it is. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await SOURCE)
  const found = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe }
    return (await tool.run(document, { resultTypes: ['violations'] })).violations
  })
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n').slice(1).join(' ') ?? ''}`))
}
