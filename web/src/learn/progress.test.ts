import { beforeEach, describe, expect, it } from 'vitest'
import type { LessonEntry } from '../protocol'
import { after, minutesOf, Progress, restore, roadOf } from './progress.svelte'

const entry = (name: string, part = 'basics', game = 'innovation'): LessonEntry => ({
  game,
  name,
  part,
  steps: 5,
  title: name,
  about: '',
})
const LESSONS = [entry('board'), entry('draw'), entry('echoes', 'expansions'), entry('meld')]

beforeEach(() => localStorage.clear())

describe('what is kept', () => {
  it('is there after the page was closed', () => {
    const before = new Progress()
    before.reach('innovation', 'draw', 3)
    before.finish('innovation', 'board')
    const later = new Progress()
    expect(later.of('innovation', 'draw')).toEqual({ step: 3, done: false })
    expect(later.of('innovation', 'board')).toEqual({ step: 0, done: true })
    expect(later.of('innovation', 'meld')).toEqual({ step: 0, done: false })
  })

  it('stays done while it is done again', () => {
    const progress = new Progress()
    progress.finish('innovation', 'draw')
    progress.reach('innovation', 'draw', 2)
    expect(progress.of('innovation', 'draw')).toEqual({ step: 2, done: true })
  })

  it('is not lost when two windows learn', () => {
    const [one, other] = [new Progress(), new Progress()]
    one.finish('innovation', 'draw')
    other.finish('innovation', 'meld')
    expect(new Progress().kept).toEqual({
      'innovation/draw': { step: 0, done: true },
      'innovation/meld': { step: 0, done: true },
    })
  })

  it('counts as nothing where it makes no sense', () => {
    for (const stored of [null, 'no', '7', 'null', '{"a":1}', '{"a":{"step":-1,"done":true}}', '{"a":{"step":1}}'])
      expect(restore(stored)).toEqual({})
    expect(restore('{"a":{"step":1,"done":false},"b":0}')).toEqual({ a: { step: 1, done: false } })
  })
})

describe('a road', () => {
  const of = (done: string[], begun: string[] = []) =>
    roadOf(LESSONS, ({ name }) => ({ step: begun.includes(name) ? 1 : 0, done: done.includes(name) }))

  it('begins with the first lesson', () => {
    const road = of([])
    expect(road.basics.map(({ state }) => state)).toEqual(['next', 'later', 'later'])
    expect(road.basics.map(({ number }) => number)).toEqual([1, 2, 3])
    expect([road.next?.name, road.done, road.begun]).toEqual(['board', 0, false])
  })

  it('goes on with what is not done', () => {
    const road = of(['board', 'meld'])
    expect(road.basics.map(({ state }) => state)).toEqual(['done', 'next', 'done'])
    expect([road.next?.name, road.done, road.begun]).toEqual(['draw', 2, true])
    expect(of([], ['board']).begun).toBe(true)
  })

  it('leads to the expansions after the basics, and to its end', () => {
    const road = of(['board', 'draw', 'meld'])
    expect([road.next?.name, road.expansions[0]?.state]).toEqual(['echoes', 'next'])
    expect(of(['board', 'draw', 'meld', 'echoes']).next).toBeNull()
  })

  it('says what follows a lesson', () => {
    const all = [...LESSONS, entry('home', 'basics', 'age-of-innovation')]
    expect(after(all, 'innovation', 'board')?.name).toBe('draw')
    expect(after(all, 'innovation', 'draw')?.name).toBe('meld')
    expect(after(all, 'innovation', 'meld')).toBeNull()
    expect(after(all, 'innovation', 'echoes')).toBeNull()
    expect(after(all, 'innovation', 'unknown')).toBeNull()
  })

  it('knows how long a lesson takes', () => {
    expect([1, 5, 8].map((steps) => minutesOf({ steps }))).toEqual([2, 3, 4])
  })
})
