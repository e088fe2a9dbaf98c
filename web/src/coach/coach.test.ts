import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Coaching, Graded, State } from '../protocol'
import { EMPTY, keepMemory, withMode } from '../stores/coaching'
import { Speaker } from '../text/speaker'
import { words } from '../text/words.svelte'
import { Coach, HOLD_MS } from './coach.svelte'

let answer: (coaching: Coaching) => void = () => undefined
vi.mock('../api', () => ({
  Refused: class extends Error {},
  api: { coach: () => new Promise<Coaching>((resolve) => (answer = resolve)) },
}))

const graded = (choice: string, warn: boolean): Graded => ({
  choice,
  grade: warn ? 'risky' : 'best',
  warn,
  reasons: [],
})
const JUDGED: Coaching = { help: null, offers: [graded('good', false), graded('bad', true)] }

const state = (version: number): State =>
  ({
    version,
    viewer: 0,
    match: { game: 'nim', hints_allowed: true },
    question: { prompt: { id: 'ask' }, rule: null, source: null, help: null, offers: [{}, {}] },
  }) as unknown as State

function table() {
  const live = { ready: true, latest: state(1) }
  const made: string[] = []
  const coach = new Coach(live, 'm', (choice) => made.push(choice))
  coach.look()
  return { live, made, coach }
}

beforeEach(() => {
  localStorage.clear()
  keepMemory(withMode(EMPTY, 'm', 'rarely'))
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a choice that is made before the coach has looked', () => {
  it('waits, and is made when there is nothing to say', async () => {
    const { coach, made } = table()
    expect(coach.stops('good')).toBe(true)
    expect([coach.held?.choice, made]).toEqual(['good', []])
    answer(JUDGED)
    await vi.advanceTimersByTimeAsync(0)
    expect([coach.held, coach.warned, made]).toEqual([null, null, ['good']])
  })

  it('is warned before when the answer comes in time', async () => {
    const { coach, made } = table()
    coach.stops('bad')
    answer(JUDGED)
    await vi.advanceTimersByTimeAsync(HOLD_MS * 2)
    expect([coach.held, coach.warned?.choice, made]).toEqual([null, 'bad', []])
  })

  it('never waits longer than a moment', async () => {
    const { coach, made } = table()
    coach.stops('bad')
    await vi.advanceTimersByTimeAsync(HOLD_MS - 1)
    expect(made).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect([coach.held, made]).toEqual([null, ['bad']])
    // What comes too late changes nothing.
    answer(JUDGED)
    await vi.advanceTimersByTimeAsync(0)
    expect([coach.warned, made]).toEqual([null, ['bad']])
  })

  it('does not wait for whoever insists', () => {
    const { coach, made } = table()
    coach.stops('bad')
    coach.hurry()
    expect(made).toEqual(['bad'])
    coach.stops('good')
    expect(coach.stops('good')).toBe(false)
    expect(coach.held).toBeNull()
  })

  it('is dropped when the question has changed', async () => {
    const { coach, made, live } = table()
    coach.stops('good')
    live.latest = state(2)
    await vi.advanceTimersByTimeAsync(HOLD_MS)
    expect([coach.held, made]).toEqual([null, []])
  })

  it('does not wait where the coach is off, or has looked', async () => {
    const { coach } = table()
    answer(JUDGED)
    await vi.advanceTimersByTimeAsync(0)
    expect([coach.stops('good'), coach.stops('bad')]).toEqual([false, true])
    keepMemory(withMode(EMPTY, 'm', 'off'))
    const silent = table().coach
    expect([silent.stops('good'), silent.stops('bad')]).toEqual([false, false])
  })
})

it('explains what is asked, whatever the words for the card that asks are', () => {
  const section = `
rules-nim-words =
    - Score: put it into your score pile.
    - Transfer: move it. That is neither scoring nor melding.
    - Draw and score: do it with the very card.
    - Show: let everybody see it until the effect says more.
`
  const asking = 'ask-score = Choose a card to score.\nask-by-effect = Philosophy, effect { $effect }: { $ask }'
  words.speaker = new Speaker('en', [section, asking])
  const prompt = { id: 'ask-by-effect', args: { effect: 2, ask: { id: 'ask-score' } } }
  const asked = state(1)
  const live = { ready: true, latest: { ...asked, question: { ...asked.question, prompt, help: 'words' } as never } }
  const coach = new Coach(live, 'm', () => undefined)
  coach.look()
  expect(coach.explanation).toEqual({ section: 'words', line: 0 })
})
