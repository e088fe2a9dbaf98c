// Names that nobody chose are said in the reader's language: the server calls guests "Guest 1a2b" and bots after their level.

import type { SeatInfo } from '../protocol'
import { t, words } from './words.svelte'

const GUEST = /^Guest ([0-9a-f]{4}(?: \d+)?)$/

export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1]
  return number === undefined ? name : t('guest-name', { number })
}

/** What a value of an option is called. Values that only the server knows, such as hashes, are named by their beginning. */
export function valueName(game: string, key: string, value: string): string {
  const id = `value-${game}-${key}`
  if (words.speaker.has(`${id}-${value}`)) return t(`${id}-${value}`)
  return words.speaker.has(id) ? t(id, { value: value.slice(0, 8) }) : value
}

export function seatName({ kind, level, name }: Pick<SeatInfo, 'kind' | 'level' | 'name'>): string {
  if (kind === 'device') return name
  // A bot that plays on for somebody keeps their name.
  if (kind === 'bot' && level !== null && name.toLowerCase().split(' ')[0] === level) return t(`bot-name-${level}`) + name.slice(level.length)
  return personName(name)
}
