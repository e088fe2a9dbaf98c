// All lessons there are, named in the reader's language.

import { api } from '../api'
import type { LessonEntry } from '../protocol'
import type { Language } from '../text/speaker'

class Lessons {
  list = $state.raw<readonly LessonEntry[] | null>(null)
  #language: Language | null = null

  async load(language: Language): Promise<void> {
    if (language === this.#language) return
    this.#language = language
    try {
      const { lessons } = await api.lessons(language)
      if (language === this.#language) this.list = lessons
    } catch (error) {
      this.#language = null
      throw error
    }
  }

  of(game: string): readonly LessonEntry[] {
    return this.list?.filter((lesson) => lesson.game === game) ?? []
  }
}

export const lessons = new Lessons()
