// The words of these pages: a file of their own, because few of those who come to play also learn.

import type { Language } from '../text/speaker'

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./learn.en.ftl?raw'),
  de: () => import('./learn.de.ftl?raw'),
}

export async function learnWords(language: Language): Promise<string> {
  return (await WORDS[language]()).default
}
