import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULES } from '../games/rules'
import { SHAPES } from '../icons/shapes'
import { ERROR_CODES } from '../protocol'
import { LIMITS } from '../create/draft'
import { SPEEDS, THEMES } from '../stores/settings.svelte'
import { LANGUAGES, Speaker } from './speaker'

const WEB = process.cwd()
const read = (path: string) => readFileSync(join(WEB, path), 'utf8')
const client = (language: string) =>
  [
    ...['src/text/', 'src/text/rules-innovation.'].map((path) => read(`${path}${language}.ftl`)),
    ...['age-of-innovation', 'inventions'].flatMap((crate) =>
      ['lobby', 'rules'].map((file) => read(`../crates/${crate}/src/text/${language}/${file}.ftl`)),
    ),
  ].join('\n')
const game = (language: string, file: string) => read(`../crates/innovation/src/text/${language}/${file}.ftl`)
const EDITIONS = [
  ['cards', 'table'],
  ['cards-2011', 'table', 'table-2011'],
]

/** Every message with the places it has. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const block of source.split(/^(?=[a-z])/m)) {
    const id = block.match(/^([a-z][a-z0-9-]*) =/)?.[1]
    const places = [...new Set(block.match(/\$[a-z_]+/g) ?? [])].sort().join(' ')
    if (id) found.set(id, places)
  }
  return found
}

function sources(folder: string): string[] {
  return readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => read(join(folder, file)))
}

const english = messages(client('en'))
const code = sources('src').join('\n')
const inGame = new Set(EDITIONS.flat().flatMap((file) => [...messages(game('en', file)).keys()]))

const LEVELS = ['beginner', 'casual', 'strong', 'expert']
const YES_NO = ['teams', 'longer', 'open-covered', 'open-counts', 'relics', 'far-away']
const AGE_OPTIONS: Record<string, string[]> = {
  map: ['by-players', '1-3', '3-5'],
  setup: ['sets', 'draft'],
  tiles: ['printed', 'english', 'german'],
  factions: ['original', 'update-2024'],
  books: ['limited', 'unlimited'],
  'spade-build': ['yes', 'no'],
  'neutral-palace': ['pays', 'free'],
}

/** Messages whose ids are put together: what stands for every `${…}` of a template. */
const FAMILIES: Record<string, readonly string[]> = {
  'error-': ERROR_CODES,
  'icon-': Object.keys(SHAPES),
  'language-': LANGUAGES,
  'theme-': THEMES,
  'speed-': SPEEDS,
  'limit-': LIMITS.map(String),
  'seat-kind-': ['me', 'device', 'open', 'bot'],
  'tab-': ['board', 'log', 'chat'],
  'bot-': LEVELS,
  'bot-name-': [...LEVELS, 'random', 'greedy'],
  'replay-part-': ['moment', 'analysis'],
  'chart-': ['score', 'achievements', 'points'],
  'account-mode-': ['create', 'login'],
  'outcome-innovation-': ['achievements', 'score', 'card', 'draw'],
  'game-innovation-': ['title', 'about', 'length', 'players', 'weight', 'credits'],
  'plan-innovation-': ['decline', 'decline-help'],
  'option-innovation-': ['edition', 'expansions', ...YES_NO].flatMap((key) => [key, `${key}-help`]),
  'value-innovation-': [
    'edition-deluxe-2017',
    'edition-iello-2011',
    ...['cities', 'artifacts', 'echoes', 'figures'].flatMap((set) => [`expansions-${set}`, `expansions-${set}-help`]),
    ...YES_NO.flatMap((key) => [`${key}-no`, `${key}-yes`]),
  ],
  'outcome-age-of-innovation-': ['points'],
  'game-age-of-innovation-': ['title', 'about', 'length', 'players', 'weight', 'credits'],
  'plan-age-of-innovation-': ['power', 'power-help', 'end-turn', 'end-turn-help'],
  'option-age-of-innovation-': Object.keys(AGE_OPTIONS).flatMap((key) => [key, `${key}-help`]),
  'value-age-of-innovation-': Object.entries(AGE_OPTIONS).flatMap(([key, values]) =>
    values.map((value) => `${key}-${value}`),
  ),
  'rules-age-of-innovation-': (RULES['age-of-innovation'] ?? []).flatMap((section) => [section, `${section}-title`]),
  'outcome-inventions-': ['points'],
  'game-inventions-': ['title', 'about', 'length', 'players', 'weight', 'credits'],
  'option-inventions-': ['components', 'components-help'],
  // Of the sets of components only the built-in one is known by its hash, and the tests of the game look at that.
  'value-inventions-': [
    'components',
    ...[...english.keys()].flatMap((id) => id.match(/^value-inventions-(components-[0-9a-f]{16})$/)?.[1] ?? []),
  ],
  'rules-inventions-': (RULES['inventions'] ?? []).flatMap((section) => [section, `${section}-title`]),
  'rules-innovation-': (RULES['innovation'] ?? []).flatMap((section) => [section, `${section}-title`]),
}
const family = Object.entries(FAMILIES).flatMap(([prefix, ends]) => ends.map((end) => prefix + end))

describe('the texts', () => {
  it('say the same messages with the same places in every language', () => {
    for (const language of LANGUAGES) expect(messages(client(language))).toEqual(english)
  })

  it('hold every message that the pages use', () => {
    const used = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1] ?? '')
    expect(used.length).toBeGreaterThan(150)
    expect([...used, ...family].filter((id) => !english.has(id) && !inGame.has(id))).toEqual([])
  })

  it('hold no message that nobody uses', () => {
    const quoted = new Set([...code.matchAll(/'([a-z][a-z0-9-]*)'/g)].map((match) => match[1]))
    expect([...english.keys()].filter((id) => !quoted.has(id) && !family.includes(id))).toEqual([])
  })

  it('never say the same id as a game', () => {
    const others = ['age-of-innovation', 'inventions'].flatMap((crate) =>
      ['components', 'table'].flatMap((file) => [
        ...messages(read(`../crates/${crate}/src/text/en/${file}.ftl`)).keys(),
      ]),
    )
    expect(others.length).toBeGreaterThan(500)
    expect([...english.keys()].filter((id) => inGame.has(id) || others.includes(id))).toEqual([])
  })

  it('are well formed: nothing is lost when they are read', () => {
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [client(language)])
      expect([...english.keys()].filter((id) => !speaker.has(id))).toEqual([])
    }
  })

  it('know every phrase of the mock, in both languages and editions', () => {
    const story = read('mock/match.json')
    const ids = new Set(
      [...story.matchAll(/"id":"((?:ask|event|note|list|to|from|shown)-[a-z-]+)"/g)].map((match) => match[1] ?? ''),
    )
    for (const match of story.matchAll(/"id:([a-z-]+)"/g)) ids.add(match[1] ?? '')
    for (const language of LANGUAGES) {
      for (const edition of EDITIONS) {
        const speaker = new Speaker(
          language,
          edition.map((file) => game(language, file)),
        )
        expect([...ids].filter((id) => !speaker.has(id))).toEqual([])
      }
    }
  })
})
