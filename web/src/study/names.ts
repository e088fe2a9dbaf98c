// Who sits at a table that nobody sits at: names that begin with the letters of the seats.

import { words } from '../text/words.svelte'

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana']

export function namesIn(seats: readonly number[], names: readonly string[]): string {
  return new Intl.ListFormat(words.language).format(seats.map((seat) => names[seat] ?? ''))
}
