// A sentence in pieces: words, icons, boxed numbers, and names of components that can be explained.

import type { Phrase } from '../protocol'
import { isIcon, type IconName } from '../icons/shapes'
import type { Speaker } from './speaker'

export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; name: IconName }
  | { kind: 'number'; text: string }
  | { kind: 'term'; anchor: string; text: string }

// Characters from the private use area: no text contains them.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const TERM = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`)
const MARKUP = /\[([a-z]+|\d+)\]/

/** `[castle]` and `[4]` in a plain text. */
export function parseMarkup(text: string): Segment[] {
  return text.split(new RegExp(MARKUP.source, 'g')).flatMap((part, index): Segment[] => {
    if (index % 2 === 0) return part ? [{ kind: 'text', text: part }] : []
    if (isIcon(part)) return [{ kind: 'icon', name: part }]
    return /^\d+$/.test(part) ? [{ kind: 'number', text: part }] : [{ kind: 'text', text: `[${part}]` }]
  })
}

/** The phrase in pieces; `anchorOf` says which nested phrases are names of something on the board. */
export function segments(
  speaker: Speaker,
  phrase: Phrase,
  names: readonly string[],
  anchorOf: (phrase: Phrase) => string | null,
): Segment[] {
  const said = speaker.say(phrase, names, (inner, text) => {
    const anchor = anchorOf(inner)
    return anchor === null ? text : OPEN + anchor + MIDDLE + text + CLOSE
  })
  return said.split(new RegExp(TERM.source, 'g')).flatMap((part, index, parts): Segment[] => {
    if (index % 3 === 0) return parseMarkup(part)
    return index % 3 === 1 ? [{ kind: 'term', anchor: part, text: parts[index + 1] ?? '' }] : []
  })
}
