// One German word for one thing of a game, in its rules, at its table, in its lessons and wherever else it is spoken
// of. Of Age of Innovation the German rulebook decides.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Word = readonly [not: RegExp, but: string]

/** A word that begins like this. What JavaScript calls the edge of a word does not know umlauts. */
const begins = (source: string) => new RegExp(`(?<!\\p{L})(${source})`, 'u')

const WORDS: Readonly<Record<string, readonly Word[]>> = {
  'age-of-innovation': [
    [begins('Münze'), 'Geld'],
    [begins('Waren\\b|Güter|Besitz\\b'), 'Ressourcen'],
    [begins('Terraforming|[Uu]mform'), 'Umwandlung, umwandeln'],
    [begins('Graben\\b'), 'Umwandeln'],
    [begins('Ödland'), 'Ödnis'],
    [begins('Gebirge'), 'Berg'],
    [begins('Fraktion'), 'Gemeinschaft'],
    [begins('unbeteiligt'), 'dritte Gemeinschaft'],
    [begins('Tafeln?\\b'), 'Planungstableau, Tableau'],
    [begins('Karte\\b'), 'Spielplan, Plan'],
    [begins('Stadtplättchen'), 'Stadtmarker'],
    [begins('Schlussrunde'), 'Zusatzwertung'],
    [begins('Innovationen|Innovationstableau'), 'Erfindungen, Markt'],
    [begins('[Aa]usbauen'), 'aufwerten'],
    [begins('Wissenschafts'), 'Wissensbonus'],
  ],
  inventions: [
    [begins('Ären(leiste|wechsel)'), 'Äraleiste, Ärawechsel'],
    [begins('Fachgebiet'), 'Typ'],
    [begins('Seile?\\b'), 'Verbindung'],
    [begins('gekettet'), 'angekettet'],
    [begins('Handwerker'), 'Künstler'],
    [begins('Bürgern? (\\{ \\$where \\} )?auf der Karte\\b'), 'auf der Weltkarte'],
  ],
  innovation: [
    [begins('[Aa]rchivier'), 'unterschieben'],
    [begins('Einflussstapel|Punktestapel'), 'Wertungsstapel'],
    [begins('gefächert'), 'aufgefächert'],
    [begins('[Rr]ecycel'), 'zurücklegen'],
  ],
}

/** What is told of the things themselves, and the other edition with words of its own. */
const APART = /-story = |^#|2011/
const OTHER_EDITION = /-2011\.ftl$/

const ROOT = join(process.cwd(), '..')

function filesIn(folder: string): string[] {
  const found = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const germanOf = (game: string): string[] =>
  [
    `crates/${game}/src/text/de`,
    `crates/${game}-kit/src/text/de`,
    `crates/${game}-kit/lessons`,
    `web/src/games/${game}`,
  ]
    .flatMap(filesIn)
    .filter((file) => /(\.de|\/de\/[a-z-]+)\.ftl$/.test(file) && !OTHER_EDITION.test(file))

describe('German words', () => {
  for (const [game, words] of Object.entries(WORDS))
    it(`of ${game} are always the same`, () => {
      const files = germanOf(game)
      expect(files.length).toBeGreaterThan(20)
      const wrong = files.flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => !APART.test(line))
          // What a message is called is English.
          .map((line) => line.replace(/^-?[a-z][\w-]* =/, ''))
          .flatMap((line) => words.filter(([not]) => not.test(line)).map(([, but]) => `${but}: ${line.trim()}`)),
      )
      expect(wrong).toEqual([])
    })
})
