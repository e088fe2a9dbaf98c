import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Me } from '../protocol'
import { EMPTY, keepMemory, readMemory } from '../stores/coaching'
import { person } from '../stores/me.svelte'
import { following, type Learned, learnedOf, newTo, withLessons, withMemory } from './following'
import { progress } from './progress.svelte'

/** What the server keeps of everybody. */
const kept = new Map<string, Learned>()
const asked: Learned[] = []
vi.mock('../api', () => ({
  api: {
    learned: () => Promise.resolve({ learned: kept.get(person.current?.id ?? '') ?? {} }),
    learn: (learned: Learned) => {
      asked.push(learned)
      const before = kept.get(person.current?.id ?? '') ?? {}
      const merged = { ...before, ...learned }
      for (const [name, reached] of Object.entries(before)) merged[name] = Math.max(reached, merged[name] ?? 0)
      kept.set(person.current?.id ?? '', merged)
      return Promise.resolve({ learned: merged })
    },
  },
}))

const me = (id: string, account: string | null = null): Me => ({
  id,
  account,
  name: id,
  named: true,
  webhook: null,
  language: 'en',
  recoverable: false,
  operator: false,
})

beforeEach(() => {
  localStorage.clear()
  kept.clear()
  asked.length = 0
  progress.take({})
})

describe('what is told to the server', () => {
  it('is how far one has come, and what the coach has said', () => {
    const memory = { ...EMPTY, matches: ['a', 'b', 'c', 'd'], explained: ['nim/aim'], silenced: ['nim/wasted'] }
    const progressed = {
      'nim/take': { step: 3, done: false },
      'nim/win': { step: 2, done: true },
      'nim/new': { step: 0, done: false },
      'nim/a b': { step: 1, done: false },
    }
    expect(learnedOf(progressed, memory)).toEqual({
      'lesson/nim/take': 3,
      'lesson/nim/win': 1000,
      'coach/explained/nim/aim': 1,
      'coach/silenced/nim/wasted': 1,
      'coach/match/a': 1,
      'coach/match/b': 1,
      'coach/match/c': 1,
    })
  })

  it('is only what it does not know', () => {
    expect(newTo({ a: 2, b: 1 }, { a: 2, b: 3, c: 1 })).toEqual([
      ['b', 3],
      ['c', 1],
    ])
  })
})

describe('what was learned elsewhere', () => {
  it('adds to what is known here, and takes nothing away', () => {
    const here = { a: { step: 4, done: false }, b: { step: 2, done: true }, c: { step: 1, done: false } }
    const merged = withLessons(here, { 'lesson/a': 2, 'lesson/b': 1, 'lesson/c': 1000, 'lesson/d': 5, 'coach/x': 1 })
    expect(merged).toEqual({
      a: { step: 4, done: false },
      b: { step: 2, done: true },
      c: { step: 0, done: true },
      d: { step: 5, done: false },
    })
  })

  it('makes the coach as silent as there', () => {
    const memory = { ...EMPTY, matches: ['z'], explained: ['nim/aim'] }
    const learned = { 'coach/match/a': 1, 'coach/explained/nim/aim': 1, 'coach/silenced/nim/wasted': 1 }
    expect(withMemory(memory, learned)).toEqual({
      modes: {},
      matches: ['a', 'z'],
      explained: ['nim/aim'],
      silenced: ['nim/wasted'],
    })
  })
})

describe('a browser', () => {
  const begin = async (who: Me) => {
    person.set(who)
    await following.begin()
  }

  it('brings what a guest has learned into the account that they log in to', async () => {
    kept.set('ada', { 'lesson/nim/win': 1000 })
    progress.finish('nim', 'take')
    await begin(me('guest'))
    expect(kept.get('guest')).toEqual({ 'lesson/nim/take': 1000 })
    await begin(me('ada', 'ada'))
    expect(kept.get('ada')).toEqual({ 'lesson/nim/win': 1000, 'lesson/nim/take': 1000 })
    expect(progress.of('nim', 'win').done).toBe(true)
  })

  it('does not hand on what somebody with an account has learned in it', async () => {
    await begin(me('ada', 'ada'))
    progress.finish('nim', 'take')
    keepMemory({ ...readMemory(), explained: ['nim/aim'] })
    await begin(me('other guest'))
    await begin(me('ada', 'ada'))
    await begin(me('ben', 'ben'))
    expect(progress.kept).toEqual({})
    expect(readMemory().explained).toEqual([])
    expect(kept.get('ben')).toBeUndefined()
  })

  it('sends what is learned after a while, together', async () => {
    await begin(me('carl'))
    vi.useFakeTimers()
    progress.reach('nim', 'take', 1)
    progress.reach('nim', 'take', 2)
    progress.finish('nim', 'win')
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    expect(asked).toEqual([{ 'lesson/nim/take': 2, 'lesson/nim/win': 1000 }])
  })
})
