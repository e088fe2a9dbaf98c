import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Speaker } from '../text/speaker'
import { lineAbout, passage } from './explaining'

const rules = (game: string, language: 'en' | 'de') => {
  const source = readFileSync(join(process.cwd(), `../crates/${game}/src/text/${language}/rules.ftl`), 'utf8')
  const speaker = new Speaker(language, [source])
  return (section: string) => speaker.say({ id: `rules-${game}-${section}` })
}

/** What is said of a section when that is asked. */
function told(section: string, question: string): string[] {
  const line = lineAbout(section, question)
  return line === null ? [] : passage(section, line)
}

describe('the coach', () => {
  it('says what the question is about, and not how the section begins', () => {
    const age = rules('age-of-innovation', 'en')
    const competency = 'Choose a competency. Its place gives the levels and books beside it.'
    expect(told(age('upgrade'), competency)[0]).toMatch(/^A competency /)
    const action = told(age('turn'), 'Choose your action. Before it you may convert as much as you like.')
    expect(action).toHaveLength(8)
    expect(action[7]).toMatch(/^- Pass/)
    const inventions = rules('inventions', 'en')
    expect(told(inventions('map'), 'Choose where one of your citizens travels.')[0]).toMatch(/^Travel/)
    expect(
      told(inventions('citizens'), 'Choose who does it: the specialist or a scholar. You need 1 thinker.')[0],
    ).toMatch(/scholar|thinker/i)
    expect(told(rules('innovation', 'en')('words'), 'Choose a card to return.')[0]).toMatch(/^Return/)
    expect(told(rules('innovation', 'de')('words'), 'Wähle eine Karte zum Zurücklegen.')[0]).toMatch(/^Zurücklegen/)
  })

  it('says a list with its points', () => {
    const turn = told(rules('innovation', 'en')('turn'), 'Choose your action.')
    expect(turn.length).toBeGreaterThan(3)
    expect(turn[0]).toMatch(/:$/)
    expect(turn.slice(1).every((point) => point.startsWith('- '))).toBe(true)
  })

  it('tells apart what stands in one section', () => {
    const travel = { en: 'Choose where one of your citizens travels.', de: 'Wähle, wohin einer deiner Bürger reist.' }
    const call = {
      en: 'Choose the region, and how many of your citizens come home from it.',
      de: 'Wähle die Region und wie viele deiner Bürger von dort nach Hause kommen.',
    }
    for (const language of ['en', 'de'] as const) {
      const map = rules('inventions', language)('map')
      expect(told(map, travel[language])[0]).toMatch(/^(Travel|Reisen):/)
      expect(told(map, call[language])[0]).toMatch(/^(Call Specialists|Spezialisten rufen):/)
    }
  })

  it('says nothing of a list in which no point is about the question', () => {
    const words = rules('innovation', 'de')('words')
    expect(lineAbout(words, 'Wähle die Karte, die du auf der Hand behältst.')).toBeNull()
    expect(lineAbout(words, 'Wähle eine Farbe.')).toBeNull()
  })

  it('begins at the beginning where nothing fits', () => {
    expect(told('One.\nTwo.', 'Choose something else entirely.')).toEqual(['One.'])
    expect(lineAbout('', 'Choose.')).toBeNull()
  })
})
