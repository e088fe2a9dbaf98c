/**
 * Long words in smaller letters, so that a name is not cut: the size in pixels at which the longest word fits about
 * `room` letters of one pixel.
 */
export function fit(words: string, most: number, room: number): number {
  const longest = Math.max(...words.split(/[ -]/).map(({ length }) => length))
  return Math.max(9, Math.min(most, room / longest))
}
