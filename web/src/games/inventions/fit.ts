/**
 * Long words in smaller letters, so that a name is not cut: the size in units at which the longest word fits a room of
 * so many units. Smaller than can be read it does not get: such a word is broken between syllables.
 */
export function fit(words: string, most: number, room: number): number {
  const longest = Math.max(...words.split(/[\s-]/).map(({ length }) => length))
  return Math.round(Math.max(LEAST, Math.min(most, room / (longest * LETTER))) * 10) / 10
}

/** The width of a letter, of its height. */
const LETTER = 0.56
const LEAST = 12
