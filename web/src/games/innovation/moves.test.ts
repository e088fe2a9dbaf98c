import { describe, expect, it } from 'vitest'
import { components, expanded, player, stacks, view } from './fixtures'
import { catalog } from './lookup'
import { flights } from './moves'
import type { PlayerView, View } from './types'

const cards = catalog(components)
const supply = (age: number, count: number) => Array.from({ length: 10 }, (_, i) => (i === age - 1 ? count : 9))
const two = (me: Partial<PlayerView>, other: Partial<PlayerView>, given: Partial<View> = {}) =>
  view([player(me), player(other)], given)
const moves = (before: View, after: View) =>
  flights(before, after, cards).map(({ name, from, to }) => [name, from[0], to[0]])

describe('moves', () => {
  it('there are none between equal views', () => {
    const table = two({ hand: [{ name: 'Oars', value: 1 }] }, { hand: [{ name: null, value: 1 }] })
    expect(moves(table, table)).toEqual([])
  })
  it('an own card is melded', () => {
    const before = two({ hand: [{ name: 'Oars', value: 1 }], stacks: stacks({ color: 'red', top: 'Archery' }) }, {})
    const covered = [{ name: 'Archery', slots: ['hidden', 'hidden', 'hidden', 'hidden'] as const }]
    const after = two({ stacks: stacks({ color: 'red', top: 'Oars', covered }) }, {})
    expect(moves(before, after)).toEqual([['Oars', 'card:Oars', 'card:Oars']])
    expect(flights(before, after, cards)[0]).toMatchObject({ over: 'Archery' })
  })
  it('an own card is drawn: it comes from the supply pile of its age', () => {
    const before = two({}, {}, { supply: supply(1, 5) })
    const after = two({ hand: [{ name: 'Writing', value: 1 }] }, {}, { supply: supply(1, 4) })
    expect(moves(before, after)).toEqual([['Writing', 'supply:1', 'card:Writing']])
  })
  it('another draws and scores: only backs are seen', () => {
    const before = two({}, {}, { supply: supply(3, 5) })
    const after = two(
      {},
      { hand: [{ name: null, value: 3 }], score: [{ name: null, value: 3 }] },
      { supply: supply(3, 3) },
    )
    expect(moves(before, after)).toEqual([
      [null, 'supply:3', 'back:hand:1:3'],
      [null, 'supply:3', 'back:score:1:3'],
    ])
  })
  it('another melds from the hand: the back becomes a face', () => {
    const before = two(
      {},
      { hand: [{ name: null, value: 2 }], stacks: stacks({ color: 'green', top: 'The Wheel', count: null }) },
    )
    const after = two({}, { stacks: stacks({ color: 'green', top: 'Currency', count: null }) })
    expect(moves(before, after)).toEqual([['Currency', 'back:hand:1:2', 'card:Currency']])
  })
  it('an own card goes to another’s hand, or back to the supply', () => {
    const before = two({ hand: [{ name: 'Writing', value: 1 }] }, {}, { supply: supply(1, 5) })
    expect(moves(before, two({}, { hand: [{ name: null, value: 1 }] }, { supply: supply(1, 5) }))).toEqual([
      ['Writing', 'card:Writing', 'back:hand:1:1'],
    ])
    expect(moves(before, two({}, {}, { supply: supply(1, 6) }))).toEqual([['Writing', 'card:Writing', 'supply:1']])
  })
  it('a score pile that is not opened stands for the cards in it', () => {
    const before = two({ hand: [{ name: 'Writing', value: 1 }] }, {})
    const after = two({ score: [{ name: 'Writing', value: 1 }] }, {})
    expect(flights(before, after, cards)[0]?.to).toEqual(['card:Writing', 'back:score:0:1', 'score:0', 'seat:0'])
  })
  it('an achievement goes to who claimed it', () => {
    const before = two({}, {})
    const after = two({ achieved: [1] }, { achieved_specials: ['world'] }, { achievements: [2, 3, 4, 5, 6, 7, 8, 9] })
    expect(moves(before, after)).toEqual([
      [null, 'achieve:1', 'claimed:0'],
      [null, 'special:world', 'claimed:1'],
    ])
  })
  it('a pile that is only splayed keeps its cards', () => {
    const pile = (splay: 'unsplayed' | 'up') =>
      stacks({
        color: 'red',
        top: 'Oars',
        splay,
        covered: [{ name: 'Archery', slots: ['hidden', 'castle', 'image', 'castle'] }],
      })
    expect(moves(two({ stacks: pile('unsplayed') }, {}), two({ stacks: pile('up') }, {}))).toEqual([])
  })
})

describe('moves with expansions', () => {
  const all = catalog(expanded)
  const moved = (before: View, after: View) =>
    flights(before, after, all).map(({ name, set, from, to }) => [name, set, from[0], to[0]])
  const echoes = (count: number) => ({ supplies: [{ set: 'echoes' as const, counts: supply(1, count) }] })

  it('a card comes from the pile of its type, and only that', () => {
    const after = two({ hand: [{ name: 'Bangle', value: 1, set: 'echoes' }] }, {}, echoes(4))
    expect(moved(two({}, {}, echoes(5)), after)).toEqual([['Bangle', 'echoes', 'supply:echoes:1', 'card:Bangle']])
  })
  it('another foreshadows: only the back with its type is seen', () => {
    const after = two({}, { forecast: [{ name: null, value: 1, set: 'echoes' }] }, echoes(4))
    expect(moved(two({}, {}, echoes(5)), after)).toEqual([
      [null, 'echoes', 'supply:echoes:1', 'back:forecast:1:1:echoes'],
    ])
  })
  it('an artifact goes from the display to the board, a relic from its pile to achievements', () => {
    const before = two({ display: 'Holmegaard Bows' }, {}, { relics: ['Timbuktu'] })
    const after = two(
      { display: null, stacks: stacks({ color: 'red', top: 'Holmegaard Bows' }) },
      { relics: ['Timbuktu'] },
      { relics: [] },
    )
    expect(moved(before, after)).toEqual([
      ['Holmegaard Bows', 'artifacts', 'card:Holmegaard Bows', 'card:Holmegaard Bows'],
      ['Timbuktu', 'cities', 'card:Timbuktu', 'card:Timbuktu'],
    ])
  })
  it('a second achievement of an age is claimed', () => {
    expect(moved(two({ achieved: [1, 3] }, {}), two({ achieved: [1, 3, 3] }, {}))).toEqual([
      [null, undefined, 'achieve:3', 'claimed:0'],
    ])
  })
})
