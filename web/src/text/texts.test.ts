import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { iconOf, manifestOf } from '../games'
import { ERROR_CODES, REASONS } from '../protocol'
import { LIMITS } from '../create/draft'
import { COACHES } from '../stores/coaching'
import { SPEEDS, THEMES } from '../stores/settings.svelte'
import { ENDINGS } from './differences'
import { LANGUAGES, Speaker } from './speaker'

const WEB = process.cwd()
const read = (path: string) => readFileSync(join(WEB, path), 'utf8')
/** What the pages say, and what only those about cards and rules say. */
const client = (language: string) =>
  ['text/', 'library/library.'].map((file) => read(`src/${file}${language}.ftl`)).join('\n')
/** Every file of texts of every game, and the words of its board. */
function games(language: string): string[] {
  const crates = readdirSync(join(WEB, '../crates')).flatMap((crate) =>
    below(`../crates/${crate}/src/text/${language}`),
  )
  return [...crates, ...below('src/games')]
    .filter((file) => file.endsWith(crates.includes(file) ? '.ftl' : `board.${language}.ftl`))
    .map(read)
}
const below = (folder: string) =>
  existsSync(join(WEB, folder))
    ? readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    : []
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
const inGames = new Set(games('en').flatMap((source) => [...messages(source).keys()]))

const GAMES = readdirSync(join(WEB, 'src/games'))

const DEPARTURES = ['left', 'absent', 'time', 'resigned']
const MENU = ['hints', 'leave', 'give-up', 'delete']

const LEVELS = ['novice', 'beginner', 'apprentice', 'casual', 'skilled', 'strong', 'veteran', 'expert']

/** Messages whose ids are put together: what stands for every `${…}` of a template. */
const FAMILIES: Record<string, readonly string[]> = {
  'error-': ERROR_CODES,
  'language-': LANGUAGES,
  'theme-': THEMES,
  'speed-': SPEEDS,
  'limit-': LIMITS.map(String),
  'seat-kind-': ['me', 'device', 'open', 'bot'],
  'seat-short-': ['bot', 'open'],
  'seat-role-': ['me', 'device', 'open'],
  'tab-': ['board', 'log', 'chat'],
  'bot-': LEVELS,
  'bot-name-': [...LEVELS, 'random', 'greedy'],
  'level-': [...LEVELS, 'random', 'greedy'],
  'replay-part-': ['moment', 'analysis'],
  'match-': ENDINGS,
  'outcome-': ENDINGS,
  'seat-': DEPARTURES,
  'note-': [...DEPARTURES, 'hint', 'hints-on', 'hints-off', 'returned'],
  'menu-': MENU.flatMap((action) => [action, `${action}-help`, `${action}-sure`]),
  'reason-': REASONS,
  'coach-': COACHES,
  'coach-grade-': ['best', 'fine', 'risky', 'wasted'],
  'account-mode-': ['create', 'login', 'recover'],
}
const family = Object.entries(FAMILIES).flatMap(([prefix, ends]) => ends.map((end) => prefix + end))

describe('the texts', () => {
  it('say the same messages with the same places in every language', () => {
    for (const language of LANGUAGES) expect(messages(client(language))).toEqual(english)
  })

  it('hold every message that the pages use', () => {
    const used = [...code.matchAll(/\bt\(\s*'([^']+)'/g)]
      .map((match) => match[1] ?? '')
      // The pages of lessons, of positions and the workshop have words of their own, with tests of their own.
      .filter((id) => !/^(learn|puzzles?|study|setup|workshop)(-|$)/.test(id))
    expect(used.length).toBeGreaterThan(150)
    expect([...used, ...family].filter((id) => !english.has(id))).toEqual([])
  })

  it('hold no message that nobody uses', () => {
    const quoted = new Set([...code.matchAll(/'([a-z][a-z0-9-]*)'/g)].map((match) => match[1]))
    expect([...english.keys()].filter((id) => !quoted.has(id) && !family.includes(id))).toEqual([])
  })

  it('never say the same id as a game', () => {
    expect(inGames.size).toBeGreaterThan(1500)
    expect([...english.keys()].filter((id) => inGames.has(id))).toEqual([])
  })

  it('say what every drawing among words is', () => {
    const icons = GAMES.flatMap((game) => Object.keys(manifestOf(game).icons ?? {}).map((name) => iconOf(name)?.word))
    expect(icons.length).toBeGreaterThan(5)
    expect(icons.filter((word = '') => !inGames.has(word))).toEqual([])
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
