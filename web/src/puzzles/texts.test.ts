import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES, Speaker } from '../text/speaker'

const FOLDER = join(process.cwd(), 'src/puzzles')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const words = (language: string) => read(`puzzles.${language}.ftl`)
const ids = (language: string) => [...words(language).matchAll(/^(puzzles?-[a-z-]+) =/gm)].map(([, id]) => id ?? '')
const places = (language: string) => [...words(language).matchAll(/^puzzles?-[a-z-]+ =|\$[a-z]+/gm)].map(String)

it('the words are the same in both languages, with the same places', () => {
  expect(ids('de')).toEqual(ids('en'))
  expect(new Set(places('de'))).toEqual(new Set(places('en')))
  for (const language of LANGUAGES) {
    const speaker = new Speaker(language, [words(language)])
    expect(ids(language).filter((id) => !speaker.has(id))).toEqual([])
  }
})

it('all words are there, and none too many', () => {
  const code = readdirSync(FOLDER)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const purposes = new Set(['puzzle-goals', 'puzzle-of-the-day'])
  const used = new Set([...code.matchAll(/'(puzzles?-[a-z-]+)'/g)].map(([, id]) => id ?? ''))
  expect([...used].filter((id) => !purposes.has(id) && !ids('en').includes(id))).toEqual([])
  expect(ids('en').filter((id) => !used.has(id))).toEqual([])
})
