import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')
const ids = (file: string) => [...read(file).matchAll(/^(board-[a-z0-9-]+) =/gm)].map(([, id]) => id ?? '')
const places = (file: string) => [...read(file).matchAll(/^board-[a-z-]+ =|\$[a-z]+/gm)].map(([found]) => found).sort()
const code = readdirSync(here)
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .concat('../../table/Sheets.svelte') // says words of the board it stands on
  .map(read)
  .join('\n')

/** Messages whose ids are put together. */
const FAMILIES = [
  ...['sets', 'draft', 'start', 'placement', 'income', 'actions', 'science', 'over'].map(
    (phase) => `board-phase-${phase}`,
  ),
  ...['turn', 'won'].map((state) => `board-is-${state}`),
  ...['map', 'players', 'science', 'tiles'].map((sheet) => `board-sheet-${sheet}`),
]

describe('the board’s words', () => {
  it('are there in both languages, with the same places', () => {
    expect(ids('board.de.ftl')).toEqual(ids('board.en.ftl'))
    expect(new Set(places('board.de.ftl'))).toEqual(new Set(places('board.en.ftl')))
  })
  it('are all there, and none too many', () => {
    const used = new Set([...[...code.matchAll(/'(board-[a-z-]+)'/g)].map(([, id]) => id ?? ''), ...FAMILIES])
    expect([...used].filter((id) => !ids('board.en.ftl').includes(id))).toEqual([])
    expect(ids('board.en.ftl').filter((id) => !used.has(id))).toEqual([])
  })
})
