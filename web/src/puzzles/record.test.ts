import { beforeEach, describe, expect, it } from 'vitest'
import { progress } from '../learn/progress.svelte'
import { record } from './record'

const ONE = { game: 'innovation', id: 'win-1' }
const OTHER = { game: 'innovation', id: 'win-2' }
const TODAY = Date.parse('2026-11-18T12:00:00Z')

beforeEach(() => {
  localStorage.clear()
  progress.kept = {}
})

describe('what was solved', () => {
  it('is kept beside the lessons', () => {
    expect(record.isSolved(ONE)).toBe(false)
    record.solve(ONE, 3, false, TODAY)
    expect(record.isSolved(ONE)).toBe(true)
    expect(record.isSolved(OTHER)).toBe(false)
    expect(localStorage.getItem('innovarium.lessons')).toContain('innovation/puzzle-win-1')
  })

  it('makes a row, until there is a mistake; the same one counts once', () => {
    record.solve(ONE, 0, false, TODAY)
    record.solve(ONE, 0, false, TODAY)
    expect(record.row()).toBe(1)
    record.solve(OTHER, 0, false, TODAY)
    expect(record.row()).toBe(2)
    record.miss()
    expect(record.row()).toBe(0)
    record.solve({ ...ONE, id: 'win-3' }, 1, false, TODAY)
    expect(record.row()).toBe(0)
  })

  it('counts for the day only if it is the puzzle of the day', () => {
    record.solve(ONE, 0, false, TODAY)
    expect([record.isSolvedToday(TODAY), record.days(TODAY)]).toEqual([false, 0])
    record.solve(OTHER, 2, true, TODAY)
    expect([record.isSolvedToday(TODAY), record.days(TODAY)]).toEqual([true, 1])
  })
})
