import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LessonScript, LessonStep, News, Offer } from '../protocol'
import { judgePlaces, placesOf, pointsOf, writtenPoints } from './judging'
import { Lesson } from './lesson.svelte'

const phrase = { id: 'x' }
const offer = (choice: string, anchor: string | null): Offer => ({ choice, label: phrase, anchor, declines: false })
const news: News = { number: 1, choice: 1, event: {}, text: phrase }
const step = (name: string, more: Partial<LessonStep>): LessonStep => ({
  name,
  point: [],
  task: { kind: 'answer', right: 2, of: 3 },
  wrong: [],
  view: `before ${name}`,
  question: null,
  results: [{ choice: null, news: [], view: `after ${name}` }],
  ...more,
})
const script: LessonScript = {
  game: 'innovation',
  name: 'draw',
  you: 0,
  names: ['', 'Ada'],
  options: {},
  words: '',
  steps: [
    step('hand', {
      point: ['hand:0'],
      task: { kind: 'tap', places: ['@hand'] },
      wrong: [{ at: 'supply:1', message: 'lesson-draw-hand-wrong-supply-1' }],
    }),
    step('draw', {
      task: { kind: 'choose', choices: ['draw'] },
      wrong: [
        { at: 'meld Oars', message: 'lesson-draw-draw-wrong-meld-oars' },
        { at: 'card:Tools', message: 'lesson-draw-draw-wrong-card-tools' },
      ],
      question: {
        prompt: phrase,
        rule: null,
        source: null,
        help: null,
        offers: [offer('draw', 'supply:1'), offer('meld Oars', 'card:Oars'), offer('meld Tools', 'card:Tools')],
      },
      results: [{ choice: 'draw', news: [news], view: 'after draw' }],
    }),
    step('count', {}),
  ],
}
const pace = { speed: () => 'normal' as const, moves: () => true }
const begin = (at = 0) => new Lesson(script, at, pace)

beforeEach(() => void vi.useFakeTimers())

describe('a step', () => {
  it('shows its position and offers nothing where nothing is to be chosen', () => {
    const lesson = begin()
    expect(lesson.playback.shown?.view).toBe('before hand')
    expect([lesson.phase, lesson.passed, lesson.offers.length]).toEqual(['asked', false, 0])
    expect(begin(1).offers).toHaveLength(3)
  })

  it('is done by the right place, whatever else has that place', () => {
    const lesson = begin()
    lesson.tap(['card:Oars', 'hand'], 'Oars')
    expect([lesson.phase, lesson.passed, lesson.mistake]).toEqual(['solved', true, null])
    expect(lesson.playback.shown?.view).toBe('after hand')
  })

  it('answers a mistake, and nothing is lost', () => {
    const lesson = begin()
    lesson.tap(['supply:1'], 'Age 1')
    expect(lesson.mistake).toEqual({
      about: 'Age 1',
      place: 'supply:1',
      message: 'lesson-draw-hand-wrong-supply-1',
    })
    lesson.tap(['supply:2'], 'Age 2')
    expect(lesson.mistake?.message).toBe('lesson-draw-hand-wrong')
    expect([lesson.phase, lesson.stuck, lesson.playback.shown?.view]).toEqual(['asked', true, 'before hand'])
  })

  it('never plays a wrong choice, and plays the right one before it goes on', () => {
    const lesson = begin(1)
    lesson.choose('meld Oars', 'Meld Oars')
    expect(lesson.mistake?.message).toBe('lesson-draw-draw-wrong-meld-oars')
    lesson.choose('meld Tools', 'Meld Tools')
    expect(lesson.mistake?.message).toBe('lesson-draw-draw-wrong-card-tools')
    expect(lesson.playback.shown?.view).toBe('before draw')
    lesson.choose('draw', 'Draw')
    expect([lesson.phase, lesson.passed, lesson.offers.length]).toEqual(['playing', false, 0])
    vi.runAllTimers()
    expect([lesson.phase, lesson.playback.shown?.view]).toEqual(['solved', 'after draw'])
  })

  it('is done by who cannot do it', () => {
    const lesson = begin(2)
    lesson.answer(1, 'One')
    expect([lesson.answered, lesson.mistakes]).toEqual([1, 1])
    lesson.show()
    expect([lesson.answered, lesson.phase]).toEqual([2, 'solved'])
  })
})

describe('a lesson', () => {
  it('goes on only after the right act, but again where one has been', () => {
    const lesson = begin()
    lesson.next()
    expect(lesson.at).toBe(0)
    lesson.show()
    lesson.next()
    expect([lesson.at, lesson.passed]).toEqual([1, false])
    lesson.back()
    expect([lesson.at, lesson.passed, lesson.phase]).toEqual([0, true, 'asked'])
    lesson.next()
    expect(lesson.at).toBe(1)
  })

  it('ends after its last step, with its board', () => {
    const lesson = begin(2)
    lesson.show()
    lesson.next()
    expect([lesson.phase, lesson.playback.shown?.view]).toEqual(['over', 'after count'])
    expect(lesson.message('-end')).toBe('lesson-draw-end')
    lesson.again()
    expect([lesson.at, lesson.phase]).toEqual([0, 'asked'])
  })

  it('begins anew where it has become shorter', () => {
    expect(begin(7).at).toBe(0)
  })

  it('names its messages', () => {
    const lesson = begin(1)
    expect(['', '-text', '-answer-1'].map((part) => lesson.message(part))).toEqual([
      'lesson-draw-draw',
      'lesson-draw-draw-text',
      'lesson-draw-draw-answer-1',
    ])
    expect(lesson.message()).toBe('lesson-draw')
  })
})

describe('places', () => {
  it('of a step are all that it speaks of, without marks and choices', () => {
    const [hand, draw] = script.steps
    expect(hand && placesOf(hand)).toEqual(['hand:0', 'hand', 'supply:1'])
    expect(draw && placesOf(draw)).toEqual(['card:Tools'])
  })

  it('that are to be done come first among those pointed at', () => {
    const [, draw] = script.steps
    expect(draw && pointsOf({ ...draw, point: ['@hand', 'supply:1'] })).toEqual(['supply:1', 'hand'])
    const tap = step('x', { point: ['a:1', 'b:1'], task: { kind: 'tap', places: ['b:1'] } })
    expect(pointsOf(tap)).toEqual(['b:1', 'a:1'])
  })

  it('are pointed at as the lesson says, but never a mistake before what is right', () => {
    const [, draw] = script.steps
    const written = (point: string[]) => draw && writtenPoints({ ...draw, point })
    expect(written(['hand:0', 'supply:1'])).toEqual(['hand:0', 'supply:1'])
    expect(written(['card:Oars', 'card:Tools', 'hand:0', 'supply:1'])).toEqual([
      'hand:0',
      'supply:1',
      'card:Oars',
      'card:Tools',
    ])
  })

  it('are judged from the inside out', () => {
    const [hand] = script.steps
    expect(hand && judgePlaces(hand, ['card:Oars', 'supply:1'])).toEqual({
      right: false,
      message: 'lesson-draw-hand-wrong-supply-1',
    })
  })
})
