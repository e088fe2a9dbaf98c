// What the libraries of the games say: about things that are there, in both languages.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import printedAge from '../generated/age-of-innovation-components.json'
import printedInventions from '../generated/inventions-components.json'
import { loadGame } from '../games'
import { loadLibrary } from '../games/library'
import type { Winnings } from '../protocol'
import { LANGUAGES, Speaker } from '../text/speaker'
import { plain } from './finding'
import { readSigns } from './signs'
import { measuredOf } from './winnings'

const WEB = process.cwd()
const read = (path: string) => readFileSync(join(WEB, path), 'utf8')
const ids = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id ?? '')
const terms = (source: string) => [...source.matchAll(/^(-[a-z-]+) =/gm)].map(([, id]) => id ?? '')
const files = (folder: string) =>
  existsSync(join(WEB, folder)) ? readdirSync(join(WEB, folder)).map((file) => read(`${folder}/${file}`)) : []

/** The cards with nothing but what entries need: the server writes them from its own list. */
function cards() {
  const source = readdirSync(join(WEB, '../crates/innovation/src/text/en')).map((file) =>
    read(`../crates/innovation/src/text/en/${file}`),
  )
  const slugs = new Set(source.flatMap(ids).flatMap((id) => /^card-(.+)$/.exec(id)?.[1] ?? []))
  const whole = [...slugs].filter((slug) => !/-(\d|echo|inspire|karma-\d)$/.test(slug))
  return whole.map((slug) => ({ slug, name: slug, age: 1, color: 'red', slots: [], featured: null, effects: {} }))
}
const GAMES = {
  innovation: { cards: cards(), specials: ['monument'], decrees: [{ name: 'war', color: 'red' }] },
  'age-of-innovation': printedAge,
  inventions: printedInventions,
}

/** What bots won with, as the game's kit keeps it. */
const winningsOf = (game: string) =>
  readdirSync(join(WEB, `../crates/${game}-kit/winnings`)).map(
    (file) => JSON.parse(read(`../crates/${game}-kit/winnings/${file}`)) as Winnings,
  )
/** The ways of having a card or tile that the game's lab knows, whether or not there were enough games of each. */
function waysOf(game: string): string[] {
  const lab = read(`../crates/${game}-kit/src/lab.rs`)
  const anchor = lab.slice(lab.indexOf('fn anchor('), lab.indexOf('fn observe('))
  const named = [...anchor.matchAll(/"([a-z-]+)"/g)].map(([, way]) => way ?? '')
  const measured = winningsOf(game).flatMap(({ ways }) => ways.map(({ name }) => name))
  return [...new Set([...named.filter((way) => lab.includes(`Plot::rates("${way}")`)), ...measured])]
}

