// What the coach says to each kind of question, the first time it is asked: the passage of the rules that is about it.
// Which section that is, the game says (`help` in its `rules_page.rs`).

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Speaker } from '../text/speaker'
import { lineAbout, passage } from './explaining'

/** The question, its section, and what the explanation must say in English and German; null: nothing needs it. */
type Row = readonly [ask: string, section: string, en: RegExp | null, de: RegExp | null]

const INNOVATION: readonly Row[] = [
  ['ask-first-meld', 'start', /^Everybody gets two cards/, /^Alle bekommen zwei Karten/],
  ['ask-action', 'turn', /two actions/, /zwei Aktionen/],
  ['ask-return', 'words', /^Return:/, /^Zurücklegen:/],
  ['ask-return-next', 'words', /^Return:/, /^Zurücklegen:/],
  ['ask-meld', 'meld', /on top of the stack/, /^Auslegen heißt/],
  ['ask-meld-next', 'meld', /on top of the stack/, /^Auslegen heißt/],
  ['ask-tuck', 'words', /^Tuck:/, /^Unterschieben:/],
  ['ask-tuck-next', 'words', /^Tuck:/, /^Unterschieben:/],
  ['ask-score', 'words', /^Score:/, /^Werten:/],
  ['ask-score-next', 'words', /^Score:/, /^Werten:/],
  ['ask-transfer', 'words', /^Transfer:/, /^Übergeben oder verschieben:/],
  ['ask-exchange', 'words', /^Exchange:/, /^Tauschen:/],
  ['ask-keep', 'words', null, null],
  ['ask-reveal', 'words', /^Show:/, /^Vorzeigen:/],
  ['ask-execute', 'dogma', /effects from top to bottom/, /Effekte von oben nach unten/],
  ['ask-splay', 'splay', /^Some effects let you spread out/, /^Manche Effekte lassen dich/],
  ['ask-color', 'words', null, null],
  ['ask-value', 'words', /^Value:/, /^Wert:/],
  ['ask-player', 'words', /^Opponent:/, null],
  ['ask-rearrange', 'splay', /stack/, /Stapel/],
  ['ask-arrange', 'splay', /stack/, /Stapel/],
  ['ask-option', 'dogma', /effects from top to bottom/, /Effekte von oben nach unten/],
  ['ask-all', 'dogma', /You may/, /Du darfst/],
]

const AGE_OF_INNOVATION: readonly Row[] = [
  ['ask-set', 'start', /^Everybody gets a planning display/, /^Alle bekommen ein Planungstableau/],
  ['ask-draft', 'draft', /^Instead of ready sets/, /^Statt fertiger Sets/],
  ['ask-bonus', 'pass', /change your round bonus/, /tauschst du deinen Rundenbonus/],
  ['ask-first-building', 'start', /two workshops, on native hexes/, /zwei Werkstätten auf Felder/],
  ['ask-action', 'turn', /exactly one action/, /genau eine Aktion/],
  ['ask-end-turn', 'convert', /convert as often as you like/, /beliebig oft tauschen/],
  ['ask-gain-book', 'innovate', /^Each book belongs to a discipline/, /^Jedes Buch gehört zu einer Disziplin/],
  ['ask-pay-book', 'innovate', /^Each book belongs to a discipline/, /^Jedes Buch gehört zu einer Disziplin/],
  ['ask-level', 'science', /Levels 3, 5, 7 and 12 bring power/, /Die Stufen 3, 5, 7 und 12 bringen Macht/],
  ['ask-levels', 'science', /Levels 3, 5, 7 and 12 bring power/, /Die Stufen 3, 5, 7 und 12 bringen Macht/],
  ['ask-key', 'science', /you spend a key/, /nur mit einem Schlüssel/],
  ['ask-competency', 'upgrade', /^A competency/, /^Eine Kompetenz/],
  ['ask-palace', 'upgrade', /^Guild to palace/, /^Gilde zu Palast/],
  ['ask-city', 'cities', /^You choose a city tile/, /^Du wählst einen Stadtmarker/],
  ['ask-first', 'cities', /^You choose a city tile/, /^Du wählst einen Stadtmarker/],
  ['ask-river-city', 'cities', /city/, /Stadt/],
  ['ask-dig', 'build', /Some actions give free spades/, /Manche Aktionen geben kostenlose Spaten/],
  ['ask-build', 'build', /^Then you may build a workshop there/, /^Danach baust du dort/],
  ['ask-place', 'innovate', /^A neutral building is placed at once/, /^Ein neutrales Gebäude setzt du sofort/],
  ['ask-bridge', 'reach', /^A bridge is built/, /^Eine Brücke baust du/],
  ['ask-upgrade', 'upgrade', /^Workshop to guild/, /^Werkstatt zu Gilde/],
  ['ask-downgrade', 'upgrade', /^School back to guild:/, /^Schule wieder zu Gilde:/],
  ['ask-reward', 'upgrade', /^If your palace brings several things/, /^Bringt dein Palast mehreres/],
  ['ask-power', 'neighbours', /^Whenever somebody builds/, /^Wenn jemand neben/],
]

