// Faces drawn from a few shapes. Every bot that the server names has one of its own; other names get theirs by chance,
// and always the same.

const SKINS = ['#f4cdac', '#f0c9a4', '#e2b08a', '#d9a06e', '#b67d52', '#8a5a3a'] as const
const GROUNDS = ['#cfe3ec', '#f2dcb8', '#e7d3ee', '#f6d9c4', '#d5e6cf', '#dfe0ea', '#f3d3d3', '#cfe8e0'] as const
const COATS = ['#2a3b45', '#5b2f3c', '#2f4a36', '#47365f', '#6a4524'] as const

/** Around a head at 20, 18 on a field of 40 by 40. */
const HAIRS = {
  long: 'M11 26C8 12 13 6 20 6s12 6 9 20c-2-2-2-8-3-11-3 1-8 1-11-2-1 4-2 9-4 13z',
  short: 'M11.500 16C11 8 15 5.500 20 5.500S29 8 28.500 16C26 12 25 11 20 11s-6 1-8.500 5z',
  full: 'M9 20C7 8 14 4 20 4s13 4 11 16c-1-4-3-8-11-8S10 16 9 20zM10 20q-2 6 1 9zM30 20q2 6-1 9z',
  loose: 'M10 28C7 13 12 5.500 20 5.500S33 13 30 28c-1-3-2-9-3-13-5 0-9-1-11-3-1 4-3 10-6 16z',
  bald: 'M11.800 21c-1.200-3-1-6 .2-8 0 3 .3 5 .9 7zM28.200 21c1.200-3 1-6-.2-8 0 3-.3 5-.9 7z',
  bun: 'M11.500 17C11 9 15 6.500 20 6.500S29 9 28.500 17C26.500 13 24 11.500 20 11.500S13.500 13 11.500 17zM16.500 5a3.500 3.500 0 1 1 7 0 3.500 3.500 0 0 1-7 0z',
  parted:
    'M11.300 17C10.500 8 15 5 20.500 5.500 26 6 29.500 9 28.700 17c-1-3-2-5-4-6.500-3 1.500-8 1.500-11-.5-1 2-1.800 4-2.400 7z',
  curls:
    'M10.500 19c-2.500-2-1.500-5 .5-6-1-3 1.500-5.500 4-5C16 5 20 4.500 21.500 6.500 24 5 27.500 7 27 9.500c3 .5 4 4 2 6 1.500 1.500 1 3.500-.5 4.500C28 15 25.500 12 20 12s-8.500 3-9.500 7z',
} as const

const BEARDS = {
  none: '',
  beard: 'M12.500 20c0 9 4 11 7.500 11s7.500-2 7.500-11c-2 4-4 4.500-7.500 4.500S14.500 24 12.500 20z',
  moustache:
    'M20 21.400c-1.800-1.300-4.400-.4-5.600 1.400 2 .9 4.200.7 5.600-.5 1.400 1.200 3.600 1.400 5.600.5-1.200-1.800-3.800-2.700-5.600-1.400z',
  whiskers: 'M12 17c-.6 5 .4 9 3 11.500.5-2.500-.8-6-1.400-10zM28 17c.6 5-.4 9-3 11.500-.5-2.500.8-6 1.400-10z',
} as const

const COLORS = {
  black: '#1c1512',
  brown: '#4a2a18',
  red: '#a3451c',
  blond: '#c99a48',
  gray: '#8f8a83',
  white: '#d9d4ca',
} as const

type Hair = keyof typeof HAIRS
type Beard = keyof typeof BEARDS
type Color = keyof typeof COLORS
type Look = readonly [hair: Hair, color: Color, beard?: Beard, glasses?: boolean]

/** What the bots look like that the server names. */
const LOOKS: Readonly<Record<string, Look>> = {
  Boole: ['parted', 'brown', 'whiskers'],
  Celsius: ['loose', 'white'],
  Chladni: ['curls', 'gray'],
  Daguerre: ['curls', 'brown', 'moustache'],
  Dirac: ['short', 'black', 'moustache'],
  Euler: ['bald', 'white'],
  Fourier: ['curls', 'white'],
  Galvani: ['long', 'gray'],
  Germain: ['bun', 'brown'],
  Hertz: ['short', 'brown', 'beard'],
  Jacquard: ['parted', 'gray'],
  Joule: ['bald', 'gray', 'beard'],
  Kovalevskaya: ['full', 'brown'],
  Leavitt: ['bun', 'gray'],
  Lumière: ['parted', 'black', 'moustache'],
  Meitner: ['bun', 'black'],
  Ohm: ['curls', 'black', 'none', true],
  Planck: ['bald', 'white', 'moustache', true],
  Quetelet: ['parted', 'black', 'whiskers'],
  Röntgen: ['short', 'black', 'beard'],
  Somerville: ['long', 'red'],
  Wankel: ['short', 'blond', 'none', true],
  Yalow: ['full', 'gray', 'none', true],
  Zuse: ['short', 'white', 'none', true],
}

export type Face = {
  ground: string
  coat: string
  skin: string
  hair: string
  hairColor: string
  beard: string
  glasses: boolean
}

/** FNV-1a, stirred once more so that short names differ in all bits. */
export function hash(name: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) value = Math.imul(value ^ byte, 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

function pick<T>(list: readonly T[], number: number): T {
  const picked = list[number % list.length]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}

function lookByChance(seed: number): Look {
  const hair = pick(Object.keys(HAIRS) as Hair[], seed >>> 4)
  const color = pick(Object.keys(COLORS) as Color[], seed >>> 9)
  return [hair, color, 'none', (seed >>> 13) % 4 === 0]
}

export const isDrawn = (name: string): boolean => Object.hasOwn(LOOKS, name)

export function faceOf(name: string): Face {
  const seed = hash(name)
  const [hair, color, beard = 'none', glasses = false] = LOOKS[name] ?? lookByChance(seed)
  // Who has white hair in an old portrait is pale in it as well.
  const skins = isDrawn(name) ? SKINS.slice(0, 3) : SKINS
  return {
    ground: pick(GROUNDS, seed),
    coat: pick(COATS, seed >>> 6),
    skin: pick(skins, seed >>> 16),
    hair: HAIRS[hair],
    hairColor: COLORS[color],
    beard: BEARDS[beard],
    glasses,
  }
}

/** Calm hues that are told apart, and white is read on all of them in the shade below. */
const HUES = [12, 38, 85, 145, 172, 200, 228, 262, 295, 335] as const

/** The ground of somebody's letters. */
export const colorOf = (name: string): string => `hsl(${String(pick(HUES, hash(name)))} 42% 38%)`

/** At most two letters: of the first and the last word. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}\p{Emoji}]/u.test(word))
  const first = (word: string | undefined) => [...(word ?? '')][0] ?? ''
  const letters = words.length > 1 ? first(words[0]) + first(words.at(-1)) : first(words[0])
  return letters.toLocaleUpperCase()
}
