import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Speaker } from '../text/speaker'
import { passage } from './explaining'

const rules = (game: string, language: 'en' | 'de') => {
  const source = readFileSync(join(process.cwd(), `../crates/${game}/src/text/${language}/rules.ftl`), 'utf8')
  const speaker = new Speaker(language, [source])
  return (section: string) => speaker.say({ id: `rules-${game}-${section}` })
}

describe('the coach', () => {
  it('says what the question is about, and not how the section begins', () => {
    const age = rules('age-of-innovation', 'en')
    const competency = 'Choose a competency. Its place gives the levels and books beside it.'
    expect(passage(age('upgrade'), competency)[0]).toMatch(/^A competency /)
    const inventions = rules('inventions', 'en')
    expect(passage(inventions('map'), 'Choose where one of your citizens travels.')[0]).toMatch(/^Travel/)
    expect(passage(inventions('citizens'), 'You need 1 thinker. Choose whether a scholar does it instead.')[0]).toMatch(
      /scholar|thinker/i,
    )
    expect(passage(rules('innovation', 'en')('words'), 'Choose a card to return.')[0]).toMatch(/^Return/)
    expect(passage(rules('innovation', 'de')('words'), 'Wähle eine Karte zum Zurücklegen.')[0]).toMatch(/^Zurücklegen/)
  })

  it('says a list with its points', () => {
    const turn = passage(rules('innovation', 'en')('turn'), 'Choose your action.')
    expect(turn.length).toBeGreaterThan(3)
    expect(turn[0]).toMatch(/:$/)
    expect(turn.slice(1).every((point) => point.startsWith('- '))).toBe(true)
  })

  it('begins at the beginning where nothing fits', () => {
    expect(passage('One.\nTwo.', 'Choose something else entirely.')).toEqual(['One.'])
    expect(passage('', 'Choose.')).toEqual([''])
  })
})
