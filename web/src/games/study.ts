// What a game gives to those who set up and explore its positions: `games/<name>/study/index.ts` exports `study`, and
// its words lie beside it. A game without it is set up by its lines alone.

import type { Phrase } from '../protocol'
import type { Language } from '../text/speaker'

/** A line that a place on the board stands for; `only`: of its items those with this word. */
export type LineAt = { key: string; only?: string }

export type StudyParts = {
  /** Where one begins: set-up lines. */
  start: string
  /** Lists of who there is, besides the seats. */
  whose: readonly string[]
  /** What a word of a list is called; null if it says it itself. */
  message: (list: string, word: string, components: unknown) => Phrase | null
  /** What a word of a key is called, such as a region; null if it says it itself. */
  about: (word: string) => Phrase | null
  /** Where on the board a word lies: what its picture is found by. */
  anchor: (list: string, word: string) => string | null
  /** The lines of what was tapped; those that are not at the table are left out later. */
  linesAt: (place: string) => LineAt[]
}

const PARTS = import.meta.glob<StudyParts>('./*/study/index.ts', { import: 'study' })
const WORDS = import.meta.glob<string>('./*/study/words.*.ftl', { query: '?raw', import: 'default' })

const PLAIN: StudyParts = {
  start: '',
  whose: [],
  message: () => null,
  about: () => null,
  anchor: () => null,
  linesAt: () => [],
}

export async function loadStudy(game: string): Promise<StudyParts> {
  return (await PARTS[`./${game}/study/index.ts`]?.()) ?? PLAIN
}

export async function studyGameWords(game: string, language: Language): Promise<string> {
  return (await WORDS[`./${game}/study/words.${language}.ftl`]?.()) ?? ''
}