describe.each(Object.entries(GAMES))('the library of %s', (game, components) => {
  const folder = `src/games/${game}/library`
  const board = (language: string) => read(`src/games/${game}/board.${language}.ftl`)
  const texts = (language: string) => files(`../crates/${game}/src/text/${language}`)

  it('has rulings only on what there is, the same in every language', async () => {
    const library = await loadLibrary(game)
    const known = new Set(library?.entries(components).flatMap(({ rulings }) => rulings.map((id) => `ruling-${id}`)))
    const rulings = LANGUAGES.map((language) => read(`${folder}/rulings.${language}.ftl`))
    const [english = []] = rulings.map(ids)
    expect(english.length).toBeGreaterThan(10)
    expect(english.filter((id) => !known.has(id))).toEqual([])
    expect(new Set(english).size).toBe(english.length)
    for (const source of rulings) {
      expect(ids(source)).toEqual(english)
      const speaker = new Speaker('en', [source])
      // A term that is not there would be said by its name.
      expect(english.filter((id) => !speaker.has(id) || speaker.say({ id }).includes('{'))).toEqual([])
      expect(terms(source).filter((term) => !source.includes(`{ ${term} }`))).toEqual([])
    }
  })

  it('says everything in every language', async () => {
    const library = await loadLibrary(game)
    if (!library) throw new Error('no library')
    const entries = library.entries(components)
    const needed = [
      ...waysOf(game).map((way) => `library-won-${way}`),
      ...library.parts.map((part) => `library-part-${part}`),
      ...library.facets.map(({ name }) => `library-facet-${name}`),
      ...library.facets.flatMap(({ values, label }) => values.map((value) => label(value).id)),
      ...entries.map(({ group }) => library.groupLabel(group).id),
      ...entries.map(({ label }) => label.id),
      ...library.examples.flatMap(({ name, steps }) => [
        `example-${name}`,
        ...steps.map((_, step) => `example-${name}-${String(step)}`),
      ]),
    ]
    const own = LANGUAGES.map((language) => ids(read(`${folder}/words.${language}.ftl`)))
    expect(own[1]).toEqual(own[0])
    for (const language of LANGUAGES) {
      const source = [read(`${folder}/words.${language}.ftl`), board(language), ...texts(language)]
      const speaker = new Speaker(language, source)
      expect(needed.filter((id) => !speaker.has(id))).toEqual([])
    }
    // And nothing that nobody says.
    const code = [...files(folder), read(`src/games/${game}/library/index.ts`)].join('\n')
    const used = (id: string) => needed.includes(id) || code.includes(`'${id}'`) || id === 'rules-signs'
    expect(own[0]?.filter((id) => !used(id))).toEqual([])
  })

  it('knows what bots won with: things that there are, each in enough games', async () => {
    const library = await loadLibrary(game)
    const slugs = new Map(cards().map(({ slug }) => [slug.replace(/[^a-z0-9]/g, ''), `card:${slug}`]))
    // The cards of the fixture are called by their slugs.
    const anchorOf = (anchor: string) =>
      game === 'innovation' ? (slugs.get(plain(anchor.slice(5)).replace(/[^a-z0-9]/g, '')) ?? anchor) : anchor
    const known = new Set(library?.entries(components).map(({ anchor }) => anchor))
    const series = winningsOf(game)
    const won = series.flatMap(({ ways, least }) =>
      ways.flatMap((way) => Object.entries(way.won).map(([anchor, each]) => ({ anchor, each, least }))),
    )
    expect(won.length).toBeGreaterThan(50)
    const specials = (anchor: string) => game === 'innovation' && anchor.startsWith('special:')
    expect(won.filter(({ anchor }) => !known.has(anchorOf(anchor)) && !specials(anchor))).toEqual([])
    expect(won.filter(({ each, least }) => each.games < least)).toEqual([])
    // Of each, what is shown is what the file says.
    for (const { anchor } of won) {
      const measured = measuredOf(series, anchor)
      const first = series.find(({ ways }) => ways.some((way) => anchor in way.won))
      expect(measured?.series).toBe(first)
      for (const { name, won: shown } of measured?.ways ?? [])
        expect(shown).toEqual(first?.ways.find((way) => way.name === name)?.won[anchor])
    }
  })

  it('leads from everything that the table explains to a section of the rules', async () => {
    const module = await loadGame(game)
    const rules = new Set(texts('en').flatMap(ids))
    const source = read(`src/games/${game}/${game === 'inventions' ? 'telling' : 'words'}.ts`)
    const kinds =
      {
        innovation: [...source.matchAll(/anchored\(anchor, '([a-z-]+)'\)/g)].map(([, kind]) => `${kind ?? ''}:x`),
        'age-of-innovation': [
          ...[...board('en').matchAll(/^board-sign-([a-z]+) =/gm)].map(([, sign]) => `sign:${sign ?? ''}`),
          ...['hex', 'set', 'send', 'return', 'book', 'special', 'discipline', 'track', 'building'].map(
            (kind) => `${kind}:x`,
          ),
        ],
        inventions: [...source.slice(source.indexOf('place(anchor')).matchAll(/case '([a-z-]+)':/g)].map(([, kind]) =>
          kind === 'action' ? 'action:present' : `${kind ?? ''}:x`,
        ),
      }[game] ?? []
    expect(kinds.length).toBeGreaterThan(5)
    expect(kinds.filter((anchor) => !rules.has(`rules-${game}-${module.sectionOf?.(anchor) ?? 'none'}-title`))).toEqual(
      [],
    )
  })

  it('draws only signs that it has, and leads to sections that there are', async () => {
    const [library, module] = [await loadLibrary(game), await loadGame(game)]
    const rules = new Set(texts('en').flatMap(ids))
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [read(`${folder}/words.${language}.ftl`)])
      const drawn = readSigns(speaker.say({ id: 'rules-signs' })).map(({ sign }) => sign)
      expect(drawn.filter((sign) => !(sign in (library?.signs ?? {})))).toEqual([])
    }
    const entries = library?.entries(components) ?? []
    const sections = [
      ...(library?.examples.map(({ section }) => section) ?? []),
      ...entries.map(({ anchor, section }) => section ?? module.sectionOf?.(anchor) ?? `none of ${anchor}`),
    ]
    expect(sections.filter((section) => !rules.has(`rules-${game}-${section}-title`))).toEqual([])
    expect(entries.filter(({ anchor }) => module.entryOf?.(anchor) !== anchor)).toEqual([])
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
    const anchors = new Set(entries.map(({ anchor }) => anchor))
    expect(entries.flatMap(({ related }) => related).filter((anchor) => !anchors.has(anchor))).toEqual([])
  })

  it('has at least three examples, each a position of the rulebook', async () => {
    const library = await loadLibrary(game)
    expect(library?.examples.length).toBeGreaterThanOrEqual(3)
    const scenes = readdirSync(join(WEB, `../crates/${game}/tests/scenes`))
      .filter((file) => file.startsWith('rulebook'))
      .map((file) => read(`../crates/${game}/tests/scenes/${file}`))
      .join('\n')
    for (const { scene, steps } of library?.examples ?? []) {
      const lines = [...scene.split('\n').filter((line) => !line.startsWith('options:')), ...steps.flat()]
      expect(lines.filter((line) => !scenes.includes(line))).toEqual([])
    }
  })
})
