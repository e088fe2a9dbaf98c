// A sentence in pieces: words, icons, boxed numbers, and names of components that can be explained.

import type { Phrase } from '../protocol'
import { iconOf, type TextIcon } from '../games'
import type { Speaker } from './speaker'

export type Segment =
  | { kind: 'text'; text: string }
  | ({ kind: 'icon' } & TextIcon)
  | { kind: 'number'; text: string }
  | { kind: 'term'; anchor: string; text: string }

// Characters from the private use area: no text contains them.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const TERM = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`)
const MARKUP = /\[([a-z]+|\d+)\]/

/** `[name]` of an icon and `[4]` in a plain text. */
export function parseMarkup(text: string, drawn = iconOf): Segment[] {
  return text.split(new RegExp(MARKUP.source, 'g')).flatMap((part, index): Segment[] => {
    if (index % 2 === 0) return part ? [{ kind: 'text', text: part }] : []
    const icon = drawn(part)
    if (icon) return [{ kind: 'icon', ...icon }]
    return /^\d+$/.test(part) ? [{ kind: 'number', text: part }] : [{ kind: 'text', text: `[${part}]` }]
  })
}

/** The phrase in pieces; `anchorOf` says which nested phrases are names of something on the board. */
export function segments(
  speaker: Speaker,
  phrase: Phrase,
  names: readonly string[],
  anchorOf: (phrase: Phrase) => string | null,
  short = false,
): Segment[] {
  const mark = (inner: Phrase, text: string) => {
    const anchor = anchorOf(inner)
    return anchor === null ? text : OPEN + anchor + MIDDLE + text + CLOSE
  }
  const said = short ? speaker.short(phrase, names, mark) : speaker.say(phrase, names, mark)
  return said.split(new RegExp(TERM.source, 'g')).flatMap((part, index, parts): Segment[] => {
    if (index % 3 === 0) return parseMarkup(part)
    return index % 3 === 1 ? [{ kind: 'term', anchor: part, text: parts[index + 1] ?? '' }] : []
  })
}

// An initial in a name ends no sentence.
const SENTENCE = /^(.*?(?<!(?:^|\s)\p{L})[.?!]\s+)(?=\p{Lu}|$)(.*)$/su

/** The first sentence with the space behind it, and what is said after it. */
export function inSentences(pieces: readonly Segment[]): { first: readonly Segment[]; more: readonly Segment[] } {
  for (const [index, piece] of pieces.entries()) {
    const found = piece.kind === 'text' ? SENTENCE.exec(piece.text) : null
    if (found === null) continue
    const [, end = '', rest = ''] = found
    const more: Segment[] = [...(rest ? [{ kind: 'text' as const, text: rest }] : []), ...pieces.slice(index + 1)]
    if (more.length > 0) return { first: [...pieces.slice(0, index), { kind: 'text', text: end }], more }
  }
  return { first: pieces, more: [] }
}
