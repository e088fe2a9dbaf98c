// What an event shows on the board: what goes where, and which numbers roll. Places are called by what the board's
// elements say in `data-place`.

import type { Cause, Conversion, Event } from '../../generated/age-of-innovation'
import type { Movement } from '../../table/stage.svelte'
import { hexName } from './geometry'
import type { Building, Goods, Terrain } from '../../generated/age-of-innovation'

/** What `Piece` draws. */
export type PieceKind =
  | { kind: 'goods'; goods: Readonly<Record<string, number>> }
  | { kind: 'building'; building: Building; seat: number; neutral: boolean }
  | { kind: 'annex' }
  | { kind: 'land'; terrain: Terrain; spades: number }
  | { kind: 'bridge'; seat: number }
  | { kind: 'scholar'; seat: number }
  | { kind: 'tile'; tile: string }

const SUPPLY = 'supply'
const seatOf = (seat: number) => `seat:${seat}`

/** Where something that a cause brings comes from. */
function sourceOf(cause: Cause, seat: number): string[] {
  if (typeof cause === 'string') return cause === 'area' ? [`area:${seat}`] : [`income:${seat}`, SUPPLY]
  const [kind = '', name = ''] = Object.entries(cause)[0] ?? []
  switch (kind) {
    case 'level':
    case 'science':
      return [`level:${name}:${seat}`, `discipline:${name}`, SUPPLY]
    case 'track':
      return [`track:${name}:${seat}`, seatOf(seat), SUPPLY]
    case 'display':
      return [seatOf(seat), SUPPLY]
    default:
      return [`of:${seat}:${kind}:${name}`, `${kind}:${name}`, `tiles:${seat}`, `market:${kind}`, SUPPLY]
  }
}

const COUNTED = ['coins', 'tools', 'scholars'] as const
type Counted = (typeof COUNTED)[number]
const shown = (goods: Goods) =>
  Object.fromEntries(
    [...COUNTED, 'power' as const, 'books' as const].flatMap((good) => (goods[good] > 0 ? [[good, goods[good]]] : [])),
  )

/** Goods go to or from the number they count for, or to all of them if they are of several kinds. */
function purse(goods: Readonly<Record<string, number>>, seat: number): string[] {
  const [only = '', ...others] = Object.keys(goods)
  const exact = only === 'power' ? `bowls:${seat}` : `${only}:${seat}`
  return [others.length > 0 ? `purse:${seat}` : exact, seatOf(seat)]
}

function countsOf(goods: Readonly<Record<string, number>>, seat: number, sign: 1 | -1): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const good of COUNTED) if (goods[good]) counts[`${good}:${seat}`] = sign * goods[good]
  // How tokens move up depends on the bowls: see `bowlsAfter`. Those that are spent go back to the first.
  const { power } = goods
  if (power && sign === 1) counts[`power:${seat}`] = power
  else if (power) {
    counts[`bowl:3:${seat}`] = -power
    counts[`bowl:1:${seat}`] = power
  }
  return counts
}

function arrives(goods: Readonly<Record<string, number>>, from: string[], seat: number): Movement | null {
  if (Object.keys(goods).length === 0) return null
  const sound = goods['coins'] ? 'coin' : 'piece'
  return { from, to: purse(goods, seat), piece: { kind: 'goods', goods }, counts: countsOf(goods, seat, 1), sound }
}

function leaves(goods: Readonly<Record<string, number>>, to: string[], seat: number): Movement | null {
  if (Object.keys(goods).length === 0) return null
  const counts = countsOf(goods, seat, -1)
  return { from: purse(goods, seat), to, piece: { kind: 'goods', goods }, counts, sound: 'coin' }
}

const bookPlaces = (seat: number, discipline: string) => [`books:${seat}:${discipline}`, `books:${seat}`, seatOf(seat)]
const bookCounts = (seat: number, discipline: string, books: number) => ({
  [`books:${seat}:${discipline}`]: books,
  [`books:${seat}`]: books,
})

