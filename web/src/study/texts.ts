// The words of these pages, and of what a game is set up with: files of their own, because few who play come here.

import { studyGameWords } from '../games/study'
import type { Language } from '../text/speaker'

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./study.en.ftl?raw'),
  de: () => import('./study.de.ftl?raw'),
}

export const studyWords = (game: string) => async (language: Language) => {
  const [own, ofGame] = await Promise.all([WORDS[language](), studyGameWords(game, language)])
  return `${own.default}\n${ofGame}`
}
