// One thing has one name: where two were in use, one was chosen, and the other must not come back.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** All German texts of a game: its rules, its lessons, its lab, its board and its library. */
function german(game: string): { file: string; line: string }[] {
  const folders = [`../crates/${game}/src/text/de`, `../crates/${game}-kit`, `src/games/${game}`]
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|[/.])de([/.].*)?\.ftl$/.test(file) || (folder.endsWith('/de') && file.endsWith('.ftl')))
      .map((file) => join(folder, file)),
  )
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({ file, line })),
  )
}

/** What was discarded, and what is said instead. */
const DISCARDED: Record<string, [RegExp, string][]> = {
  inventions: [
    [/Plättchenablage|\bAblage\b/, 'Plättchenauslage'],
    [/\bprivate[nrs]? Ziel/i, 'geheime Ziele'],
    [/Innovationspunkt|Einfallspunkt|Einflusspunkt/, 'Ideenpunkte'],
    [/\bEpochen?\b|Epochenleiste/, 'Ära (nur die Säule heißt Epochensäule)'],
  ],
  // The German rulebook's words.
  'age-of-innovation': [
    [/Stadtplättchen/, 'Stadtmarker'],
    [/Wissenschaftstafel|Wissenstafel/, 'Wissenstableau'],
    [/Münze|Taler\b/, 'Geld'],
    [/\bIdeen?\b|(?<!Age of )\bInnovation(en)?\b/, 'Erfindungen'],
    [/\bHandelshaus|Handelshäuser|\bTempel\b/, 'Gilde, Schule'],
    [/Siegpunkt/, 'Punkte'],
  ],
}

describe.each(Object.entries(DISCARDED))('the German words of %s', (game, discarded) => {
  it('name each thing in one way', () => {
    const lines = german(game)
    expect(new Set(lines.map(({ file }) => file)).size).toBeGreaterThan(20)
    const found = lines.flatMap(({ file, line }) =>
      discarded.flatMap(([word, instead]) => (word.test(line) ? [`${file}: ${line.trim()} (${instead})`] : [])),
    )
    expect(found).toEqual([])
  })
})
