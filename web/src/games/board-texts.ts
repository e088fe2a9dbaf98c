// For tests: whether a board's own words are there in both languages, and each of them is used.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** `composed`: messages whose ids the code puts together. */
export function boardTextsAreComplete(folder: string, composed: readonly string[]): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const ids = (file: string) => [...read(file).matchAll(/^(board-[a-z0-9-]+) =/gm)].map(([, id]) => id ?? '')
  const arguments_ = (file: string) =>
    [...read(file).matchAll(/^board-[a-z-]+ =|\$[a-z]+/gm)].map(([found]) => found).sort()
  const code = readdirSync(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    // The tabs say words of the board they frame.
    .concat('../../table/Sheets.svelte')
    .map(read)
    .join('\n')

  it('are there in both languages, with the same arguments', () => {
    expect(ids('board.de.ftl')).toEqual(ids('board.en.ftl'))
    expect(new Set(arguments_('board.de.ftl'))).toEqual(new Set(arguments_('board.en.ftl')))
  })
  it('are all there, and none too many', () => {
    const used = new Set([...[...code.matchAll(/'(board-[a-z-]+)'/g)].map(([, id]) => id ?? ''), ...composed])
    expect([...used].filter((id) => !ids('board.en.ftl').includes(id))).toEqual([])
    expect(ids('board.en.ftl').filter((id) => !used.has(id))).toEqual([])
  })
}
