import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')
const ids = (file: string) => [...read(file).matchAll(/^(board-[a-z0-9-]+) =/gm)].map(([, id]) => id)

describe('the board’s words', () => {
  it('are there in both languages', () => {
    expect(ids('board.de.ftl')).toEqual(ids('board.en.ftl'))
  })
  it('are all there', () => {
    const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    // A place that cards go to is called like a word.
    const PLACE = 'board-bottom'
    const used = sources.flatMap((file) => [...read(file).matchAll(/'(board-[a-z-]+)'/g)].map(([, id]) => id))
    expect(used.filter((id) => id !== PLACE && !ids('board.en.ftl').includes(id ?? ''))).toEqual([])
  })
  it('name every sign of the expansions, and say what those of cities do', () => {
    const signs = [
      'echo',
      'inspire',
      'plus',
      'flag',
      'fountain',
      'blank',
      'arrow-left',
      'arrow-right',
      'arrow-up',
      'bonus',
      'search',
    ]
    const rules = ['plus', 'arrow', 'search', 'flag', 'fountain']
    const wanted = [
      ...signs.map((sign) => `board-sign-${sign}`),
      ...rules.map((rule) => `board-rule-${rule}`),
      'board-flags',
      'board-fountains',
    ]
    expect(wanted.filter((id) => !ids('board.en.ftl').includes(id))).toEqual([])
  })
})
