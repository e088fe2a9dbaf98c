// Where every point came from: the events that scored, by round and by cause.

import type { Cause, Event } from '../../generated/age-of-innovation'
import type { News, Phrase } from '../../protocol'
import type { BoardProps, ScoreSheet } from '../board'
import { DISCIPLINES, type View } from './types'

const ROUNDS = [1, 2, 3, 4, 5, 6]

const SOURCES = {
  cities: 'city',
  innovations: 'innovation',
  competencies: 'competency',
  palaces: 'buildings',
  bonuses: 'act',
  factions: 'border',
  tracks: 'sailing',
  actions: 'power',
  income: 'income',
  power: 'token',
  rest: 'levels',
  area: 'groups',
}

/** The rows, in the order in which they stand, each with its picture. */
const ROWS: readonly { key: string; label: Phrase; anchor: string }[] = [
  { key: 'start', label: { id: 'board-points-start' }, anchor: 'sheet:points' },
  ...ROUNDS.map((round) => ({
    key: `round ${round}`,
    label: { id: 'board-points-round', args: { round } },
    anchor: `round:${round}`,
  })),
  ...Object.entries(SOURCES).map(([key, sign]) => ({
    key,
    label: { id: `board-points-${key}` },
    anchor: `sheet:${sign}`,
  })),
  ...DISCIPLINES.map((discipline) => ({
    key: discipline,
    label: { id: `discipline-${discipline}` },
    anchor: `discipline:${discipline}`,
  })),
  { key: 'leftovers', label: { id: 'board-points-leftovers' }, anchor: 'sheet:coins' },
]

const KINDS: Readonly<Record<string, string>> = {
  city: 'cities',
  innovation: 'innovations',
  competency: 'competencies',
  palace: 'palaces',
  bonus: 'bonuses',
  faction: 'factions',
  display: 'factions',
  track: 'tracks',
  power: 'actions',
  books: 'actions',
  income: 'income',
  neighbour: 'power',
  area: 'area',
  leftovers: 'leftovers',
  start: 'start',
}

function rowOf(cause: Cause, round: number): string {
  if (typeof cause === 'string') return KINDS[cause] ?? 'rest'
  const [kind = '', name = ''] = Object.entries(cause)[0] ?? []
  if (kind === 'round-tile' || kind === 'final-tile') return `round ${round}`
  if (kind === 'science') return name
  return KINDS[kind] ?? 'rest'
}

export function sheet(news: readonly News[], props: BoardProps): ScoreSheet | null {
  const { players } = props.view as View
  const rows = new Map<string, number[]>()
  const add = (key: string, seat: number, points: number) => {
    const row = rows.get(key) ?? players.map(() => 0)
    row[seat] = (row[seat] ?? 0) + points
    rows.set(key, row)
  }
  let round = 0
  for (const item of news) {
    const event = item.event as Event
    if (event.event === 'round') round = event.round
    else if (event.event === 'points') add(rowOf(event.cause, round), event.seat, event.points)
  }
  if (rows.size === 0) return null
  // Everybody begins with some points; no event tells of them.
  const told = [...rows.values()]
  players.forEach(({ points }, seat) => {
    const begun = points - told.reduce((sum, row) => sum + (row[seat] ?? 0), 0)
    if (begun !== 0) add('start', seat, begun)
  })
  return {
    rows: ROWS.flatMap(({ key, ...row }) => {
      const points = rows.get(key)
      return points ? [{ ...row, points }] : []
    }),
    total: players.map(({ points }) => points),
  }
}
