// The words of the page, in the language its reader has chosen.

import type { Phrase, Refusal, Word } from '../protocol'
import { api } from '../api'
import { boardWords } from '../games'
import { LANGUAGES, Speaker, type Language } from './speaker'

const CLIENT: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
}

/** Where words come from that are not always needed. */
export type Source = (language: Language) => Promise<string>

type Played = { game: string; options: Record<string, string> }

/** What could not be loaded, and why. */
class Missing {
  readonly cause: unknown

  constructor(cause: unknown) {
    this.cause = cause
  }
}

class Words {
  speaker = $state.raw(new Speaker('en', []))
  /** Says the components of the table's game in the words of another edition. */
  other = $state.raw(new Speaker('en', []))
  #played: Played | null = null
  // Only the last request may set the speaker: loads can overtake each other.
  #request = 0
  readonly #lobby = new Map<Language, Promise<readonly string[]>>()
  /** Words that only some pages need, by what they are for. */
  readonly #more = new Map<string, Source>()

  get language(): Language {
    return this.speaker.language
  }

  use(language: Language): Promise<void> {
    return this.#load(language, this.#played)
  }

  /** Adds the texts of a game; until the next call they stay. */
  enter(game: string, options: Record<string, string>): Promise<void> {
    return this.#load(this.language, { game, options })
  }

  /** Adds words of a page; those that were brought for the same purpose before are forgotten. */
  bring(purpose: string, source: Source): Promise<void> {
    this.#more.set(purpose, source)
    return this.#load(this.language, this.#played)
  }

  /** They are the same at every table. */
  #lobbyTexts(language: Language): Promise<readonly string[]> {
    const known = this.#lobby.get(language)
    if (known) return known
    const texts = api.lobbyTexts(language).then((lobby) => lobby.texts)
    this.#lobby.set(language, texts)
    // What has failed may be asked for again.
    texts.catch(() => this.#lobby.delete(language))
    return texts
  }

  async #load(language: Language, played: Played | null): Promise<void> {
    const request = ++this.#request
    this.#played = played
    const [client, lobby, game, board, ...more] = await Promise.all([
      CLIENT[language](),
      this.#lobbyTexts(language).catch((error: unknown) => new Missing(error)),
      played ? api.tableTexts(played.game, played.options, language) : { texts: [], other: [] },
      played ? boardWords(played.game, language) : '',
      ...[...this.#more.values()].map((source) => source(language)),
    ])
    if (request !== this.#request) return
    const found = lobby instanceof Missing ? [] : lobby
    this.speaker = new Speaker(language, [client.default, ...found, ...game.texts, board, ...more])
    this.other = new Speaker(language, game.other)
    document.documentElement.lang = language
    // The page can say what is wrong, at least.
    if (lobby instanceof Missing) throw lobby.cause
  }
}

export const words = new Words()

/** A message of the page. */
export function t(id: string, args?: Record<string, Word>): string {
  return words.speaker.say(args ? { id, args } : { id })
}

/** A message of the table's game as another edition says it; null if that is not known. */
export function otherwise(id: string): string | null {
  return words.other.has(id) ? words.other.say({ id }) : null
}

export function say(phrase: Phrase, names: readonly string[]): string {
  return words.speaker.say(phrase, names)
}

/** What went wrong, as a sentence; details that the server left out count as none. */
export function sayRefusal(refusal: Refusal): string {
  const id = words.speaker.has(refusal.text.id) ? refusal.text.id : `error-${refusal.code}`
  return t(id, { line: 0, detail: '', ...refusal.text.args })
}

export function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return (
    wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language !== undefined) ??
    'en'
  )
}
