// The time of players in words and figures.

import type { Clock } from '../protocol'
import { t, words } from './words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is left, as a clock shows it: minutes and seconds, hours and minutes, or days and hours. */
export function sayLeft(left: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  // Whoever has a second left still sees one.
  const seconds = Math.ceil(Math.max(0, left) / SECOND)
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)]
  if (days > 0) return t('clock-days', { days, hours: hours % 24 })
  return hours > 0
    ? `${String(hours)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`
}

/** A duration of a setting, in its largest whole unit: "20 min", "3 days". */
function duration(seconds: number): string {
  const time = seconds * SECOND
  const [unit, size] = (
    [
      ['day', DAY],
      ['hour', HOUR],
      ['minute', MINUTE],
    ] as const
  ).find(([, size]) => time >= size && time % size === 0) ?? ['second', SECOND]
  const unitDisplay = unit === 'day' || unit === 'hour' ? 'long' : 'short'
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay }).format(time / size)
}

/** What a match allows. */
export function sayClock(clock: Clock | null): string {
  if (clock === null) return t('clock-none')
  if (clock.kind === 'move') return t('clock-move', { time: duration(clock.seconds) })
  const time = duration(clock.seconds)
  return clock.increment === 0 ? time : t('clock-bank', { time, increment: duration(clock.increment) })
}
