import { describe, expect, it } from 'vitest'
import { bowlsAfter, gain, tokenPlaces } from './bowls'
import { displayOf, sailingSteps, slots, spadeSteps } from './displays'
import { facts } from './fixtures'

describe('a planning display', () => {
  it('uncovers income from the left', () => {
    const row = slots('workshop', 6, displayOf(facts, 'lake'))
    expect(row.map(({ covered }) => covered)).toEqual([false, false, false, true, true, true, true, true, true])
    expect(row[4]?.income).toBe('')
  })
  it('pays the first guild of the mountains better', () => {
    expect(slots('guild', 4, displayOf(facts, 'mountain'))[0]?.income).toBe('3coins 1power')
    expect(slots('guild', 4, displayOf(facts, 'forest'))[0]?.income).toBe('2coins 1power')
    expect(slots('guild', 4, displayOf(facts, null))[0]?.income).toBe('2coins 1power')
  })
  it('has a track of its own for the lake', () => {
    expect(sailingSteps(displayOf(facts, 'lake'))).toEqual([
      { value: 1, reward: '' },
      { value: 2, reward: '3points' },
      { value: 3, reward: '2books' },
    ])
    expect(sailingSteps(displayOf(facts, 'swamp')).map(({ value }) => value)).toEqual([0, 1, 2, 3])
    expect(spadeSteps(facts)).toEqual([
      { value: 3, reward: '' },
      { value: 2, reward: '2books' },
      { value: 1, reward: '6points' },
    ])
  })
})

describe('power tokens', () => {
  it('go on from the first bowl as long as it has some, and then from the second', () => {
    expect(gain([5, 7, 0], 2)).toEqual([3, 9, 0])
    expect(gain([1, 2, 0], 3)).toEqual([0, 1, 2])
    expect(gain([0, 1, 4], 3)).toEqual([0, 0, 5])
  })
  it('move by what was told before the board shows it', () => {
    const counts = new Map([
      ['bowl:3:1', -3],
      ['bowl:1:1', 3],
      ['power:1', 2],
      ['power:0', 9],
    ])
    expect(bowlsAfter([1, 4, 5], counts, 1)).toEqual([2, 6, 2])
  })
  it('have a place each, apart from each other', () => {
    for (const bowls of [
      [5, 7, 0],
      [0, 0, 14],
      [12, 1, 1],
    ]) {
      const places = tokenPlaces(bowls)
      expect(places).toHaveLength(bowls.reduce((sum, count) => sum + count, 0))
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
    }
  })
})
