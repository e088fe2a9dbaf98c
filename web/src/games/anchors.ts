// Which places on a board a sentence speaks of. The components of a game name their messages: a card with the slug
// `the-wheel` in the list `cards` is said by `card-the-wheel` and lies at `card:The Wheel`.

import type { Phrase, Word } from '../protocol'

export type Anchors = {
  /** The place of the component that a message names. */
  get: (id: string) => string | undefined
  /** Places that a phrase speaks of without naming a component. */
  places?: (phrase: Phrase) => string[]
}

type Listed = { slug: string; name: string }

function isListed(entry: unknown): entry is Listed {
  return typeof entry === 'object' && entry !== null && 'slug' in entry && 'name' in entry
}

export function anchorIndex(components: unknown): ReadonlyMap<string, string> {
  const index = new Map<string, string>()
  if (typeof components !== 'object' || components === null) return index
  for (const [list, entries] of Object.entries(components)) {
    if (!Array.isArray(entries)) continue
    const kind = list.replace(/s$/, '')
    for (const entry of entries.filter(isListed)) index.set(`${kind}-${entry.slug}`, `${kind}:${entry.name}`)
  }
  return index
}

/** The component that this phrase is the name of. */
export function termOf(phrase: Phrase, index: Anchors): string | null {
  return index.get(phrase.id) ?? null
}

/** Every place the phrase mentions, each once. */
export function anchorsIn(phrase: Phrase, index: Anchors): string[] {
  const found = new Set<string>()
  collect(phrase, index, found)
  return [...found]
}

function collect(phrase: Phrase, index: Anchors, found: Set<string>): void {
  const own = termOf(phrase, index)
  if (own !== null) found.add(own)
  for (const [key, word] of Object.entries(phrase.args ?? {})) {
    if (typeof word === 'string') {
      // What is the same in every language, such as a hex, stands in a place of its kind.
      const anchor = index.get(`${key}-${word}`)
      if (anchor !== undefined) found.add(anchor)
    } else if (isPhrase(word)) {
      collect(word, index, found)
    } else if (typeof word === 'object') {
      found.add(`seat:${String(word.seat)}`)
    }
  }
  for (const place of index.places?.(phrase) ?? []) found.add(place)
}

function isPhrase(word: Word): word is Phrase {
  return typeof word === 'object' && 'id' in word
}
