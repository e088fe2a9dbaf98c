// On a phone the board is parted into sheets, one of which is seen.

import { onlySheet } from '../../table/sheets'
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

export const sheetOf = (offers: readonly Pick<Offer, 'anchor'>[]) =>
  onlySheet(offers, (anchor) => KINDS[anchor.split(':')[0] ?? ''])
