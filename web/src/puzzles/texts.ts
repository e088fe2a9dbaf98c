// The words of these pages: a file of their own, because few of those who come to play also solve puzzles.

import type { Language } from '../text/speaker'

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./puzzles.en.ftl?raw'),
  de: () => import('./puzzles.de.ftl?raw'),
}

export async function puzzleWords(language: Language): Promise<string> {
  return (await WORDS[language]()).default
}
