import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api'
import type { PuzzleMoment, PuzzleTry } from '../protocol'
import { Attempt } from './attempt.svelte'

const PUZZLE = { game: 'innovation', id: 'score-1' }
const offer = (choice: string) => ({ choice, label: { id: choice }, anchor: null, declines: false })

function moment(change: Partial<PuzzleMoment>): PuzzleMoment {
  const question = {
    prompt: { id: 'ask' },
    rule: null,
    source: null,
    help: null,
    offers: [offer('draw'), offer('meld Oars'), offer('dogma Oars')],
  }
  const numbers = { number: 12, first: 5, now: 5, best: 12 }
  const who = { you: 0, names: ['', 'Ada'], options: {} }
  return {
    ...who,
    ...numbers,
    goal: 'score',
    verdict: 'open',
    view: {},
    news: [],
    question,
    bots: [],
    next: null,
    ...change,
  }
}

/** The solution is to meld, then to dogma. */
function answer(_: string, __: string, { choices, help }: PuzzleTry): Promise<PuzzleMoment> {
  const made = choices.join(', ')
  if (help) return Promise.resolve(moment({ next: choices.length === 0 ? 'meld Oars' : 'dogma Oars' }))
  if (made.endsWith('draw')) return Promise.resolve(moment({ verdict: 'chance' }))
  if (made === 'meld Oars') return Promise.resolve(moment({ view: { melded: true } }))
  if (made === 'meld Oars, dogma Oars') return Promise.resolve(moment({ verdict: 'solved', now: 12 }))
  return Promise.resolve(moment({ verdict: 'missed', best: 7 }))
}

const begin = (first = moment({})) => new Attempt(PUZZLE, first, { speed: () => 'off', moves: () => false })

beforeEach(() => void vi.spyOn(api, 'tryPuzzle').mockImplementation(answer))
afterEach(() => vi.restoreAllMocks())

describe('a try', () => {
  it('goes on with every right choice, up to the goal', async () => {
    const attempt = begin()
    await attempt.choose('meld Oars', 'Meld Oars')
    expect([attempt.phase, attempt.choices, attempt.playback.shown?.view]).toEqual([
      'asked',
      ['meld Oars'],
      { melded: true },
    ])
    await attempt.choose('dogma Oars', '')
    expect([attempt.phase, attempt.mistakes]).toEqual(['solved', 0])
    expect(attempt.offers).toEqual([])
  })

  it('answers a wrong choice and stays where it was', async () => {
    const attempt = begin()
    await attempt.choose('dogma Oars', 'Dogma Oars')
    expect(attempt.mistake).toMatchObject({
      about: 'Dogma Oars',
      message: 'puzzle-missed',
      args: { best: 7, number: 12 },
    })
    await attempt.choose('draw', 'Draw')
    expect(attempt.mistake?.message).toBe('puzzle-chance')
    expect([attempt.mistakes, attempt.choices, attempt.phase]).toEqual([2, [], 'asked'])
    await attempt.choose('meld Oars', '')
    expect(attempt.mistake).toBeNull()
  })

  it('speaks of no numbers where it is all or nothing', async () => {
    vi.spyOn(api, 'tryPuzzle').mockResolvedValue(moment({ verdict: 'missed', number: 1, first: 0, best: 0 }))
    const attempt = begin()
    await attempt.choose('dogma Oars', '')
    expect(attempt.mistake?.message).toBe('puzzle-missed-plainly')
  })

  it('can be shown, step by step, and begun again', async () => {
    const attempt = begin()
    await attempt.show()
    expect([attempt.choices, attempt.helped]).toEqual([['meld Oars'], true])
    await attempt.show()
    expect(attempt.phase).toBe('solved')
    attempt.again()
    expect([attempt.phase, attempt.helped, attempt.choices]).toEqual(['asked', false, []])
  })

  it('can go on after the server was away', async () => {
    const attempt = begin()
    vi.spyOn(api, 'tryPuzzle').mockRejectedValueOnce(new Error('away'))
    await expect(attempt.choose('meld Oars', '')).rejects.toThrow('away')
    expect(attempt.phase).toBe('asked')
  })
})
