// What an event shows on the board. Places are called
//   card:Archery, board:0:Archery (that card, as it lies with that player), pile:0:red, board:0, hand:0, score:0,
//   forecast:0, display:0, claimed:0, seat:0, supply:3, supply:cities:3, achieve:3, special:empire, decree:war,
// and numbers count:<place>.

import type { Card, Event, Place, Shown, Zone } from '../../generated/innovation'
import type { Movement } from '../../table/stage.svelte'
import { printed } from './printed'
import type { CardSet, Decree, Special } from './types'

/** What flies where nothing of it lies on the board. */
export type Flying =
  { card: Card } | { back: number; set: CardSet } | { medal: number } | { special: Special } | { decree: Decree }

type Moved = Extract<Event, { event: 'moved' }>
type End = Place | Zone
type Known = { name: string | null; value: number; set: CardSet }

export function movement(given: unknown): Movement | null {
  const event = given as Event
  switch (event.event) {
    case 'moved':
      return moved(event)
    case 'dogma-action':
    case 'endorse':
      return { ...lights(`card:${event.card}`), sound: 'card' }
    case 'inspire':
      return { ...lights(`pile:${event.seat}:${event.color}`), sound: 'card' }
    case 'splay':
    case 'rearranged':
      return { ...lights(`pile:${event.seat}:${event.color}`), sound: 'card' }
    case 'reveal':
      return shown(event.seat, event.card)
    case 'claim':
      return claim(event.seat, [`achieve:${event.age}`], { medal: event.age })
    case 'claim-special':
      return claim(event.seat, [`special:${event.special}`], { special: event.special })
    case 'take-special':
      return claim(event.seat, [`claimed:${event.from}`], { special: event.special }, event.from)
    case 'decree':
      if (!event.effective) return lights(`decree:${event.decree}`)
      return claim(event.seat, [`decree:${event.decree}`], { decree: event.decree })
    case 'take-decree':
      return claim(event.seat, [`claimed:${event.from}`], { decree: event.decree }, event.from)
    case 'show-all':
      return lights(`${event.cards}:${event.seat}`)
    case 'fission':
      return { ...lights(`seat:${event.seat}`), sound: 'end' }
    case 'lost':
      return lights(`seat:${event.seat}`)
    case 'over':
      return { ...lights(...event.winners.map((seat) => `seat:${seat}`)), sound: 'end' }
    case 'turn':
    case 'action':
    case 'effect':
    case 'sharing-bonus':
      return null
  }
}

const lights = (...to: string[]): Movement => ({ from: [], to })

function claim(seat: number, from: string[], piece: Flying, loser?: number): Movement {
  const lost = loser === undefined ? {} : { [`count:claimed:${loser}`]: -1 }
  return {
    from,
    to: [`claimed:${seat}`, `seat:${seat}`],
    piece,
    stays: true,
    counts: { [`count:claimed:${seat}`]: 1, ...lost },
    sound: 'points',
  }
}

function known(card: Shown): Known {
  if ('back' in card) return { name: null, value: card.back, set: 'base' }
  if ('typed-back' in card) return { name: null, ...card['typed-back'] }
  const facts = printed(card.face)
  return { name: card.face, value: facts?.age ?? 0, set: facts?.set ?? 'base' }
}

const drawn = ({ name, value, set }: Known): Flying => (name === null ? { back: value, set } : { card: name })

function shown(seat: number, card: Shown): Movement {
  const what = known(card)
  return {
    from: what.name === null ? [] : [`card:${what.name}`],
    to: [`seat:${seat}`],
    piece: drawn(what),
    sound: 'card',
  }
}

function moved({ card, from, to, how }: Moved): Movement | null {
  if (how === 'look') return null
  const what = known(card)
  const named = what.name === null ? [] : [`card:${what.name}`]
  return {
    from: [...named, ...places(from, what)],
    to: places(to, what),
    ...(what.name !== null && { thing: `card:${what.name}` }),
    piece: drawn(what),
    stays: true,
    counts: merged(counted(from, what, -1), counted(to, what, 1)),
    sound: scores(to) ? 'points' : 'card',
  }
}

const scores = (to: Zone) => typeof to === 'object' && ('score' in to || 'achievements' in to)

/** Names of where it lies, the most exact first. A card that is shown there has a place of its own. */
function places(end: End, { name, value, set }: Known): string[] {
  if (typeof end === 'string') return common(end, { name, value, set })
  const [zone, seat] = ownedBy(end)
  const exact = name === null ? [] : [`${zone}:${seat}:${name}`]
  const color = name === null ? undefined : printed(name)?.color
  const pile = zone === 'board' && color ? [`pile:${seat}:${color}`] : []
  return [...exact, ...pile, `${zone}:${seat}`, `seat:${seat}`]
}

function common(end: Extract<End, string>, { name, value, set }: Known): string[] {
  switch (end) {
    case 'supply':
    case 'supply-top':
      return [...(set === 'base' ? [] : [`supply:${set}:${value}`]), `supply:${value}`]
    case 'achievement':
    case 'available':
      return [`achieve:${value}`]
    case 'relic':
      return [...(name === null ? [] : [`card:${name}`]), `supply:${value}`]
    case 'removed':
      return ['removed']
  }
}

const ZONES = {
  hand: 'hand',
  score: 'score',
  board: 'board',
  'board-bottom': 'board',
  forecast: 'forecast',
  display: 'display',
  achieved: 'claimed',
  achievements: 'claimed',
} as const

function ownedBy(end: Exclude<End, string>): [string, number] {
  const [zone = 'hand', seat = 0] = Object.entries(end)[0] ?? []
  return [ZONES[zone as keyof typeof ZONES], seat as number]
}

/** Which numbers change when a card leaves (-1) or arrives (1). */
function counted(end: End, { value, set }: Known, sign: 1 | -1): Record<string, number> {
  if (typeof end === 'string') {
    const supplied = end === 'supply' || end === 'supply-top'
    return supplied && set === 'base' ? { [`count:supply:${value}`]: sign } : {}
  }
  const [zone, seat] = ownedBy(end)
  if (zone === 'board' || zone === 'display') return {}
  return { [`count:${zone}:${seat}`]: zone === 'score' ? value * sign : sign }
}

function merged(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a }
  for (const [place, by] of Object.entries(b)) sum[place] = (sum[place] ?? 0) + by
  return sum
}
