// Setting up positions of Innovation: where its lines lie on the board, and what their words are called.

import { seatLetter } from '../../../text/speaker'
import { anchorIndex } from '../../anchors'
import type { LineAt, StudyParts } from '../../study'
import { COLORS, SETS } from '../types'

const START = `seats: 2
turn: A 2
A red: Archery
A green: The Wheel
A hand: Pottery, Writing
B blue: Tools
B yellow: Agriculture
B hand: Sailing, Mysticism
`

const NORMAL = /^\d+$/

const isCards = (list: string) =>
  ['cards', 'relics', 'artifacts', ...COLORS].includes(list) ||
  ['age', ...SETS].some((kind) => list.startsWith(`${kind}-`))

/** All that a player has in a place of theirs. */
const OF_SEAT: Readonly<Record<string, readonly string[]>> = {
  hand: ['hand'],
  score: ['score', 'scored this turn'],
  forecast: ['forecast'],
  display: ['display'],
  claimed: ['achievements', 'relics', 'decrees'],
  board: [...COLORS],
  seat: ['hand', 'score', 'achievements', 'scored this turn', 'tucked this turn', 'used'],
}

function linesAt(place: string): LineAt[] {
  const [kind = '', first = '', second = ''] = place.split(':')
  const seat = NORMAL.test(first) ? seatLetter(Number(first)) : ''
  if (kind === 'pile' && seat) return [{ key: `${seat} ${second}` }]
  if (kind === 'supply') return [{ key: NORMAL.test(first) ? `supply ${first}` : `supply ${second} ${first}` }]
  if (kind === 'achieve') return [{ key: 'achievements' }, { key: `achievement ${first}` }]
  if (kind === 'special' || kind === 'decree') return [{ key: 'achievements' }, { key: 'removed decrees' }]
  // A card lies in what lies around it.
  if (kind === 'board' && second !== '') return []
  return seat === '' ? [] : (OF_SEAT[kind] ?? []).map((name) => ({ key: `${seat} ${name}` }))
}

export const study: StudyParts = {
  start: START,
  whose: [],
  message(list, word, components) {
    if (list === 'achievements' && NORMAL.test(word)) return { id: 'setup-age', args: { age: word } }
    if (list === 'achievements') return { id: `special-${word.toLowerCase()}` }
    if (list === 'decrees') return { id: `decree-${word.toLowerCase()}` }
    if (!isCards(list)) return null
    const index = anchorIndex(components)
    const id = [...index].find(([, anchor]) => anchor === `card:${word}`)?.[0]
    return id === undefined ? null : { id }
  },
  about: (word) => ((SETS as readonly string[]).includes(word) ? { id: `setup-about-${word}` } : null),
  anchor(list, word) {
    if (isCards(list)) return `card:${word}`
    if (list === 'decrees') return `decree:${word}`
    return list === 'achievements' && !NORMAL.test(word) ? `special:${word}` : null
  },
  linesAt,
}
