// Names that nobody chose are said in the reader's language: the server calls guests "Guest 1a2b" and bots after
// their level, and says which names those are.

import type { SeatInfo } from '../protocol'
import { t, words } from './words.svelte'

const GUEST = 'Guest '

export function personName(name: string, named: boolean): string {
  return named || !name.startsWith(GUEST) ? name : t('guest-name', { number: name.slice(GUEST.length) })
}

/**
 * What a value of an option is called. Values that only the server knows, such as hashes, are named by their
 * beginning.
 */
export function valueName(game: string, key: string, value: string): string {
  const id = `value-${game}-${key}`
  if (words.speaker.has(`${id}-${value}`)) return t(`${id}-${value}`)
  return words.speaker.has(id) ? t(id, { value: value.slice(0, 8) }) : value
}

export function seatName({ kind, level, name, named }: Pick<SeatInfo, 'kind' | 'level' | 'name' | 'named'>): string {
  if (kind === 'bot' && level !== null && !named) return t(`bot-name-${level}`) + name.slice(level.length)
  return personName(name, named)
}