const INVENTIONS: readonly Row[] = [
  ['ask-claim', 'start', /everybody claims one of the ideas/, /beanspruchen alle eine der Ideen/],
  ['ask-main', 'pillars', /forum/, /Forum/],
  ['ask-rest', 'pillars', /^Only if you cannot perform any action/, /^Nur wenn du in den Foren/],
  ['ask-present', 'present', /^Place an idea/, /^Lege eine Idee/],
  ['ask-invent', 'invent', /^Choose any presented idea/, /^Wähle eine präsentierte Idee/],
  ['ask-innovate', 'innovate', /^Choose an invention that you have not/, /^Wähle eine Erfindung, die du nicht/],
  [
    'ask-share',
    'share',
    /everybody involved gains.*The presenter scores/s,
    /alle Beteiligten.*Wer sie präsentiert hat/s,
  ],
  ['ask-call-specialists', 'map', /^Call Specialists:/, /^Spezialisten rufen:/],
  ['ask-gain-influence', 'map', /^Gain Influence:/, /^Einfluss gewinnen:/],
  ['ask-travel', 'map', /^Travel:/, /^Reisen:/],
  ['ask-eureka', 'milestones', /^Eureka:/, /^Heureka:/],
  ['ask-send-diplomat', 'milestones', /^Send Diplomat:/, /^Diplomat entsenden:/],
  ['ask-call-diplomat', 'milestones', /^Call Diplomat:/, /^Diplomat zurückrufen:/],
  ['ask-scholars', 'citizens', /^A scholar of your academy/, /^Ein Gelehrter aus deiner Akademie/],
  ['ask-exhaust', 'build', /^For each tile/, /^Für jedes Plättchen/],
  ['ask-reward', 'share', /^You take the region's Wealth tile/, /^Du nimmst das Wohlstandsplättchen/],
  ['ask-exchange', 'share', /aspiration/, /Bestrebung/],
  ['ask-space', 'milestones', /^Eureka:.*Your era marker/, /^Heureka:.*Dein Äramarker/],
  ['ask-chain', 'chain', /^For a chain token.*After Innovate/s, /^Für einen Kettenmarker.*Nach Weiterentwickeln/s],
  [
    'ask-citizen',
    'citizens',
    /^Citizens on the map stand in a region/,
    /^Bürger auf der Weltkarte stehen in einer Region/,
  ],
  ['ask-type', 'citizens', /^Traders, artisans and thinkers/, /^Händler, Künstler und Denker/],
  ['ask-ready', 'citizens', /exhausted ones rest/, /erschöpfte ruhen, bis/],
  ['ask-take', 'present', /^When your actions are done, you take a new idea/, /^Sind deine Aktionen vorbei/],
  ['ask-return', 'tiles', /^Your tiles display has four places/, /^Deine Plättchenauslage hat vier Plätze/],
  ['ask-tile', 'tiles', /Progress tile|^Technology:/, /Fortschrittsplättchen|^Technologie:/],
  ['ask-build', 'build', /^To build at all you pay influence/, /^Um überhaupt zu bauen/],
  ['ask-position', 'era', /takes another place in turn order/, /einen anderen Platz in der Reihenfolge/],
  ['ask-sage', 'era', /^Each sage with you/, /^Jeder Weise bei dir/],
  ['ask-benefit', 'tiles', /^Alternatives:/, /^Möglichkeiten:/],
]

/** With these in its gaps a question is said as at the table. */
const GAPS = {
  en: { workers: '1 thinker', aspiration: 'Technology aspiration', to: 'to your hand', building: 'a neutral guild' },
  de: {
    workers: '1 Denker',
    aspiration: 'Technologiebestrebung',
    to: 'auf deine Hand',
    building: 'eine neutrale Gilde',
  },
} as const
const COMMON = {
  left: 1,
  tokens: 1,
  influence: 2,
  levels: 2,
  citizens: 1,
  splay: 'left',
  where: '',
  hex: 'E7',
  player: 'Ada',
}

for (const [game, rows] of [
  ['innovation', INNOVATION],
  ['age-of-innovation', AGE_OF_INNOVATION],
  ['inventions', INVENTIONS],
] as const)
  describe(`the coach of ${game}`, () => {
    for (const [language, column] of [
      ['en', 2],
      ['de', 3],
    ] as const) {
      const read = (file: string) =>
        readFileSync(join(process.cwd(), `../crates/${game}/src/text/${language}/${file}.ftl`), 'utf8')
      const table = read('table')
      const speaker = new Speaker(language, [table, read('rules')])

      it(`knows every question in ${language}`, () => {
        const asked = [...table.matchAll(/^(ask-[a-z-]+) =/gm)]
          .map(([, ask]) => ask)
          .filter((ask) => !ask?.startsWith('ask-by'))
        expect(rows.map(([ask]) => ask).toSorted()).toEqual(asked.toSorted())
      })

      for (const row of rows) {
        const [ask, section] = row
        it(`explains ${ask} in ${language}`, () => {
          const args = { ...COMMON, ...GAPS[language] }
          const question = speaker.say({ id: ask, args })
          const rules = speaker.say({ id: `rules-${game}-${section}` })
          const line = lineAbout(rules, question)
          const expected = row[column]
          if (expected === null) expect(line).toBeNull()
          else expect(passage(rules, line ?? NaN).join('\n')).toMatch(expected)
        })
      }
    }
  })
