import { describe, expect, it } from 'vitest'
import { player, stacks, view } from './fixtures'
import { byAnchor } from '../../table/places.svelte'
import {
  anchored,
  claimOf,
  groups,
  most,
  nextClaim,
  progressOf,
  reachOf,
  specialOf,
  topOf,
  trayCards,
  wantedTrays,
} from './lookup'
import type { Offer } from './types'

const offer = (choice: string, anchor: string | null): Offer => ({
  choice,
  anchor,
  label: { id: 'offer' },
  declines: false,
})

describe('anchors', () => {
  it('are of a kind', () => {
    expect(anchored('card:The Wheel', 'card')).toBe('The Wheel')
    expect(anchored('color:red', 'card')).toBeNull()
  })
})

describe('cards', () => {
  it('face down are grouped by value', () => {
    const values = [3, 1, 3].map((value) => ({ name: null, value }))
    expect(groups(values)).toEqual([
      { value: 1, count: 1 },
      { value: 3, count: 2 },
    ])
  })
  it('lie on top of somebody’s pile', () => {
    const table = view([player(), player({ stacks: stacks({ color: 'red', top: 'Oars' }) })])
    expect(topOf(table, 'Oars')?.seat).toBe(1)
    expect(topOf(table, 'Archery')).toBeNull()
  })
})

describe('a Dogma', () => {
  it('reaches those who share, and those of whom it demands or whom it compels', () => {
    expect(reachOf({ dogma: { sharing: [1], vulnerable: [2] } })).toEqual({ sharing: [1], vulnerable: [2] })
    expect(reachOf({ dogma: { sharing: [], vulnerable: [2], compelled: [1] } }).vulnerable).toEqual([2, 1])
    expect(reachOf({ dogma: null })).toEqual({ sharing: [], vulnerable: [] })
  })
})

describe('comparison', () => {
  it('marks all who have most, and nobody for nothing', () => {
    const players = [3, 5, 5].map((points) => player({ points }))
    expect(most(players, ({ points }) => points)).toEqual([1, 2])
    expect(most(players, () => 0)).toEqual([])
  })
})

describe('achievements', () => {
  const claimed = view([player({ achieved: [1] }), player({ achieved_specials: ['world'] })], {
    achievements: [2, 3],
    specials: ['empire'],
  })
  it('are open, somebody’s, or gone', () => {
    expect(claimOf(claimed, 2)).toEqual({ state: 'open' })
    expect(claimOf(claimed, 1)).toEqual({ state: 'claimed', seat: 0 })
    expect(claimOf(claimed, 9)).toEqual({ state: 'gone' })
    expect(specialOf(claimed, 'world')).toEqual({ state: 'claimed', seat: 1 })
    expect(specialOf(claimed, 'empire')).toEqual({ state: 'open' })
  })
  it('come nearer, some of them step by step', () => {
    const needs = { points: [], missing: [], up_to: 1, specials: [[3, 6], null] }
    const table = view([player({ needs }), player()], { specials: ['empire', 'glory'] })
    const near = (seat: number, special: 'empire' | 'glory' | 'world') =>
      progressOf(table, table.players[seat] ?? null, special)
    expect(near(0, 'empire')).toEqual({ have: 3, need: 6 })
    expect(near(0, 'glory')).toBeNull()
    expect(near(0, 'world')).toBeNull()
    expect(near(1, 'empire')).toBeNull()
    expect(progressOf(table, null, 'empire')).toBeNull()
  })
})

describe('trays', () => {
  const me = player({
    hand: [{ name: 'Currency', value: 2 }],
    score: [{ name: 'Writing', value: 1 }],
    stacks: stacks({
      color: 'red',
      top: 'Oars',
      covered: [{ name: 'Archery', slots: ['hidden', 'hidden', 'hidden', 'hidden'] }],
    }),
  })
  const table = view([me])
  it('open by themselves when a card in them is offered', () => {
    const wanted = (...names: string[]) =>
      wantedTrays(table, 0, byAnchor(names.map((name) => offer(name, `card:${name}`))))
    expect(wanted('Currency', 'Oars')).toEqual([])
    expect(wanted('Writing')).toEqual([{ kind: 'score', seat: 0 }])
    expect(wanted('Archery')).toEqual([{ kind: 'pile', seat: 0, color: 'red' }])
  })
  it('hold what the viewer knows, a pile from the top down', () => {
    expect(trayCards(table, { kind: 'pile', seat: 0, color: 'red' })).toEqual(['Oars', 'Archery'])
    expect(trayCards(table, { kind: 'score', seat: 0 })).toEqual(['Writing'])
    expect(trayCards(table, { kind: 'hand', seat: 5 })).toEqual([])
  })
})

describe('with expansions', () => {
  it('backs are told apart by their type, too', () => {
    const backs = [
      { value: 3 },
      { value: 3, set: 'echoes' as const },
      { value: 3, set: 'cities' as const },
      { value: 3, set: 'echoes' as const },
    ]
    expect(groups(backs.map((back) => ({ name: null, ...back })))).toEqual([
      { value: 3, set: undefined, count: 1 },
      { value: 3, set: 'cities', count: 1 },
      { value: 3, set: 'echoes', count: 2 },
    ])
  })
  it('a forecast opens when a card in it is offered, to whomever', () => {
    const other = player({ forecast: [{ name: 'Bangle', value: 1, set: 'echoes' }] })
    const offers = byAnchor([offer('Bangle', 'card:Bangle')])
    expect(wantedTrays(view([player(), other]), 0, offers)).toEqual([{ kind: 'forecast', seat: 1 }])
    expect(wantedTrays(view([player(), other]), 1, offers)).toEqual([{ kind: 'forecast', seat: 1 }])
    expect(trayCards(view([player(), other]), { kind: 'forecast', seat: 1 })).toEqual(['Bangle'])
  })
})

describe('the next achievement', () => {
  const needs = { points: [5, 10, 15], missing: [0, 3, 8], up_to: 3, specials: [] }
  it('is the lowest one that wants points', () => {
    const me = player({ eligible: [1], needs })
    expect(nextClaim(view([me], { achievements: [2, 1, 3] }), me)).toEqual({ age: 2, need: 10, have: 7 })
  })
  it('is none without knowing what a player needs', () => {
    expect(nextClaim(view([player()]), player())).toBeNull()
    expect(nextClaim(view([player()]), null)).toBeNull()
  })
})
