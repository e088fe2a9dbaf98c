// On a phone the board is parted into sheets, one of which is seen.

export const SHEETS = ['map', 'mine', 'science', 'market', 'others'] as const
export type Sheet = (typeof SHEETS)[number]
export const SIGNS: Readonly<Record<Sheet, string>> = {
  map: 'groups',
  mine: 'workshop',
  science: 'scholars',
  market: 'competency',
  others: 'buildings',
}

const KINDS: Record<string, Sheet> = {
  hex: 'map',
  bridge: 'map',
  power: 'mine',
  books: 'mine',
  book: 'mine',
  special: 'mine',
  track: 'mine',
  discipline: 'science',
  send: 'science',
  return: 'science',
  set: 'market',
  display: 'market',
  faction: 'market',
  competency: 'market',
  innovation: 'market',
  palace: 'market',
  bonus: 'market',
  city: 'market',
}

/** Where the places lie that cannot be chosen; those of players are on their own sheets. */
const PLACES: Record<string, Sheet> = {
  round: 'science',
  'round-tile': 'science',
  'final-tile': 'science',
  level: 'science',
  spaces: 'science',
  market: 'market',
}

/** The sheet on which a place lies that must be seen. */
export function sheetOf(place: string, viewer: number | null): Sheet | undefined {
  const [kind = '', ...more] = place.split(':')
  const common = PLACES[kind] ?? sheetAt(place)
  if (common !== undefined && common !== 'mine') return common
  const seat = more.find((part) => /^\d$/.test(part))
  if (seat !== undefined && Number(seat) !== viewer) return 'others'
  if (kind === 'purse') return 'map'
  return common ?? (seat === undefined ? undefined : 'mine')
}

/** What is converted, and what ends a turn, is chosen in the list. */
export const sheetAt = (anchor: string): Sheet | undefined => KINDS[anchor.split(':')[0] ?? '']