const PAID: Readonly<Record<string, [Counted | 'power' | 'books', number]>> = {
  'power-to-coin': ['power', 1],
  'power-to-tool': ['power', 3],
  'power-to-scholar': ['power', 5],
  'power-to-book': ['power', 5],
  'scholar-to-tool': ['scholars', 1],
  'tool-to-coin': ['tools', 1],
  'book-to-coin': ['books', 1],
}
const GAINED: Readonly<Record<string, Counted>> = {
  'power-to-coin': 'coins',
  'power-to-tool': 'tools',
  'power-to-scholar': 'scholars',
  'scholar-to-tool': 'tools',
  'tool-to-coin': 'coins',
  'book-to-coin': 'coins',
}

function converted(conversion: Conversion, seat: number): Movement {
  const [name, discipline] =
    typeof conversion === 'string' ? [conversion, null] : (Object.entries(conversion)[0] ?? ['', null])
  const paid = PAID[name]
  if (!paid) {
    const counts = { [`bowl:2:${seat}`]: -2, [`bowl:3:${seat}`]: 1 }
    return { from: [`bowl:2:${seat}`], to: [`bowl:3:${seat}`, `bowls:${seat}`], piece: goods({ power: 1 }), counts }
  }
  const gained = GAINED[name]
  const [good, amount] = paid
  const from = good === 'books' && discipline ? bookPlaces(seat, discipline) : purse({ [good]: amount }, seat)
  const to = gained === undefined && discipline ? bookPlaces(seat, discipline) : purse({ [gained ?? 'books']: 1 }, seat)
  const counts = {
    ...countsOf({ [good]: amount }, seat, -1),
    ...(gained ? countsOf({ [gained]: 1 }, seat, 1) : {}),
    ...(discipline ? bookCounts(seat, discipline, good === 'books' ? -1 : 1) : {}),
  }
  return { from, to, piece: goods({ [gained ?? 'books']: 1 }), counts, sound: 'coin' }
}

const goods = (amounts: Readonly<Record<string, number>>): PieceKind => ({ kind: 'goods', goods: amounts })

function tileComes(seat: number, component: string, counts?: Record<string, number>): Movement {
  const [kind = ''] = component.split(':')
  return {
    from: [component, `market:${kind}`, 'market'],
    to: [`of:${seat}:${component}`, `tiles:${seat}`, seatOf(seat)],
    piece: { kind: 'tile', tile: component } satisfies PieceKind,
    sound: 'card',
    ...(counts ? { counts } : {}),
  }
}

const lights = (...places: string[]): Movement => ({ from: [], to: places })

export function movement(event: unknown): Movement | null {
  return moved(event as Event)
}

