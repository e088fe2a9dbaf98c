import { describe, expect, it } from 'vitest'
import { byRank, marginOf, ranksOf } from './ranks'

const outcome = (places: number[], points: number[]) => ({ places, points, how: 'points' })

describe('ranks', () => {
  it('are those of the game where it tells all apart', () => {
    expect(ranksOf(outcome([2, 1, 3], [50, 80, 20]))).toEqual([2, 1, 3])
  })

  it('tell the others apart by their points, if points decided', () => {
    expect(ranksOf(outcome([2, 1, 2, 2], [3, 6, 4, 3]))).toEqual([3, 1, 2, 3])
  })

  it('or by the total of the sheet', () => {
    expect(ranksOf(outcome([2, 1, 2], [90, 10, 5]))).toEqual([2, 1, 2])
    expect(ranksOf(outcome([2, 1, 2], [90, 10, 5]), [0, 6, 4])).toEqual([3, 1, 2])
  })

  it('or, if that is the same, by what tells ties apart', () => {
    expect(ranksOf(outcome([1, 2, 2, 2], [9, 1, 1, 2]), [12, 0, 0, 0], [0, 1, 1, 2])).toEqual([1, 3, 3, 2])
  })

  it('leave teams together', () => {
    expect(ranksOf(outcome([1, 2, 1, 2], [5, 4, 3, 2]), [5, 4, 3, 2])).toEqual([1, 2, 1, 2])
  })

  it('give the order, and by how much the first was ahead', () => {
    expect(byRank([3, 1, 2])).toEqual([1, 2, 0])
    expect(marginOf([3, 1, 2], [10, 30, 25])).toBe(5)
    expect(marginOf([1, 1, 3], [30, 30, 25])).toBeNull()
    expect(marginOf([1, 2], undefined)).toBeNull()
  })
})
