// All puzzles there are, and what they are called in the reader's language.

import { api } from '../api'
import type { PuzzleEntry, PuzzleList } from '../protocol'
import type { Language } from '../text/speaker'
import { words } from '../text/words.svelte'
import { puzzleWords } from './texts'

class Puzzles {
  list = $state.raw<readonly PuzzleEntry[] | null>(null)
  readonly #lists = new Map<Language, Promise<PuzzleList>>()

  #in(language: Language): Promise<PuzzleList> {
    const list = this.#lists.get(language) ?? api.puzzles(language)
    this.#lists.set(language, list)
    // What has failed may be asked for again.
    list.catch(() => this.#lists.delete(language))
    return list
  }

  async load(): Promise<void> {
    const [{ puzzles }] = await Promise.all([
      this.#in(words.language),
      words.bring('puzzles', puzzleWords),
      words.bring('puzzle-goals', async (language) => (await this.#in(language)).words),
    ])
    this.list = puzzles
  }

  of(game: string): readonly PuzzleEntry[] {
    return this.list?.filter((puzzle) => puzzle.game === game) ?? []
  }

  /** Counted from 1 in its game. */
  numberOf(puzzle: PuzzleEntry): number {
    return this.of(puzzle.game).findIndex(({ id }) => id === puzzle.id) + 1
  }
}

export const puzzles = new Puzzles()
