import { describe, expect, it } from 'vitest'
import { components, expanded, player, stacks, view } from './fixtures'
import {
  anchored,
  byAnchor,
  catalog,
  claimOf,
  drawAge,
  groups,
  lacking,
  litPile,
  most,
  offersAt,
  partnerOf,
  placeOf,
  progress,
  reached,
  specialOf,
  specialsOf,
  topOf,
  trayCards,
  wantedTrays,
} from './lookup'
import type { CardFacts, Offer } from './types'

const cards = catalog(components)
const facts = (name: string) => cards.get(name) as CardFacts
const offer = (choice: string, anchor: string | null): Offer => ({
  choice,
  anchor,
  label: { id: 'offer' },
  declines: false,
})

describe('offers', () => {
  it('are found by anchor, several at one place, whatever the case', () => {
    const offers = byAnchor([
      offer('meld Archery', 'card:Archery'),
      offer('Archery', 'card:Archery'),
      offer('no', null),
      offer('x', 'special:World'),
    ])
    expect(offersAt(offers, ['card:Archery']).map(({ choice }) => choice)).toEqual(['meld Archery', 'Archery'])
    expect(offersAt(offers, ['special:world'])).toHaveLength(1)
    expect(offersAt(offers, ['draw'])).toEqual([])
  })
  it('are anchored to kinds of things', () => {
    expect(anchored('card:The Wheel', 'card')).toBe('The Wheel')
    expect(anchored('color:red', 'card')).toBeNull()
  })
})

