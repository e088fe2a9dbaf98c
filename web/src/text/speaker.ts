// Says phrases in one language: the browser's half of crates/table/src/text.rs.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase, Word } from '../protocol'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Lets a caller mark where a nested phrase stands in the sentence. */
export type Wrap = (phrase: Phrase, said: string) => string

type Manner = { names: readonly string[]; wrap: Wrap; short: boolean }

export class Speaker {
  readonly language: Language
  #bundle: FluentBundle

  /** Later sources override earlier ones. */
  constructor(language: Language, sources: readonly string[]) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null
  }

  /** A message that is not there is said as its id: a gap in the texts must not take the table down. */
  say(phrase: Phrase, names: readonly string[] = [], wrap: Wrap = (_, said) => said): string {
    return this.#say(phrase, { names, wrap, short: false })
  }

  /** As in a log that shows beside it who acts: the attribute `.short` of every message that has one. */
  short(phrase: Phrase, names: readonly string[] = [], wrap: Wrap = (_, said) => said): string {
    return this.#say(phrase, { names, wrap, short: true })
  }

  #say(phrase: Phrase, how: Manner): string {
    const message = this.#bundle.getMessage(phrase.id)
    const pattern = (how.short ? message?.attributes['short'] : null) ?? message?.value
    if (pattern == null) return phrase.id
    const args: Record<string, FluentVariable> = {}
    for (const [key, word] of Object.entries(phrase.args ?? {})) args[key] = this.#word(word, how)
    // Handing over a list of errors keeps the bundle from throwing; a missing place then stands as `{$name}`.
    return how.wrap(phrase, this.#bundle.formatPattern(pattern, args, []))
  }

  #word(word: Word, how: Manner): FluentVariable {
    if (typeof word !== 'object') return word
    if ('seat' in word) return how.names[word.seat] ?? seatLetter(word.seat)
    return this.#say(word, how)
  }
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat)
}
