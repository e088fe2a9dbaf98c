// Where a card or tile lies in a match, and what of it can still come: only from what the viewer sees.

import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../games/board'
import { whereabouts as age } from '../games/age-of-innovation/library/telling'
import { whereabouts as innovation } from '../games/innovation/library/telling'
import { whereabouts as inventions } from '../games/inventions/library/telling'
import type { Entry } from '../games/library'
import { components as CARDS, player, view } from '../games/innovation/fixtures'

const entry = (anchor: string) => ({ anchor }) as Entry
const props = (shown: unknown, components: unknown = {}): BoardProps =>
  ({ view: shown, components, names: ['Ada', 'Ben'], viewer: 0 }) as unknown as BoardProps
const at = (seat: number) => ({ player: { seat } })

describe('a card of Innovation', () => {
  const table = view([
    player({ hand: [{ name: 'Archery', value: 1 }] }),
    player({
      hand: [
        { name: null, value: 1 },
        { name: null, value: 2 },
      ],
      score: [{ name: null, value: 1 }],
    }),
  ])
  const lies = (name: string, shown: unknown = table) => innovation(entry(name), props(shown, CARDS))

  it('lies where it is seen', () => {
    expect(lies('card:Archery')).toEqual([{ id: 'library-lies-hand', args: at(0) }])
  })

  it('can come from its pile, or be one of the backs of its age', () => {
    const supply = table.supply[0]
    expect(lies('card:Oars')).toContainEqual({ id: 'library-comes', args: { age: 1, supply, hidden: 2 } })
    const spent = { ...table, supply: table.supply.map(() => 0) }
    expect(lies('card:Oars', spent)).toContainEqual({ id: 'library-comes', args: { age: 1, supply: 0, hidden: 2 } })
  })

  it('says of a special achievement whose it is', () => {
    const claimed = view([player({}), player({ achieved_specials: ['empire'] })])
    expect(lies('special:empire', claimed)).toEqual([{ id: 'library-lies-achievements', args: at(1) }])
    expect(lies('special:world', { ...claimed, specials: ['world'] })).toEqual([{ id: 'library-lies-claimable' }])
  })
})

describe('a tile of Age of Innovation', () => {
  const table = {
    round: 2,
    round_tiles: ['a', 'b', 'c'],
    final_tile: 'f',
    used_power: ['coins'],
    book_actions: ['power'],
    used_books: [],
    competencies: [{ name: 'four-power', left: 2 }],
    city_tiles: [{ name: 'books', left: 0 }],
    palaces: [3],
    players: [
      { palace: 7, competencies: ['four-power'], city_tiles: ['books'], innovations: [] },
      { palace: null, competencies: [], city_tiles: ['books'], innovations: [] },
    ],
  }
  const lies = (name: string) => age(entry(name), props(table))

  it('says how many are left, and who has one', () => {
    const left = (count: number) => ({ id: 'library-comes-left', args: { left: count } })
    expect(lies('competency:four-power')).toEqual([{ id: 'library-lies-with', args: { players: 'Ada' } }, left(2)])
    expect(lies('city:books')).toEqual([{ id: 'library-lies-with', args: { players: 'Ada, Ben' } }, left(0)])
    expect(lies('palace:7')).toEqual([{ id: 'library-lies-with', args: { players: 'Ada' } }])
    expect(lies('palace:3')).toEqual([{ id: 'library-lies-market' }])
    expect(lies('palace:4')).toEqual([{ id: 'library-lies-out' }])
  })

  it('says when it counts', () => {
    const round = (id: string, number: number) => [{ id, args: { round: number } }]
    expect(lies('round-tile:a')).toEqual(round('library-lies-over', 1))
    expect(lies('round-tile:b')).toEqual([{ id: 'library-comes-now' }])
    expect(lies('round-tile:c')).toEqual(round('library-comes-round', 3))
    expect(lies('round-tile:d')).toEqual([{ id: 'library-lies-out' }])
    expect([lies('power:coins'), lies('power:tools'), lies('books:power'), lies('books:coins')].flat()).toEqual(
      ['used', 'free', 'free', 'out'].map((word) => ({ id: `library-lies-${word}` })),
    )
  })
})

describe('a thing of Inventions', () => {
  const table = {
    regions: [
      { region: 'asia', card: 'wheel', specialist: 'ip', knowledge: 'k', letter: 'a', wealth: 2 },
      { region: 'europe', card: null, specialist: 'x', knowledge: 'y', letter: 'b', wealth: 0 },
    ],
    players: [
      {
        hand: ['iron'],
        inventions: [],
        map: [{ tile: 'economy 1' }],
        display: ['culture 2'],
        goals: [{ goal: '1-2' }],
      },
      { hand: [], inventions: ['coins'], map: [], display: [], goals: null },
    ],
    ideas: ['glass'],
    top: 'steel',
    stack: 9,
    stock: [{ kind: 'economy', number: 1, left: 3 }],
    common: [{ milestone: 'fire' }],
    private: [{ milestone: 'own', who: { seat: 1 } }],
    eureka: ['lens'],
    discard: ['old'],
  }
  const lies = (name: string) => inventions(entry(name), props(table))
  const ids = (name: string) => lies(name).map(({ id }) => id)

  it('lies where it is seen, or can still come', () => {
    expect(['wheel', 'iron', 'coins', 'glass', 'steel'].flatMap((card) => ids(`card:${card}`))).toEqual(
      ['region', 'hand', 'inventions', 'ideas', 'top'].map((word) => `library-lies-${word}`),
    )
    expect(lies('card:caravel')).toEqual([{ id: 'library-lies-nowhere' }, { id: 'library-comes', args: { stack: 9 } }])
    expect(['fire', 'own', 'lens', 'old', 'new'].flatMap((name) => ids(`milestone:${name}`))).toEqual(
      ['common', 'own', 'eureka', 'discard', 'unseen'].map((word) => `library-lies-${word}`),
    )
  })

  it('says how many tiles are left', () => {
    expect(lies('tile:economy:1')).toEqual([
      { id: 'library-lies-built', args: at(0) },
      { id: 'library-comes-left', args: { left: 3 } },
    ])
    expect(ids('tile:culture:2')).toEqual(['library-lies-display', 'library-comes-left'])
    expect(lies('tile:wealth:a')).toEqual([
      { id: 'library-comes-wealth', args: { region: { id: 'region-asia' }, left: 2 } },
    ])
    expect(lies('tile:wealth:b')).toEqual([{ id: 'library-comes-left', args: { left: 0 } }])
  })

  it('tells nothing of goals that are secret', () => {
    expect(lies('goal:1-2')).toEqual([{ id: 'library-lies-goal', args: at(0) }])
    expect(lies('goal:1-3')).toEqual([{ id: 'library-lies-secret' }])
    expect([ids('specialist-tile:ip'), ids('knowledge-tile:z'), ids('action:present')].flat()).toEqual([
      'library-lies-in',
      'library-lies-out',
    ])
  })
})
