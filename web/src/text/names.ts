// Names that nobody chose are said in the reader's language: the server calls guests "Guest 1a2b" and bots after their level.

import type { SeatInfo } from '../protocol'
import { t } from './words.svelte'

const GUEST = /^Guest ([0-9a-f]{4}(?: \d+)?)$/

export function personName(name: string): string {
  const number = GUEST.exec(name)?.[1]
  return number === undefined ? name : t('guest-name', { number })
}

export function seatName({ kind, level, name }: Pick<SeatInfo, 'kind' | 'level' | 'name'>): string {
  if (kind === 'device') return name
  // A bot that plays on for somebody keeps their name.
  if (kind === 'bot' && level !== null && name.toLowerCase().split(' ')[0] === level) return t(`bot-name-${level}`) + name.slice(level.length)
  return personName(name)
}
