// Says phrases in one language: the browser's half of crates/table/src/text.rs.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Phrase, Word } from '../protocol'

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Lets a caller mark where a nested phrase stands in the sentence. */
export type Wrap = (phrase: Phrase, said: string) => string

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
    const pattern = this.#bundle.getMessage(phrase.id)?.value
    return pattern == null ? phrase.id : this.#format(phrase, pattern, names, wrap)
  }

  /** As in a log that shows beside it who acts: the attribute `.short` of the message, if it has one. */
  short(phrase: Phrase, names: readonly string[] = [], wrap: Wrap = (_, said) => said): string {
    const pattern = this.#bundle.getMessage(phrase.id)?.attributes['short']
    return pattern ? this.#format(phrase, pattern, names, wrap) : this.say(phrase, names, wrap)
  }

  #format(phrase: Phrase, pattern: Pattern, names: readonly string[], wrap: Wrap): string {
    const args: Record<string, FluentVariable> = {}
    for (const [key, word] of Object.entries(phrase.args ?? {})) args[key] = this.#word(word, names, wrap)
    // Handing over a list of errors keeps the bundle from throwing; a missing place then stands as `{$name}`.
    return wrap(phrase, this.#bundle.formatPattern(pattern, args, []))
  }

  #word(word: Word, names: readonly string[], wrap: Wrap): FluentVariable {
    if (typeof word !== 'object') return word
    if ('seat' in word) return names[word.seat] ?? seatLetter(word.seat)
    return this.say(word, names, wrap)
  }
}

export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat)
}