describe('seats', () => {
  it('have a partner opposite in a team game only', () => {
    expect(partnerOf(3, { teams: 'yes' })).toBe(1)
    expect(partnerOf(3, {})).toBeNull()
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
  it('are drawn at the highest top card, or above if that pile is empty', () => {
    const me = player({ stacks: stacks({ color: 'green', top: 'Currency' }) })
    expect(drawAge(view([player()]), 0, cards)).toBe(1)
    expect(drawAge(view([me]), 0, cards)).toBe(2)
    expect(drawAge(view([me], { supply: [9, 0, 0, 4, 9, 9, 9, 9, 9, 9] }), 0, cards)).toBe(4)
    const last = player({ stacks: stacks({ color: 'blue', top: 'Software' }) })
    expect(drawAge(view([last], { supply: [9, 9, 9, 9, 9, 9, 9, 9, 9, 0] }), 0, cards)).toBeNull()
  })
  it('lie on top of somebody’s pile', () => {
    const table = view([player(), player({ stacks: stacks({ color: 'red', top: 'Oars' }) })])
    expect(topOf(table, 'Oars')?.seat).toBe(1)
    expect(topOf(table, 'Archery')).toBeNull()
  })
})

describe('news', () => {
  it('light up the pile they speak of', () => {
    const lit = (seat: number, ...anchors: string[]) => litPile(anchors, seat, 'red', 0, cards)
    expect(lit(0, 'color:red')).toBe(true)
    expect(lit(1, 'color:red')).toBe(false)
    expect(lit(1, 'color:red', 'seat:1')).toBe(true)
    expect(lit(0, 'color:red', 'seat:1')).toBe(false)
    expect(lit(0, 'color:red', 'card:archery')).toBe(false)
  })
})

describe('a Dogma', () => {
  const dogma = { sharing: [1], vulnerable: [2] }
  it('is shared only if it has something to share, and demands only if it demands', () => {
    expect(reached(facts('Archery'), 'deluxe-2017', { dogma })).toEqual({ sharing: [], vulnerable: [2] })
    expect(reached(facts('Oars'), 'deluxe-2017', { dogma })).toEqual(dogma)
    expect(reached(facts('Writing'), 'deluxe-2017', { dogma })).toEqual({ sharing: [1], vulnerable: [] })
    expect(reached(facts('Writing'), 'deluxe-2017', { dogma: null })).toEqual({ sharing: [], vulnerable: [] })
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
  it('need five times their age in points and a top card as high', () => {
    const me = player({ points: 8, stacks: stacks({ color: 'green', top: 'Currency' }) })
    expect(lacking(me, 1, cards)).toEqual({ points: 0, top: false })
    expect(lacking(me, 2, cards)).toEqual({ points: 2, top: false })
    expect(lacking(me, 3, cards)).toEqual({ points: 7, top: true })
  })
  it('come nearer', () => {
    const me = player({
      icons: [3, 4, 2, 0, 3, 15],
      stacks: stacks({ color: 'blue', top: 'Software', splay: 'up' }, { color: 'red', top: 'Oars', splay: 'left' }),
    })
    expect(progress(me, 'empire', cards)).toEqual({ have: 4, need: 6 })
    expect(progress(me, 'world', cards)).toEqual({ have: 12, need: 12 })
    expect(progress(me, 'wonder', cards)).toEqual({ have: 1, need: 5 })
    expect(progress(me, 'universe', cards)).toEqual({ have: 1, need: 5 })
    expect(progress(me, 'monument', cards)).toEqual({ have: 0, need: 6 })
    expect(progress(player({ scored_this_turn: 2, tucked_this_turn: 4 }), 'monument', cards)).toEqual({
      have: 4,
      need: 6,
    })
    expect(progress(player({ scored_this_turn: 7 }), 'monument', cards)).toEqual({ have: 6, need: 6 })
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
  const all = catalog(expanded)
  const fact = (name: string) => all.get(name) as CardFacts
  const dogma = { sharing: [1], vulnerable: [2] }

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
  it('a compel reaches those who would share, and an echo effect in the color is shared', () => {
    expect(reached(fact('Holmegaard Bows'), 'deluxe-2017', { dogma })).toEqual({ sharing: [1], vulnerable: [1] })
    expect(reached(fact('Archery'), 'deluxe-2017', { dogma, echoes: ['Bangle'] })).toEqual(dogma)
  })
  it('what is done with the display and a relic is chosen where they lie', () => {
    const table = view([player({ display: 'Tikal' }), player()])
    expect(placeOf(offer('display keep', null), table, 0, all)).toBe('card:Tikal')
    expect(placeOf(offer('seize hand', null), table, 0, all)).toBeNull()
    const dug = { ...fact('Holmegaard Bows'), name: 'Dug', age: 3 }
    expect(
      placeOf(offer('seize hand', null), view([player({ display: 'Dug' })]), 0, new Map([...all, ['Dug', dug]])),
    ).toBe('card:Timbuktu')
    expect(placeOf(offer('display keep', null), table, null, all)).toBeNull()
    expect(placeOf(offer('no', null), table, 0, all)).toBeNull()
    expect(placeOf(offer('Tikal', 'card:Tikal'), table, 0, all)).toBe('card:Tikal')
  })
  it('the special achievements are those of the sets in play', () => {
    expect(specialsOf({})).toHaveLength(5)
    expect(specialsOf({ expansions: 'artifacts+figures' })).toHaveLength(5)
    expect(specialsOf({ expansions: 'cities+echoes' })).toHaveLength(15)
    expect(specialsOf({ expansions: 'cities' }).at(-1)).toBe('victory')
  })
  it('special achievements come nearer by what one sees', () => {
    const covered = [{ name: null, slots: ['hidden', 'castle', 'echo', 'castle'] as const }]
    const red = { color: 'red' as const, top: 'Bangle', splay: 'up' as const, covered, echoes: ['Candles', 'Bangle'] }
    const me = player({ forecast: [{ name: null, value: 2 }], bonuses: [4, 1], stacks: stacks(red) })
    expect(progress(me, 'supremacy', all)).toEqual({ have: 1, need: 4 })
    expect(progress(me, 'destiny', all)).toEqual({ have: 1, need: 7 })
    expect(progress(me, 'wealth', all)).toEqual({ have: 2, need: 8 })
    expect(progress(me, 'heritage', all)).toEqual({ have: 1, need: 8 })
    expect(progress(me, 'history', all)).toEqual({ have: 2, need: 4 })
    expect(progress(me, 'legend', all)).toBeNull()
    // The icon of a search counts.
    expect(progress(player({ stacks: stacks({ color: 'red', top: 'Tikal' }) }), 'supremacy', all)).toEqual({
      have: 1,
      need: 4,
    })
  })
  it('a further achievement of an age takes as many points again', () => {
    const me = player({ points: 8, achieved: [1], stacks: stacks({ color: 'red', top: 'Tikal' }) })
    expect(lacking(me, 1, all)).toEqual({ points: 2, top: false })
    expect(lacking(me, 2, all)).toEqual({ points: 2, top: false })
  })
  it('a forecast of somebody else opens when a card in it is offered', () => {
    const other = player({ forecast: [{ name: 'Bangle', value: 1, set: 'echoes' }] })
    const offers = byAnchor([offer('Bangle', 'card:Bangle')])
    expect(wantedTrays(view([player(), other]), 0, offers)).toEqual([{ kind: 'forecast', seat: 1 }])
    expect(wantedTrays(view([player(), other]), 1, offers)).toEqual([])
    expect(trayCards(view([player(), other]), { kind: 'forecast', seat: 1 })).toEqual(['Bangle'])
  })
})
