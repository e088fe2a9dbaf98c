// Chances to win, and how sure they are.

import { words } from './words.svelte'

/** What was tried less often is hardly more than a first look. */
const FEW_TRIES = 10

export const hardlyTried = (visits: number): boolean => visits < FEW_TRIES

/** In whole percents; 0 % and 100 % are said only where they are meant. */
export function percent(chance: number): string {
  const sure = chance < 0.0005 || chance > 0.9995
  const shown = sure ? chance : Math.min(0.99, Math.max(0.01, chance))
  return new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(shown)
}
