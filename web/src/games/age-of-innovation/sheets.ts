// On a phone the board is parted into sheets, one of which is seen.

import type { Offer } from './types'

export const SHEETS = ['map', 'players', 'science', 'tiles'] as const
export type Sheet = (typeof SHEETS)[number]

const KINDS: Record<string, Sheet> = {
  hex: 'map',
  bridge: 'map',
  power: 'map',
  books: 'map',
  set: 'players',
  display: 'players',
  faction: 'players',
  book: 'players',
  special: 'players',
  track: 'players',
  convert: 'players',
  pass: 'players',
  'end-turn': 'players',
  discipline: 'science',
  send: 'science',
  return: 'science',
  competency: 'science',
  innovation: 'tiles',
  palace: 'tiles',
  bonus: 'tiles',
  city: 'tiles',
}

/** The sheet on which all these offers lie that lie anywhere; null if they are on several or on none. */
export function sheetOf(offers: readonly Pick<Offer, 'anchor'>[]): Sheet | null {
  const sheets = new Set(offers.flatMap(({ anchor }) => (anchor === null ? [] : (KINDS[anchor.split(':')[0] ?? ''] ?? []))))
  const [only] = sheets
  return sheets.size === 1 && only ? only : null
}

/** All seats clockwise, the viewer first; a watcher sees them in the order of the table. */
export function seatsFrom(viewer: number | null, players: number): number[] {
  return Array.from({ length: players }, (_, i) => ((viewer ?? 0) + i) % players)
}
