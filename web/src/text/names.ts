// Names that nobody chose are said in the reader's language: the server calls guests "Guest 1a2b" and bots of older
// matches after their level, and says which names those are. Bots of today have names of their own.

import type { SeatInfo } from '../protocol'
import { t, words } from './words.svelte'

const GUEST = 'Guest '
/** Somebody whose data were deleted. */
const SOMEBODY = 'Somebody'

export function personName(name: string, named: boolean): string {
  if (named) return name
  if (name.startsWith(SOMEBODY)) return t('somebody-name') + name.slice(SOMEBODY.length)
  return name.startsWith(GUEST) ? t('guest-name', { number: name.slice(GUEST.length) }) : name
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

/** How strong a bot is, if its name does not say it. */
export function levelName({ kind, level, named }: Pick<SeatInfo, 'kind' | 'level' | 'named'>): string {
  return kind === 'bot' && level !== null && named ? t(`level-${level}`) : ''
}
