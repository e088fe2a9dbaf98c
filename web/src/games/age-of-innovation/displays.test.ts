import { describe, expect, it } from 'vitest'
import { tokenPlaces } from './bowls'
import { sailingSteps, slots, SPADE_STEPS } from './displays'

describe('a planning display', () => {
  it('uncovers income from the left', () => {
    const row = slots('workshop', { display: 'lake', left: [6, 4, 3, 1, 1] })
    expect(row.map(({ covered }) => covered)).toEqual([false, false, false, true, true, true, true, true, true])
    expect(row[4]?.income).toBe('')
  })
  it('pays the first guild of the mountains better', () => {
    expect(slots('guild', { display: 'mountain', left: [9, 4, 3, 1, 1] })[0]?.income).toBe('3coins 1power')
    expect(slots('guild', { display: 'forest', left: [9, 4, 3, 1, 1] })[0]?.income).toBe('2coins 1power')
  })
  it('has a track of its own for the lake', () => {
    expect(sailingSteps('lake').map(({ value }) => value)).toEqual([1, 2, 3])
    expect(sailingSteps('swamp').map(({ value }) => value)).toEqual([0, 1, 2, 3])
    expect(SPADE_STEPS.map(({ value }) => value)).toEqual([3, 2, 1])
  })
})

describe('power tokens', () => {
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
