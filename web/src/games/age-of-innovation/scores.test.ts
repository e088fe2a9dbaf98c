import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/age-of-innovation'
import type { News } from '../../protocol'
import type { BoardProps } from '../board'
import { colorOf } from './colors'
import { sheet } from './scores'

const props = {
  view: {
    players: [
      { points: 41, display: 'desert' },
      { points: 28, display: 'lake' },
    ],
  },
} as unknown as BoardProps
const news = (...events: Event[]) => events.map((event) => ({ event }) as unknown as News)

describe('the sheet of points', () => {
  it('sums up where they came from, by round and by cause', () => {
    const told = sheet(
      news(
        { event: 'round', round: 1 },
        { event: 'points', seat: 0, points: 2, cause: { 'round-tile': 'workshop-law' } },
        { event: 'points', seat: 1, points: -1, cause: 'neighbour' },
        { event: 'round', round: 2 },
        { event: 'points', seat: 0, points: 3, cause: { 'round-tile': 'guild-law' } },
        { event: 'points', seat: 0, points: 5, cause: { city: 'books' } },
        { event: 'points', seat: 0, points: 8, cause: { science: 'law' } },
        { event: 'points', seat: 1, points: 6, cause: 'area' },
        { event: 'points', seat: 0, points: 3, cause: 'leftovers' },
        { event: 'points', seat: 1, points: 3, cause: 'leftovers' },
      ),
      props,
    )
    expect(told?.rows.map(({ label, points }) => [label.id, ...points])).toEqual([
      ['board-points-start', 20, 20],
      ['board-points-round', 2, 0],
      ['board-points-round', 3, 0],
      ['board-points-cities', 5, 0],
      ['board-points-power', 0, -1],
      ['board-points-area', 0, 6],
      ['discipline-law', 8, 0],
      ['board-points-leftovers', 3, 3],
    ])
    expect(told?.total).toEqual([41, 28])
  })
  it('is not there before anybody scored', () => {
    expect(sheet([], props)).toBeNull()
  })
})

describe('colors', () => {
  it('are those of the displays', () => {
    expect(colorOf(0, props)).toEqual({ color: 'var(--a-desert)', ink: '#241a00' })
    expect(colorOf(1, props)?.ink).toBe('#fff')
    expect(colorOf(7, props)).toBeNull()
  })
})
