import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { components } from '../games/inventions/fixtures'
import { FAMILIES } from '../games/inventions/formulas'
import { KINDS, pieces } from '../games/inventions/workshop/pieces'
import { GOODS, OTHERS, wordId } from '../games/inventions/workshop/vocabulary'
import type { SetFile } from '../games/workshop'
import { LANGUAGES, Speaker } from '../text/speaker'

const GAME = 'src/games/inventions/workshop'
const FOLDERS = ['src/workshop', GAME]
const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8')
const words = (language: string) =>
  read(`src/workshop/workshop.${language}.ftl`) + read(`${GAME}/words.${language}.ftl`)
const ids = (language: string) => [...words(language).matchAll(/^(workshop-[a-z0-9-]+) =/gm)].map(([, id]) => id ?? '')
const places = (language: string) => [...words(language).matchAll(/^workshop-[a-z0-9-]+ =|\$[a-z]+/gm)]

const all = pieces(components, components.file as unknown as SetFile)
/** Messages whose ids the code puts together. */
const COMPOSED = [
  ...KINDS.map((kind) => `workshop-kind-${kind}`),
  ...all.map(({ group }) => `workshop-group-${group}`).filter((id) => !/-(era-\d|type-[a-z]+)$/.test(id)),
  ...FAMILIES.map(({ name }) => `workshop-count-${name}`),
  ...[...GOODS, ...OTHERS].map(wordId),
  ...all.flatMap(({ values }) => values.flatMap(({ question, label }) => [question.id, label.id])),
]

it('the words are the same in both languages, with the same places', () => {
  expect(ids('de')).toEqual(ids('en'))
  expect(new Set(places('de').map(String))).toEqual(new Set(places('en').map(String)))
  for (const language of LANGUAGES) {
    const speaker = new Speaker(language, [words(language)])
    expect(ids(language).filter((id) => !speaker.has(id))).toEqual([])
  }
})

it('all words are there, and none too many', () => {
  const code = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => read(join(folder, file))),
  ).join('\n')
  const quoted = [...code.matchAll(/'(workshop-[a-z0-9-]+)'/g)].map(([, id]) => id ?? '')
  const used = new Set([...quoted, ...COMPOSED])
  expect(used.size).toBeGreaterThan(100)
  expect([...used].filter((id) => !ids('en').includes(id))).toEqual([])
  expect(ids('en').filter((id) => !used.has(id))).toEqual([])
})
