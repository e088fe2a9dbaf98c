import { describe, expect, it } from 'vitest'
import type { Outcome, Point, Rated } from '../protocol'
import { bestOf, chancesAt, courseOf, isAsGood, swingsOf, turnsOf } from './turns'

const rated = (choice: string, worth: number, visits = 50): Rated => ({ choice, label: { id: choice }, worth, visits })
const point = (at: number, seat: number, chance: number, played: Rated, best = played): Point => ({
  at,
  seat,
  expected: seat === 0 ? [chance, 1 - chance] : [1 - chance, chance],
  played,
  best,
})
const first: Outcome = { places: [1, 2], points: [5, 3], how: 'score' }
const shared: Outcome = { places: [1, 1], points: [5, 5], how: 'score' }

describe('the course of a match', () => {
  const points = [
    point(0, 0, 0.5, rated('a', 0.5)),
    point(1, 1, 0.6, rated('b', 0.6)),
    point(3, 0, 0.7, rated('c', 0.7)),
  ]

  it('has for every seat what it could expect when it chose', () => {
    expect(courseOf(points, 4, 2, null)).toEqual([
      [50, null],
      [null, 60],
      [null, null],
      [70, null],
      [null, null],
    ])
  })

  it('ends with the result, which winners share', () => {
    expect(courseOf(points, 4, 2, first).at(-1)).toEqual([100, 0])
    expect(courseOf(points, 4, 2, shared).at(-1)).toEqual([50, 50])
  })

  it('tells at any moment what was expected last', () => {
    expect(chancesAt(points, 0, 4, 2, first)).toEqual([0.5, null])
    expect(chancesAt(points, 2, 4, 2, first)).toEqual([0.5, 0.6])
    expect(chancesAt(points, 4, 4, 2, first)).toEqual([1, 0])
    expect(chancesAt(points, 4, 4, 2, null)).toEqual([0.7, 0.6])
  })
})

describe('turning points', () => {
  it('are the choices that gave away most, the dearest first', () => {
    const points = [
      point(0, 0, 0.5, rated('a', 0.41), rated('z', 0.62)),
      point(1, 1, 0.5, rated('b', 0.5)),
      point(2, 0, 0.5, rated('c', 0.5), rated('z', 0.51)),
      point(3, 1, 0.5, rated('d', 0.2), rated('z', 0.6)),
      // Tried little and judged better than the one tried most: nothing was given away.
      point(4, 0, 0.5, rated('e', 0.7, 3), rated('z', 0.6)),
    ]
    expect(turnsOf(points).map((turn) => [turn.point.at, Math.round(turn.lost * 100)])).toEqual([
      [3, 40],
      [0, 21],
    ])
  })

  it('are not where hardly anything was given away', () => {
    expect(isAsGood(point(0, 0, 0.5, rated('a', 0.5), rated('z', 0.505)))).toBe(true)
    expect(isAsGood(point(0, 0, 0.5, rated('a', 0.7, 2), rated('z', 0.6)))).toBe(true)
    expect(isAsGood(point(0, 0, 0.5, rated('a', 0.5), rated('z', 0.52)))).toBe(false)
  })

  it('are not too many', () => {
    const points = Array.from({ length: 40 }, (_, at) => point(at, 0, 0.5, rated('a', 0.3), rated('z', 0.4 + at / 100)))
    expect(turnsOf(points)).toHaveLength(8)
    expect(turnsOf(points)[0]?.point.at).toBe(39)
  })
})

describe('luck', () => {
  it('is what came between two choices of the same seat', () => {
    const points = [
      point(0, 0, 0.5, rated('a', 0.5)),
      point(1, 1, 0.5, rated('b', 0.52)),
      point(2, 0, 0.8, rated('c', 0.8)),
      point(3, 1, 0.5, rated('d', 0.5)),
    ]
    expect(swingsOf(points, false, first)).toEqual([{ seat: 0, at: 1, before: 0.5, after: 0.8 }])
  })

  it('counts to the end once everything is known', () => {
    const points = [point(0, 0, 0.5, rated('a', 0.7)), point(1, 1, 0.5, rated('b', 0.5))]
    expect(swingsOf(points, true, first)).toEqual([
      { seat: 1, at: 2, before: 0.5, after: 0 },
      { seat: 0, at: 1, before: 0.7, after: 1 },
    ])
    expect(swingsOf(points, true, null)).toEqual([])
  })

  it('says nothing after a choice that was hardly tried', () => {
    const points = [point(0, 0, 0.5, rated('a', 0.2, 1)), point(1, 0, 0.8, rated('b', 0.8))]
    expect(swingsOf(points, false, null)).toEqual([])
  })
})

describe('the best choice', () => {
  it('gained most over what was expected, and was tried well', () => {
    const points = [
      point(0, 0, 0.4, rated('a', 0.45)),
      point(2, 0, 0.4, rated('b', 0.6)),
      point(4, 0, 0.4, rated('c', 0.9, 1)),
      point(6, 0, 0.4, rated('d', 0.7), rated('e', 0.8)),
    ]
    expect(bestOf(points)?.played.choice).toBe('b')
  })

  it('is none where everything went as expected', () => {
    expect(bestOf([point(0, 0, 0.5, rated('a', 0.51))])).toBeNull()
    expect(bestOf([])).toBeNull()
  })
})
