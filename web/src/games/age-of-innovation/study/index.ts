// Setting up positions of Age of Innovation: where its lines lie on the board, and what their words are called.

import { seatLetter } from '../../../text/speaker'
import type { LineAt, StudyParts } from '../../study'

const START = `seats: 2
round: 2
A buildings: C7 guild, D3 workshop, E8 workshop
A coins: 12
A tools: 5
A scholars: 1
A books: law 1
B buildings: B8 workshop, E7 workshop, F9 guild
B coins: 8
B tools: 4
`

/** The kind of component that the words of a list name. */
const KINDS: Readonly<Record<string, string>> = {
  terrains: 'terrain',
  buildings: 'building',
  disciplines: 'discipline',
  factions: 'faction',
  innovations: 'innovation',
  palaces: 'palace',
  bonuses: 'bonus',
  competencies: 'competency',
  'city-tiles': 'city',
  'book-actions': 'books',
  'round-tiles': 'round-tile',
  'final-tiles': 'final-tile',
}
const DRAWN = ['innovation', 'palace', 'bonus', 'competency', 'city', 'faction', 'round-tile', 'final-tile', 'books']
const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine']
const COLUMNS = [...DISCIPLINES, 'banking-law', 'engineering-medicine']

/** `power bridge` is `power:bridge`. */
const componentOf = (list: string, word: string) =>
  list === 'actions' ? word.replace(' ', ':') : KINDS[list] && `${KINDS[list]}:${word}`

/** What a player has, by the names of places that end with the seat. */
const OF_SEAT: Readonly<Record<string, readonly string[]>> = {
  purse: ['coins', 'tools', 'scholars', 'points', 'books', 'power', 'keys'],
  coins: ['coins'],
  tools: ['tools'],
  scholars: ['scholars'],
  points: ['points'],
  keys: ['keys'],
  books: ['books'],
  bowls: ['power'],
  power: ['power'],
  sailing: ['sailing'],
  spade: ['spade'],
  bridges: ['bridges'],
  tiles: ['palace', 'competencies', 'innovations', 'city tiles', 'annexes', 'bonus', 'used'],
  income: ['sailing', 'spade', 'annexes', 'bridges'],
  seat: ['display', 'faction', 'bonus', 'points', 'city', 'used'],
  area: ['buildings', 'city'],
}
const SEATS = ['A', 'B', 'C', 'D', 'E']

/** The lines of all seats; those that are not at the table are not there. */
const ofAll = (name: string, only?: string): LineAt[] =>
  SEATS.map((seat) => ({ key: `${seat} ${name}`, ...(only !== undefined && { only }) }))

const MARKET: Readonly<Record<string, readonly string[]>> = {
  bonus: ['bonuses'],
  city: ['city tiles'],
  palace: ['palaces'],
  innovation: COLUMNS.map((column) => `innovation ${column}`),
  competency: ['3', '2', '1'].flatMap((row) => DISCIPLINES.map((column) => `competency ${column} ${row}`)),
}

function linesAt(place: string): LineAt[] {
  const [kind = '', first = '', second = ''] = place.split(':')
  const plain = (keys: readonly string[] = []): LineAt[] => keys.map((key) => ({ key }))
  switch (kind) {
    case 'hex':
      return [...ofAll('buildings', first), { key: `terrain ${first}` }, ...ofAll('city', first)]
    case 'bridge':
      return ofAll('bridges')
    case 'level':
    case 'discipline':
      return [...ofAll('levels'), ...plain(['neutral levels'])]
    case 'spaces':
      return plain([`space ${first} 3`, `space ${first} 2`])
    case 'round':
    case 'round-tile':
      return plain(['round', 'round tiles'])
    case 'final-tile':
      return plain(['final tile'])
    case 'supply':
    case 'books':
    case 'power':
      if (kind !== 'supply' && /^\d+$/.test(first)) break
      return plain(['used', 'book actions'])
    case 'bowl':
      return plain([`${seatLetter(Number(second))} power`])
    case 'market':
      return plain(MARKET[first])
    case 'track':
      return plain([`${seatLetter(Number(second))} ${first === 'sailing' ? 'sailing' : 'spade'}`])
    case 'innovation':
    case 'competency':
    case 'palace':
    case 'bonus':
    case 'city':
      return plain(MARKET[kind])
  }
  if (!/^\d+$/.test(first)) return []
  return plain((OF_SEAT[kind] ?? []).map((name) => `${seatLetter(Number(first))} ${name}`))
}

export const study: StudyParts = {
  start: START,
  whose: ['scholars'],
  message(list, word) {
    const component = componentOf(list, word)
    return component === undefined ? { id: `setup-${list}-${word}` } : { id: component.replace(':', '-') }
  },
  about(word) {
    if (DISCIPLINES.includes(word)) return { id: `discipline-${word}` }
    return { id: COLUMNS.includes(word) ? `setup-about-${word}` : `terrain-${word}` }
  },
  anchor(list, word) {
    const component = componentOf(list, word)
    return component !== undefined && DRAWN.includes(component.split(':')[0] ?? '') ? component : null
  },
  linesAt,
}
