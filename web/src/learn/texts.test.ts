import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES, Speaker } from '../text/speaker'

const FOLDER = join(process.cwd(), 'src/learn')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const ids = (language: string) =>
  [...read(`learn.${language}.ftl`).matchAll(/^(learn-[a-z-]+) =/gm)].map(([, id]) => id ?? '')
const places = (language: string) => [...read(`learn.${language}.ftl`).matchAll(/^learn-[a-z-]+ =|\$[a-z]+/gm)]
const TEACHERS = ['idris', 'tilda', 'carla'].map((teacher) => `learn-trade-${teacher}`)

it('the words are the same in both languages, with the same places', () => {
  expect(ids('de')).toEqual(ids('en'))
  expect(new Set(places('de').map(String))).toEqual(new Set(places('en').map(String)))
  for (const language of LANGUAGES) {
    const speaker = new Speaker(language, [read(`learn.${language}.ftl`)])
    expect(ids(language).filter((id) => !speaker.has(id))).toEqual([])
  }
})

it('all words are there, and none too many', () => {
  const code = readdirSync(FOLDER)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const used = new Set([...[...code.matchAll(/'(learn-[a-z-]+)'/g)].map(([, id]) => id ?? ''), ...TEACHERS])
  expect([...used].filter((id) => !ids('en').includes(id))).toEqual([])
  expect(ids('en').filter((id) => !used.has(id))).toEqual([])
})
