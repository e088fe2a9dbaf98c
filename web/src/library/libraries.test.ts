// What the libraries of the games say: about things that are there, in both languages.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import printedAge from '../generated/age-of-innovation-components.json'
import printedInventions from '../generated/inventions-components.json'
import { loadGame } from '../games'
import { loadLibrary } from '../games/library'
import { LANGUAGES, Speaker } from '../text/speaker'
import { readSigns } from './signs'

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

describe.each(Object.entries(GAMES))('the library of %s', (game, components) => {
  const folder = `src/games/${game}/library`
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
    const board = (language: string) => read(`src/games/${game}/board.${language}.ftl`)
    const needed = [
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
