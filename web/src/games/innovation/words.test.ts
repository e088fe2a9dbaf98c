import { describe as group, expect, it } from 'vitest'
import type { BoardProps } from '../board'
import { components, player, stacks, view } from './fixtures'
import { catalog } from './lookup'
import type { CardFacts } from './types'
import { describe, explain, otherEdition, spoken, tokens, word } from './words'

const TEXTS: Record<string, string> = {
  'card-archery': 'Archery',
  'card-archery-1': 'I demand that you draw a [1].',
  'color-red': 'red',
  'board-age': 'Age',
  'board-age-2011': 'Period',
  'explain-demand': 'Demand',
  'explain-featured': 'Featured icon:',
  'board-icons': 'Icons',
  'board-icon-castle': 'castle',
  'board-icon-lightbulb': 'light bulb',
  'board-icon-hex': 'card image',
  'special-world': 'World',
  'special-world-rule': 'Twelve [clock].',
  'special-world-early': 'Translation claims it too.',
}
const text = (id: string) => TEXTS[id] ?? id
const say: BoardProps['say'] = ({ id, args }) =>
  [text(id), ...Object.entries(args ?? {}).map(([key, value]) => `${key}=${JSON.stringify(value)}`)].join(' ')
const props = (given: Partial<BoardProps> = {}): BoardProps => ({
  view: view([player({ points: 7, stacks: stacks({ color: 'red', top: 'Archery' }) }), player({ achieved: [3] })], { achievements: [1, 2, 4] }),
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
  const older: Record<string, string> = { 'card-archery': 'Archery', 'card-archery-1': 'I demand that you draw a [1] now.' }
  const elsewhere = (changed: Record<string, string>) => props({ otherwise: (id) => ({ ...older, ...changed })[id] ?? null })

  it('says the card in its words, under its name', () => {
    expect(otherEdition(elsewhere({}), archery)).toEqual({
      title: 'value-innovation-edition-iello-2011',
      effects: [{ demand: true, text: 'I demand that you draw a [1] now.' }],
    })
    expect(otherEdition({ ...elsewhere({}), options: { edition: 'iello-2011' } }, archery)?.title).toBe('value-innovation-edition-deluxe-2017')
    expect(otherEdition(elsewhere({ 'card-archery': 'Bow' }), archery)?.title).toBe('value-innovation-edition-iello-2011: Bow')
    expect(explain('card:Archery', elsewhere({}))?.other?.lines).toEqual([{ mark: '[castle]', text: 'Demand: I demand that you draw a [1] now.' }])
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
  it('tells a special achievement in either spelling', () => {
    expect(explain('special:World', props())?.lines).toHaveLength(2)
    expect(explain('special:world', props())?.title).toBe('World')
  })
  it('tells what an achievement needs', () => {
    const lines = (age: number) => explain(`achieve:${age}`, props())?.lines.map((line) => line.text)
    expect(lines(1)).toEqual(['board-achievement-rule points=5 age=1', 'board-eligible'])
    expect(lines(2)).toEqual(['board-achievement-rule points=10 age=2', 'board-points-missing count=3', 'board-top-missing'])
    expect(lines(3)?.[1]).toContain('board-claimed')
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
      'Archery: Age 1, red. Icons: castle, light bulb, card image, castle. Featured icon: castle. Demand: I demand that you draw a 1',
    )
  })
})
