import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Speaker } from '../../text/speaker'
import { boardTextsAreComplete } from '../board-texts'
import { components } from './fixtures'

const here = dirname(fileURLToPath(import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')

const PHASES = [
  'stone-age',
  'begin',
  'main',
  'chain',
  'ideas',
  'surplus',
  'aspirations',
  'build',
  'era-change',
  'scoring',
  'over',
]

/** Messages whose ids are put together. */
const FAMILIES = [
  ...PHASES.map((phase) => `board-phase-${phase}`),
  ...['chronos', 'nobody'].map((who) => `board-${who}`),
  ...['academy', 'chronos', 'pillars', 'economy-tokens', 'display-spaces'].flatMap((place) => [
    `board-${place}`,
    `board-${place}-rule`,
  ]),
  ...['world', 'assembly', 'milestones', 'societies'].map((sheet) => `board-sheet-${sheet}`),
]

describe('the board’s words', () => {
  boardTextsAreComplete(here, FAMILIES)
  it('say how much of the set in use is reconstructed, and what it is called', () => {
    const about = { ...components.about, named: 'yes', name: 'From my box', reconstructed: 17 }
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [
        read(`board.${language}.ftl`),
        read(`../../../../crates/inventions/src/text/${language}/lobby.ftl`),
      ])
      const say = (id: string, extent: string) => speaker.say({ id, args: { ...about, extent } })
      for (const id of ['board-reconstructed', 'game-inventions-about', 'about-inventions'])
        expect(say(id, 'some')).toMatch(/\b17\b.*\b393\b/)
      expect(say('board-reconstructed', 'most')).toMatch(/^(Most|Die meisten) /)
      expect(say('game-inventions-about', 'none')).not.toMatch(/\d/)
      for (const id of ['board-set', 'about-inventions']) expect(say(id, 'some')).toContain('From my box')
    }
  })
})
