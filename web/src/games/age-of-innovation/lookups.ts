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

/** The sections that speak of a sign. */
const SIGNS: Readonly<Record<string, string>> = {
  coins: 'convert',
  tools: 'build',
  scholars: 'scholars',
  power: 'power',
  token: 'power',
  books: 'science',
  points: 'end',
  key: 'science',
  income: 'round',
  act: 'actions',
  pass: 'pass',
  send: 'scholars',
  levels: 'science',
  spades: 'build',
  sailing: 'tracks',
  bridge: 'reach',
  city: 'cities',
  innovation: 'innovate',
  competency: 'upgrade',
  border: 'neighbours',
  river: 'reach',
  flight: 'reach',
  buildings: 'build',
  groups: 'end',
  annex: 'cities',
}

const kindOf = (anchor: string) => anchor.split(':')[0] ?? ''

export const sectionOf = (anchor: string): string | null =>
  (kindOf(anchor) === 'sign' ? SIGNS[anchor.slice('sign:'.length)] : SECTIONS[kindOf(anchor)]) ?? null

export const entryOf = (anchor: string): string | null => (KINDS.includes(kindOf(anchor)) ? anchor : null)
