import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/innovation'
import type { BoardProps, Offer } from '../board'
import { expanded, player, stacks, view } from './fixtures'
import { sheet } from './sheet'
import { consequence, groupOf, groups, logLine } from './telling'

const offer = (choice: string, anchor: string | null = null, declines = false): Offer => ({
  choice,
  anchor,
  declines,
  label: { id: choice },
})

const props = (given: Partial<BoardProps> = {}): BoardProps => ({
  view: view([player(), player()]),
  viewer: 0,
  names: ['Ada', 'Ben', 'Mae'],
  components: expanded,
  options: {},
  offers: [],
  choose: () => undefined,
  highlight: [],
  // Says a phrase by its id and what it is about.
  say: ({ id, args = {} }) => [id, ...Object.values(args).filter((word) => typeof word !== 'object')].join(' '),
  text: (id) => id,
  otherwise: () => null,
  settings: { marks: false, motion: 'off' },
  ...given,
})

describe('offers', () => {
  it.each([
    ['dogma Archery', 'dogma'],
    ['meld Archery', 'meld'],
    ['draw', 'simple'],
    ['achieve 3', 'simple'],
    ['achieve Archery', 'special'],
    ['endorse Archery', 'special'],
    ['inspire red', 'special'],
    ['decree War', 'special'],
    ['display dogma', 'special'],
    ['seize hand', 'special'],
    ['Archery', 'choices'],
    ['red', 'choices'],
    ['yes', 'choices'],
  ])('%s stands with %s', (choice, group) => {
    expect(groupOf(offer(choice))).toBe(group)
    expect(groups.map(({ name }) => name)).toContain(group)
  })
  it('to decline stands apart', () => {
    expect(groupOf(offer('done', null, true))).toBe('decline')
    expect(groups.find(({ name }) => name === 'decline')?.apart).toBe(true)
  })
})

describe('what an offer leads to', () => {
  const dogma = (sharing: number[], vulnerable: number[]) => {
    const mine = player({
      icons: [4, 0, 0, 0, 0, 0],
      stacks: stacks({ color: 'red', top: 'Archery', dogma: { sharing, vulnerable } }),
      draw: 2,
    })
    return props({ view: view([mine, player({ icons: [2, 0, 0, 0, 0, 0] }), player()]) })
  }
  const archery = offer('dogma Archery', 'card:Archery')
  it('is whom a Dogma hits, with the numbers', () => {
    expect(consequence(archery, dogma([], [1]))).toBe('Board-hits Ben 1: board-against 2 4')
  })
  it('is who shares it, by their names', () => {
    expect(consequence(archery, dogma([1, 2], []))).toBe('Board-sharing Ben, Mae 2')
  })
  it('is both, or nobody', () => {
    expect(consequence(archery, dogma([2], [1]))).toMatch(/^Board-hits Ben .*; board-sharing Mae/)
    expect(consequence(archery, dogma([], []))).toBe('board-nobody')
  })
  it('is what a meld covers, or that it is the first of its color', () => {
    expect(consequence(offer('meld Oars', 'card:Oars'), dogma([], []))).toBe('board-covers card-archery')
    expect(consequence(offer('meld Writing', 'card:Writing'), dogma([], []))).toBe('board-first-of')
  })
  it('is the pile one draws from, and what an achievement takes', () => {
    expect(consequence(offer('draw', 'draw'), dogma([], []))).toBe('board-draws-from 2')
    const needs = { points: [5, 10], missing: [0, 0], up_to: 2, specials: [] }
    const able = props({ view: view([player({ needs }), player()]) })
    expect(consequence(offer('achieve 2', 'achieve:2'), able)).toBe('board-needs-points 10')
  })
  it('is nothing else', () => {
    expect(consequence(offer('yes'), props())).toBeNull()
    expect(consequence(offer('draw', 'draw'), props({ viewer: null }))).toBeNull()
  })
})

describe('the log', () => {
  const seat = 0
  const move = { event: 'moved', by: 0, card: { face: 'Oars' }, public: true, knowers: [], to: { board: 0 } } as const
  const lines: [Event, string][] = [
    [{ event: 'turn', seat, actions: 2 }, 'turn'],
    [{ event: 'dogma-action', seat, card: 'Oars', sharing: [], vulnerable: [] }, 'act card:Oars'],
    [{ event: 'endorse', seat, card: 'Oars', city: 'Tikal' }, 'act card:Oars'],
    [{ event: 'inspire', seat, color: 'red' }, 'act color:red'],
    [{ event: 'decree', seat, decree: 'war', effective: true }, 'act decree:war'],
    [{ event: 'claim', seat, age: 1 }, 'act achieve:1'],
    [{ event: 'claim-special', seat, special: 'empire' }, 'act special:empire'],
    [{ event: 'action', seat, action: 'meld' }, 'action'],
    [{ ...move, how: 'meld', from: { hand: 0 } }, 'result card:Oars'],
    [{ ...move, how: 'draw-and-meld', from: 'supply' }, 'result card:Oars'],
    [{ ...move, how: 'look', from: 'supply' }, 'quiet card:Oars'],
    [{ ...move, how: 'draw', from: 'supply', card: { back: 1 } }, 'result'],
    [{ event: 'reveal', seat, card: { face: 'Oars' } }, 'result card:Oars'],
    [{ event: 'splay', seat, color: 'red', splay: 'up' }, 'result color:red'],
    [{ event: 'rearranged', seat, color: 'red' }, 'result color:red'],
    [{ event: 'take-special', seat, from: 1, special: 'empire' }, 'result'],
    [{ event: 'take-decree', seat, from: 1, decree: 'war' }, 'result'],
    [{ event: 'show-all', seat, cards: 'hand' }, 'result'],
    [{ event: 'fission', seat }, 'result'],
    [{ event: 'lost', seat }, 'act'],
    [{ event: 'effect', seat, card: 'Oars', effect: 1, by: 0 }, 'quiet'],
    [{ event: 'sharing-bonus', seat }, 'quiet'],
  ]
  it.each(lines)('%o', (event, told) => {
    const line = logLine(event)
    expect([line.kind, ...(line.about ? [line.about] : [])].join(' ')).toBe(told)
    expect(line.seat).toBe(0)
  })
  it('the end is nobody’s', () => {
    expect(logLine({ event: 'over', winners: [0], how: 'card' })).toEqual({ kind: 'act', seat: null })
  })
})

describe('the sheet', () => {
  const first = player({
    points: 21,
    points_of_bonuses: 5,
    achieved: [1, 2],
    achieved_specials: ['empire'],
    decrees: ['war'],
    achieved_count: 5,
  })
  const players = [first, player({ points: 9, achieved: [3], achieved_count: 1 })]
  const told = (how: 'score' | 'achievements') => {
    const { rows, total } = sheet([], props({ view: view(players, { how }) })) ?? { rows: [], total: [] }
    return { rows: rows.map(({ label, points }) => [label.id, ...points]), total }
  }
  it('says of which kinds the achievements are, all of them', () => {
    expect(told('achievements')).toEqual({
      rows: [
        ['sheet-age', 1, 0],
        ['sheet-age', 1, 0],
        ['sheet-age', 0, 1],
        ['special-empire', 1, 0],
        ['sheet-decrees', 1, 0],
        ['sheet-others', 1, 0],
      ],
      total: [5, 1],
    })
  })
  it('says where the points come from where they decided', () => {
    expect(told('score')).toEqual({
      rows: [
        ['sheet-score-pile', 16, 9],
        ['sheet-bonuses', 5, 0],
      ],
      total: [21, 9],
    })
  })
})
