import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/inventions'
import type { BoardProps } from '../board'
import { components, two } from './fixtures'
import { sheet } from './score'

const props = (phase: 'over' | 'main') =>
  ({ view: { ...two, phase, players: two.players.map((player) => ({ ...player, ip: 12 })) }, components }) as BoardProps

const events: Event[] = [
  { event: 'ip', seat: 0, ip: 3, cause: { 'specialist-tile': 'ip' } },
  { event: 'round', era: 2, round: 1 },
  { event: 'ip', seat: 0, ip: 2, cause: { action: 'share' } },
  { event: 'ip', seat: 1, ip: 4, cause: { action: 'share' } },
  { event: 'ip', seat: 1, ip: 6, cause: { action: 'gain-influence' } },
  { event: 'ip', seat: 0, ip: 5, cause: 'influence' },
  { event: 'ip', seat: 0, ip: 1, cause: { wealth: 'A' } },
  { event: 'ip', seat: 1, ip: 2, cause: { goal: '1-1' } },
]
const news = events.map((event, number) => ({ number, choice: 1, event, text: { id: 'event-gained' } }))

describe('the sheet of points', () => {
  it('tells by era and source where they came from', () => {
    const found = sheet(news, props('over'))
    expect(found?.rows.map(({ points }) => points)).toEqual([
      [3, 0],
      [2, 4],
      [0, 6],
      [5, 0],
      [1, 0],
      [0, 2],
    ])
    expect(found?.rows[1]?.label).toEqual({
      id: 'board-sheet-row',
      args: { era: 2, source: { id: 'board-source-share' } },
    })
    expect(found?.total).toEqual([12, 12])
  })
  it('is there at the end only', () => expect(sheet(news, props('main'))).toBeNull())
})
