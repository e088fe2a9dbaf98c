// Signs before words of the rules, so that one knows them again on the board.

export type SignWords = readonly { sign: string; words: readonly string[] }[]
export type Piece = { sign: string | null; text: string }

/** `coins coin coins; tools tool tools`: the name of a sign, then how its word may be written. */
export function readSigns(message: string): SignWords {
  return message
    .split(';')
    .map((each) => each.trim().split(/\s+/))
    .flatMap(([sign = '', ...words]) => (words.length > 0 ? [{ sign, words }] : []))
}

/** The text in pieces: each begins with a sign or has none. A sign in `seen` was drawn before and is not repeated. */
export function signed(text: string, signs: SignWords, seen: Set<string>): Piece[] {
  const all = signs.flatMap(({ words }) => words)
  if (all.length === 0) return [{ sign: null, text }]
  const word = new RegExp(`(?<![\\p{L}\\p{N}-])(${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const pieces: Piece[] = []
  let from = 0
  let sign: string | null = null
  for (const match of text.matchAll(word)) {
    const found = signs.find(({ words }) => words.includes(match[0]))?.sign
    if (found === undefined || seen.has(found)) continue
    seen.add(found)
    // The rules draw it themselves there.
    if (text.slice(match.index + match[0].length).startsWith(' [')) continue
    if (match.index > from) pieces.push({ sign, text: text.slice(from, match.index) })
    from = match.index
    sign = found
  }
  return [...pieces, { sign, text: text.slice(from) }]
}
