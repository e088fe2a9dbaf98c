import { describe as group, expect, it } from 'vitest'
import type { BoardProps } from '../board'
import { components, expanded, player, view } from './fixtures'
import { catalog } from './lookup'
import type { CardFacts } from './types'
import { describe, explain, otherEdition, partsOf, spoken, tokens, word } from './words'

const TEXTS: Record<string, string> = {
  'card-archery': 'Archery',
  'card-archery-1': 'I demand that you draw a [1].',
  'color-red': 'red',
  'board-age': 'Age',
  'board-age-2011': 'Period',
  'explain-demand': 'Demand',
  'explain-featured': 'Featured icon:',
  'board-icons': 'Icons',
  'icon-innovation-castle': 'castle',
  'icon-innovation-lightbulb': 'light bulb',
  'icon-innovation-hex': 'card image',
  'special-world': 'World',
  'special-world-rule': 'Twelve [clock].',
  'special-world-early': 'Translation claims it too.',
}
const text = (id: string) => TEXTS[id] ?? id
const say: BoardProps['say'] = ({ id, args }) =>
  [text(id), ...Object.entries(args ?? {}).map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ')
const needs = { points: [10, 10, 15, 20], missing: [0, 3, 8, 0], up_to: 1, specials: [] }
const props = (given: Partial<BoardProps> = {}): BoardProps => ({
  view: view([player({ eligible: [1], needs }), player({ achieved: [3] })], { achievements: [1, 2, 4] }),
  viewer: 0,
  names: ['Ada', 'Ben'],
  components,
  options: {},
  offers: [],
  choose: () => undefined,
  highlight: [],
  say,
  text,
  otherwise: () => null,
  settings: { marks: false, motion: 'off' },
  ...given,
})

group('the other edition', () => {
  const archery = catalog(components).get('Archery') as CardFacts
  const older: Record<string, string> = {
    'card-archery': 'Archery',
    'card-archery-1': 'I demand that you draw a [1] now.',
  }
  const elsewhere = (changed: Record<string, string>) =>
    props({ otherwise: (id) => ({ ...older, ...changed })[id] ?? null })

  it('says the card in its words, under its name', () => {
    expect(otherEdition(elsewhere({}), archery)).toEqual({
      title: 'value-innovation-edition-iello-2011',
      effects: [{ demand: true, text: 'I demand that you draw a [1] now.' }],
    })
    expect(otherEdition({ ...elsewhere({}), options: { edition: 'iello-2011' } }, archery)?.title).toBe(
      'value-innovation-edition-deluxe-2017',
    )
    expect(otherEdition(elsewhere({ 'card-archery': 'Bow' }), archery)?.title).toBe(
      'value-innovation-edition-iello-2011: Bow',
    )
    expect(explain('card:Archery', elsewhere({}))?.other?.lines).toEqual([
      { mark: '[castle]', text: 'Demand: I demand that you draw a [1] now.' },
    ])
  })
  it('is left out where the words are the same or unknown', () => {
    expect(otherEdition(elsewhere({ 'card-archery-1': 'I demand that you draw a [1].' }), archery)).toBeNull()
    expect(otherEdition(props(), archery)).toBeNull()
  })
})

group('tokens', () => {
  it('are icons and ages in brackets', () => {
    expect(tokens('draw a [10] with a [castle].')).toEqual([
      { kind: 'text', text: 'draw a ' },
      { kind: 'age', age: 10 },
      { kind: 'text', text: ' with a ' },
      { kind: 'icon', name: 'castle' },
      { kind: 'text', text: '.' },
    ])
    expect(tokens('[sic] stays')).toEqual([{ kind: 'text', text: '[sic] stays' }])
  })
  it('are read out', () => {
    expect(spoken(props(), 'a [lightbulb], a [2]')).toBe('a light bulb, a 2')
  })
})

group('explaining', () => {
  it('tells all of a card', () => {
    expect(explain('card:Archery', props())).toEqual({
      title: 'Archery',
      lines: [
        { mark: '[1]', text: 'Age 1, red' },
        { mark: '', text: '[castle] [lightbulb] [hex] [castle]' },
        { mark: '', text: 'Featured icon: [castle]' },
        { mark: '[castle]', text: 'Demand: I demand that you draw a [1].' },
      ],
    })
  })
  it('tells a special achievement', () => {
    expect(explain('special:world', props())?.lines).toHaveLength(2)
    expect(explain('special:world', props())?.title).toBe('World')
  })
  it('tells what an achievement needs', () => {
    const lines = (age: number) => explain(`achieve:${age}`, props())?.lines.map((line) => line.text)
    expect(lines(1)).toEqual(['board-achievement-rule points=10 age=1', 'board-eligible'])
    expect(lines(4)).toEqual(['board-achievement-rule points=20 age=4', 'board-top-missing'])
    expect(lines(2)).toEqual([
      'board-achievement-rule points=10 age=2',
      'board-points-missing count=3',
      'board-top-missing',
    ])
    expect(lines(3)?.[1]).toContain('board-claimed')
  })
  it('tells a watcher what an achievement takes', () => {
    const lines = explain('achieve:1', props({ viewer: null }))?.lines.map((line) => line.text)
    expect(lines).toEqual(['board-achievement-rule points=5 age=1', 'board-available'])
  })
  it('knows nothing of other things', () => {
    expect(explain('draw', props())).toBeNull()
    expect(explain('card:Nothing', props())).toBeNull()
    expect(explain('achieve:10', props())).toBeNull()
  })
})

group('words', () => {
  it('are those of the edition', () => {
    expect(word(props(), 'board-age')).toBe('Age')
    expect(word(props({ options: { edition: 'iello-2011' } }), 'board-age')).toBe('Period')
  })
  it('describe a card for those who do not see it', () => {
    const archery = catalog(components).get('Archery') as CardFacts
    expect(describe(props(), archery)).toBe(
      'Archery: Age 1, red. Icons: castle, light bulb, card image, castle. Featured icon: castle. ' +
        'Demand: I demand that you draw a 1',
    )
  })
})

group('with expansions', () => {
  const table = (given: Partial<BoardProps> = {}) =>
    props({ components: expanded, options: { expansions: 'cities+artifacts+echoes+figures' }, ...given })
  const lines = (anchor: string, given: Partial<BoardProps> = {}) =>
    explain(anchor, table(given))?.lines.map(({ text: said }) => said)
  const of = (name: string) => catalog(expanded).get(name) as CardFacts

  it('a city tells its type and its six slots, and what its signs do', () => {
    expect(lines('card:Tikal')).toEqual([
      'Age 2, red, explain-type type="cities"',
      '[castle] [leaf] (board-sign-bonus points=4) [castle] [hex] (board-sign-search icon="castle")',
      'board-sign-search icon="castle": board-rule-search',
    ])
    expect(lines('card:Timbuktu')?.[0]).toBe('Age 3, color-green, explain-relic')
  })
  it('echo and inspire effects, karmas and compels are told apart', () => {
    expect(partsOf(table(), of('Bangle'))).toEqual([{ kind: 'echo', text: 'card-bangle-echo' }])
    expect(lines('card:Gilgamesh')?.slice(3)).toEqual([
      'explain-inspire: card-gilgamesh-inspire',
      'explain-karma: card-gilgamesh-karma-1',
    ])
    expect(lines('card:Holmegaard Bows')?.slice(3)).toEqual([
      'explain-compel: card-holmegaard-bows-1',
      'explain-dogma: card-holmegaard-bows-2',
    ])
  })
  it('a decree tells its color, its effect and where it is', () => {
    expect(lines('decree:war')?.slice(1)).toEqual(['decree-war-effect', 'board-decree-free'])
    expect(lines('decree:war', { view: view([player(), player({ decrees: ['war'] })]) })?.at(-1)).toBe(
      'board-decree-held player={"seat":1}',
    )
    expect(explain('decree:peace', table())).toBeNull()
    expect(explain('decree:war', props())).toBeNull()
  })
  it('special achievements are known if their set is in play', () => {
    expect(lines('special:glory')).toEqual(['special-glory-rule'])
    expect(lines('special:wealth')).toEqual(['special-wealth-rule', 'special-wealth-early'])
    expect(explain('special:glory', props())).toBeNull()
  })
  it('a score is the pile, the highest bonus, one for each other, and karmas', () => {
    const me = player({ points: 20, bonuses: [10, 5, 4], points_of_bonuses: 12, points_of_karmas: 5 })
    expect(lines('points:0', { view: view([player({ points: 3 })]) })).toEqual(['board-points-pile points=3'])
    expect(lines('points:0', { view: view([me]) })).toEqual([
      'board-points-pile points=3',
      'board-points-bonuses highest=10 others=2',
      'board-points-karmas points=5',
    ])
  })
  it('an achievement of age 10 is told only if there is one', () => {
    expect(explain('achieve:10', table({ view: view([player()], { achievements: [10] }) }))).not.toBeNull()
    expect(explain('achieve:10', table())).toBeNull()
  })
})
