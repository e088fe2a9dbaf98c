import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Speaker } from '../../text/speaker'
import { boardTextsAreComplete } from '../board-texts'
import { DRAWERS } from './drawers'
import { components } from './fixtures'
import { groups } from './groups'
import { setInUse } from './playedWith'
import { SPECIALIST } from './types'

const here = dirname(fileURLToPath(import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')

/** Messages whose ids are put together. */
const FAMILIES = [
  ...['chronos', 'nobody'].map((who) => `board-${who}`),
  ...['academy', 'chronos', 'pillars', 'economy-tokens', 'display-spaces', 'supply'].flatMap((place) => [
    `board-${place}`,
    `board-${place}-rule`,
  ]),
  ...['world', 'forums', 'society', 'others'].map((sheet) => `board-sheet-${sheet}`),
  ...[...DRAWERS, 'progress'].map((drawer) => `board-drawer-${drawer}`),
  ...Object.values(SPECIALIST).map((specialist) => `board-${specialist}s`),
  ...['share', 'tokens', 'tiles', 'influence', 'wealth', 'goals'].map((source) => `board-source-${source}`),
  ...['citizen', 'scholar', 'sage', 'pillar', 'chronos', 'ip', 'influence', 'chain', 'wealth', 'economy-token'].map(
    (sign) => `board-sign-${sign}`,
  ),
  ...['wild', 'milestone', 'build', 'ready', 'recall', 'turn-order'].map((sign) => `board-sign-${sign}`),
]

describe('the board’s words', () => {
  boardTextsAreComplete(here, FAMILIES)
  it('name every group of offers', () => {
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [read(`board.${language}.ftl`)])
      for (const { name } of groups) expect(speaker.has(`group-${name}`), name).toBe(true)
    }
  })
  it('say how much of the set in use is reconstructed, and what it is called', () => {
    const about = { ...components.about, named: 'yes' as const, name: 'From my box', reconstructed: 17 }
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
      expect(say('about-inventions', 'some')).toContain('From my box')
      const inUse = (set: Partial<typeof about>, built_in: boolean) =>
        speaker.say({
          id: 'board-played-with',
          args: setInUse({ ...components, about: { ...about, ...set }, built_in }),
        })
      expect(inUse({}, false)).toMatch(/^From my box: 376 \D+ 393 /)
      expect(inUse({ name: '' }, true)).toMatch(/^(Built-in set|Mitgelieferter Satz): /)
      expect(inUse({ name: '' }, false)).toMatch(/^(Set without a name|Satz ohne Namen): /)
    }
  })
})
