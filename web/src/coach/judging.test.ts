import { describe, expect, it } from 'vitest'
import type { Coaching, Graded, Question, Why } from '../protocol'
import { EMPTY } from '../stores/coaching'
import { subjectOf, suggestion, toExplain, warning, worstFirst } from './judging'

const why = (kind: string, better: boolean): Why => ({ kind, better, amount: null, text: { id: kind } })
const graded = (choice: string, grade: Graded['grade'], warn = false, reasons: Why[] = []): Graded => ({
  choice,
  grade,
  warn,
  reasons,
})
const question = (source: string | null): Question => ({
  prompt: { id: 'ask' },
  rule: null,
  source,
  help: 'turn',
  offers: [],
})
const blunder = graded('meld Currency', 'risky', true, [why('colors', true), why('most', false)])
const coaching: Coaching = {
  help: 'turn',
  offers: [graded('dogma Oars', 'best'), blunder, graded('draw', 'wasted', true), graded('pass', 'fine')],
}

describe('the coach', () => {
  it('explains every passage the first time that something is asked about it', () => {
    const rules = 'A turn is an action.\n- Draw: take a card.\n- Meld: play a card.'
    const about = (asked: string) => () => ({ rules, asked })
    const drawn = { ...EMPTY, explained: ['innovation/turn/1'] }
    expect(toExplain(EMPTY, 'innovation', 'turn', about('Do you draw?'))).toEqual({ section: 'turn', line: 1 })
    expect(toExplain(drawn, 'innovation', 'turn', about('Do you draw?'))).toBeNull()
    expect(toExplain(drawn, 'innovation', 'turn', about('Do you meld?'))).toEqual({ section: 'turn', line: 2 })
    expect(toExplain(drawn, 'inventions', 'turn', about('Do you draw?'))).toEqual({ section: 'turn', line: 1 })
    expect(toExplain(EMPTY, 'innovation', null, about('Do you draw?'))).toBeNull()
  })

  it('explains nothing where no passage fits', () => {
    const words = () => ({ rules: '- Draw: take a card.\n- Meld: play a card.', asked: 'Do you agree?' })
    expect(toExplain(EMPTY, 'innovation', 'words', words)).toBeNull()
  })

  it('suggests at actions, if it may speak often', () => {
    expect(suggestion('often', question(null), coaching)?.choice).toBe('dogma Oars')
    expect(suggestion('often', question('card:Oars'), coaching)).toBeNull()
    expect(suggestion('rarely', question(null), coaching)).toBeNull()
    expect(suggestion('often', question(null), { help: null, offers: [] })).toBeNull()
  })

  it('warns before a real loss, and not again where nobody wants to hear it', () => {
    expect(warning(EMPTY, 'innovation', coaching, 'meld Currency')).toBe(blunder)
    expect(warning(EMPTY, 'innovation', coaching, 'pass')).toBeNull()
    expect(warning(EMPTY, 'innovation', coaching, 'achieve 1')).toBeNull()
    expect(subjectOf('innovation', blunder)).toBe('innovation/most')
    const silenced = { ...EMPTY, silenced: ['innovation/most'] }
    expect(warning(silenced, 'innovation', coaching, 'meld Currency')).toBeNull()
    expect(warning(silenced, 'innovation', coaching, 'draw')?.choice).toBe('draw')
    expect(warning({ ...EMPTY, silenced: ['innovation/wasted'] }, 'innovation', coaching, 'draw')).toBeNull()
  })

  it('says what gets worse first', () => {
    expect(worstFirst(blunder).map(({ kind }) => kind)).toEqual(['most', 'colors'])
  })
})
