import { describe, expect, it } from 'vitest'
import type { Part, SetupLine, SetupLines } from '../protocol'
import { itemsOf, plainValue, put, read, rowOf, type Value, withPlain, withValue, written } from './lines'

const word = (list: string, more: Partial<Part> = {}): Part =>
  ({ before: ' ', optional: false, kind: 'word', list, ...more }) as Part
const number = (more: Partial<Part> = {}): Part =>
  ({ before: ' ', optional: false, kind: 'number', least: 0, most: 99, ...more }) as Part
const line = (key: string, parts: Part[], more: Partial<SetupLine> = {}): SetupLine => ({
  key,
  name: key,
  whose: null,
  about: null,
  endings: [],
  most: 99,
  once: null,
  parts,
  ...more,
})

const HAND = line('A hand', [word('cards')], { once: 'cards' })
const RED = line('A red', [word('cards')], { once: 'cards', endings: ['left', 'right', 'up'] })
const SUPPLY = line('supply 1', [word('cards')], { once: 'cards', endings: ['exactly'] })
const BOOKS = line('A books', [word('disciplines'), number({ optional: true })])
const POWER = line('A power', [number(), number({ before: '/' }), number({ before: '/' })], { most: 1 })
const BUILDINGS = line('A buildings', [
  word('hexes'),
  word('buildings'),
  word('neutral', { optional: true }),
  word('annex', { optional: true }),
])
const MAP = line('A map', [word('tiles'), word('hexes', { before: ' at ' })])
const ALL: SetupLines = {
  lines: [HAND, RED, SUPPLY, BOOKS, POWER, BUILDINGS, MAP],
  words: {
    cards: ['Archery', 'Oars', 'Gunpowder', 'Tools', 'Machine Tools', 'Heron, the Younger'],
    disciplines: ['law', 'banking'],
    hexes: ['A4', 'C4', 'C41'],
    buildings: ['guild', 'school'],
    neutral: ['neutral'],
    annex: ['annex'],
    tiles: ['economy 1', 'wealth A'],
  },
}
const { words } = ALL
const TEXT = 'seats: 2\nA hand: Oars, Tools # why\n\nA red left: Archery, Gunpowder\n'

describe('the lines of a position', () => {
  it('are read by their parts', () => {
    expect(read(TEXT, HAND, words)).toEqual({ ending: '', items: [['Oars'], ['Tools']] })
    expect(read(TEXT, RED, words)).toEqual({ ending: 'left', items: [['Archery'], ['Gunpowder']] })
    expect(read(TEXT, BOOKS, words)).toBeNull()
    expect(itemsOf('law 2, banking', BOOKS, words)).toEqual([
      ['law', '2'],
      ['banking', ''],
    ])
    expect(itemsOf('5/7/0', POWER, words)).toEqual([['5', '7', '0']])
    expect(itemsOf('A4 guild, C41 school annex, C4 school neutral annex', BUILDINGS, words)).toEqual([
      ['A4', 'guild', '', ''],
      ['C41', 'school', '', 'annex'],
      ['C4', 'school', 'neutral', 'annex'],
    ])
    expect(itemsOf('economy 1 at C4', MAP, words)).toEqual([['economy 1', 'C4']])
    expect(itemsOf('heron, the younger, Machine Tools', HAND, words)).toEqual([
      ['Heron, the Younger'],
      ['Machine Tools'],
    ])
    expect(itemsOf('none', HAND, words)).toEqual([])
    expect(itemsOf('Oars, Nonsense', HAND, words)).toEqual([['Oars'], ['Nonsense']])
  })

  it('come out as they were', () => {
    for (const [at, value] of [
      [HAND, 'Oars, Heron, the Younger'],
      [BOOKS, 'law 2, banking'],
      [POWER, '5/7/0'],
      [BUILDINGS, 'A4 guild, C4 school neutral annex, C41 school annex'],
      [MAP, 'wealth A at A4'],
    ] as const)
      expect(written(at, { ending: '', items: itemsOf(value, at, words) })).toBe(`${at.key}: ${value}`)
    const red = read(TEXT, RED, words)
    expect(red && withValue(TEXT, RED, red)).toBe(TEXT)
  })

  it('are changed where they stand, and everything else stays', () => {
    const one: Value = { ending: '', items: [['Tools']] }
    expect(withValue(TEXT, HAND, one)).toBe(TEXT.replace('Oars, Tools', 'Tools'))
    expect(withValue(TEXT, RED, { ending: 'up', items: [['Archery'], ['Gunpowder']] })).toContain('A red up: Archery')
    expect(withValue(TEXT, RED, null)).toBe('seats: 2\nA hand: Oars, Tools # why\n\n')
    expect(withValue(TEXT, BOOKS, { ending: '', items: [['law', '2']] })).toBe(`${TEXT}A books: law 2\n`)
    expect(withPlain(TEXT, 'seats', '3')).toBe(TEXT.replace('seats: 2', 'seats: 3'))
    expect(plainValue(TEXT, 'seats')).toBe('2')
    expect(rowOf(TEXT, RED)).toBe(3)
  })

  it('of what there is once take it from where it lay', () => {
    const taken = put(TEXT, ALL, RED, { ending: 'left', items: [['Oars'], ['Archery'], ['Gunpowder']] })
    expect(taken).toBe('seats: 2\nA hand: Tools # why\n\nA red left: Oars, Archery, Gunpowder\n')
    // What is left of a splayed color alone is not splayed, and what nothing is left of goes.
    expect(put(TEXT, ALL, HAND, { ending: '', items: [['Archery']] })).toContain('\nA red: Gunpowder\n')
    expect(put('A hand: Oars\n', ALL, RED, { ending: '', items: [['Oars']] })).toBe('A red: Oars\n')
    expect(put('supply 1 exactly: Oars\n', ALL, HAND, { ending: '', items: [['Oars']] })).toBe(
      'supply 1 exactly:\nA hand: Oars\n',
    )
    expect(put('A books: law 1\n', ALL, BOOKS, { ending: '', items: [['law', '2']] })).toBe('A books: law 2\n')
  })
})
