// Where one can read on about what lies at an anchor.

import { KINDS } from './words'

const SECTIONS: Readonly<Record<string, string>> = {
  hex: 'reach',
  bridge: 'reach',
  set: 'start',
  display: 'start',
  faction: 'start',
  building: 'build',
  palace: 'upgrade',
  competency: 'upgrade',
  city: 'cities',
  discipline: 'science',
  book: 'science',
  send: 'scholars',
  return: 'scholars',
  track: 'tracks',
  innovation: 'innovate',
  power: 'actions',
  books: 'actions',
  special: 'actions',
  convert: 'convert',
  bonus: 'pass',
  'round-tile': 'round',
  'final-tile': 'end',
}

const kindOf = (anchor: string) => anchor.split(':')[0] ?? ''

export const sectionOf = (anchor: string): string | null => SECTIONS[kindOf(anchor)] ?? null

export const entryOf = (anchor: string): string | null => (KINDS.includes(kindOf(anchor)) ? anchor : null)
