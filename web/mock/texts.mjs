// What the games say, read from their crates as the server has it.

import { readFileSync } from 'node:fs'

const text = (game, language, file) =>
  readFileSync(new URL(`../../crates/${game}/src/text/${language}/${file}.ftl`, import.meta.url), 'utf8')

export const lobbyTexts = (games, language) => ({
  texts: games.flatMap(({ name }) => ['lobby', 'rules'].map((file) => text(name, language, file))),
})

/** The story that the mock tells is one of Innovation, in either edition. */
export function tableTexts(language, edition) {
  const files = edition === 'iello-2011' ? ['cards-2011', 'table', 'table-2011'] : ['cards', 'table']
  const other = edition === 'iello-2011' ? 'cards' : 'cards-2011'
  return {
    texts: files.map((file) => text('innovation', language, file)),
    other: [text('innovation', language, other)],
  }
}
