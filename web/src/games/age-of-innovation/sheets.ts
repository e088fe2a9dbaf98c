// On a phone the board is parted into sheets, one of which is seen.

export const SHEETS = ['map', 'players', 'science', 'tiles'] as const
type Sheet = (typeof SHEETS)[number]

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

export const sheetAt = (anchor: string): Sheet | undefined => KINDS[anchor.split(':')[0] ?? '']