function moved(event: Event): Movement | null {
  switch (event.event) {
    case 'took-set':
      return tileComes(event.seat, `faction:${event.faction}`)
    case 'took-display':
      return tileComes(event.seat, `display:${event.display}`)
    case 'took-faction':
      return tileComes(event.seat, `faction:${event.faction}`)
    case 'round':
      return { ...lights(`round:${event.round}`), sound: 'turn' }
    case 'area-tile':
      return lights(SUPPLY)
    case 'turn':
      return null
    case 'dug': {
      const piece: PieceKind = { kind: 'land', terrain: event.terrain, spades: event.spades }
      const from = [`tools:${event.seat}`, seatOf(event.seat)]
      return { from, to: [`hex:${hexName(event.hex)}`], piece, stays: true, sound: 'piece' }
    }
    case 'built':
      return rises(event.seat, event.hex, event.building, event.neutral)
    case 'upgraded':
      return rises(event.seat, event.hex, event.to, false)
    case 'bridge': {
      const [a, b] = [hexName(event.a), hexName(event.b)]
      const piece: PieceKind = { kind: 'bridge', seat: event.seat }
      const from = [`bridges:${event.seat}`, seatOf(event.seat)]
      const counts = { [`bridges:${event.seat}`]: -1 }
      return { from, to: [`bridge:${a}:${b}`, `hex:${a}`], piece, counts, sound: 'piece' }
    }
    case 'annex': {
      const piece: PieceKind = { kind: 'annex' }
      return { from: [seatOf(event.seat)], to: [`hex:${hexName(event.hex)}`], piece, stays: true, sound: 'piece' }
    }
    case 'advanced': {
      const counts = event.track === 'sailing' ? { [`sailing:${event.seat}`]: 1 } : { [`spade:${event.seat}`]: -1 }
      return { ...lights(`track:${event.track}:${event.seat}`, seatOf(event.seat)), counts, sound: 'piece' }
    }
    case 'innovation':
      return tileComes(event.seat, `innovation:${event.innovation}`)
    case 'sent': {
      const piece: PieceKind = { kind: 'scholar', seat: event.seat }
      const counts = { [`scholars:${event.seat}`]: -1 }
      const to = [`spaces:${event.discipline}`, `discipline:${event.discipline}`]
      return { from: [`scholars:${event.seat}`, seatOf(event.seat)], to, piece, counts, sound: 'piece' }
    }
    case 'returned': {
      const piece: PieceKind = { kind: 'scholar', seat: event.seat }
      const counts = { [`scholars:${event.seat}`]: -1 }
      return { from: [`scholars:${event.seat}`, seatOf(event.seat)], to: [SUPPLY], piece, counts, sound: 'piece' }
    }
    case 'power-action':
      return lights(`power:${event.action}`)
    case 'book-action':
      return lights(`books:${event.action}`)
    case 'special':
      return lights(`special:${event.special}`, `tiles:${event.seat}`, seatOf(event.seat))
    case 'passed':
      return lights(seatOf(event.seat))
    case 'took-bonus': {
      const counts = event.coins > 0 ? { [`coins:${event.seat}`]: event.coins } : undefined
      return tileComes(event.seat, `bonus:${event.bonus}`, counts)
    }
    case 'converted':
      return converted(event.conversion, event.seat)
    case 'power-gained':
      return arrives({ power: event.power }, [SUPPLY], event.seat)
    case 'power-declined':
      return null
    case 'city':
      return tileComes(event.seat, `city:${event.tile}`, { [`keys:${event.seat}`]: 1 })
    case 'competency':
      return tileComes(event.seat, `competency:${event.competency}`)
    case 'palace':
      return tileComes(event.seat, `palace:${event.palace}`)
    case 'level': {
      const place = `level:${event.discipline}:${event.seat}`
      return { ...lights(place), counts: { [place]: event.to - event.from }, sound: 'piece' }
    }
    case 'key': {
      const counts = { [`keys:${event.seat}`]: -1 }
      return { ...lights(`discipline:${event.discipline}`), counts }
    }
    case 'book-gained': {
      const to = bookPlaces(event.seat, event.discipline)
      const counts = bookCounts(event.seat, event.discipline, event.books)
      return {
        from: sourceOf(event.cause, event.seat),
        to,
        piece: goods({ books: event.books }),
        counts,
        sound: 'card',
      }
    }
    case 'book-paid': {
      const from = bookPlaces(event.seat, event.discipline)
      const counts = bookCounts(event.seat, event.discipline, -event.books)
      return { from, to: [SUPPLY], piece: goods({ books: event.books }), counts, sound: 'card' }
    }
    case 'gained':
      return arrives(shown(event.goods), sourceOf(event.cause, event.seat), event.seat)
    case 'paid':
      return leaves(shown(event.goods), [SUPPLY], event.seat)
    case 'points': {
      const place = `points:${event.seat}`
      const counts = { [place]: event.points }
      const from = sourceOf(event.cause, event.seat)
      return { from, to: [place, seatOf(event.seat)], piece: goods({ points: event.points }), counts, sound: 'points' }
    }
    case 'tokens': {
      const counts = { [`bowl:3:${event.seat}`]: event.tokens }
      const to = [`bowl:3:${event.seat}`, `bowls:${event.seat}`]
      return { from: [SUPPLY], to, piece: goods({ power: event.tokens }), counts, sound: 'piece' }
    }
    case 'area':
      return lights(`area:${event.seat}`, seatOf(event.seat))
    case 'leftovers':
      return lights(`purse:${event.seat}`, seatOf(event.seat))
    case 'over':
      return { ...lights(...event.winners.map(seatOf)), sound: 'end' }
  }
}

function rises(seat: number, hex: number, building: Building, neutral: boolean): Movement {
  const piece: PieceKind = { kind: 'building', building, seat, neutral }
  const from = [`piece:${seat}:${building}`, seatOf(seat)]
  return { from, to: [`hex:${hexName(hex)}`], piece, stays: true, sound: 'piece' }
}
