import { describe, expect, it } from 'vitest'
import { seat, summary } from '../test/samples'
import { inOrder, knows, whoWaits } from './waiting'

describe('the match to go on with', () => {
  it('is one that waits for me, the latest first', () => {
    const [old, late, mine] = [
      summary({ id: 'old', your_turn: false, moved: 1 }),
      summary({ id: 'late', your_turn: false, moved: 3 }),
      summary({ id: 'mine', your_turn: true, moved: 2 }),
    ]
    expect(inOrder([old, late, mine]).map((match) => match.id)).toEqual(['mine', 'late', 'old'])
  })

  it('says who waits there: people before bots, those who are not asked themselves first', () => {
    const bot = seat(1, { kind: 'bot', level: 'casual', name: 'Zuse' })
    expect(whoWaits(summary({ seats: [seat(0), bot, seat(2)] }))?.seat).toBe(2)
    expect(whoWaits(summary({ seats: [seat(0), bot, seat(2)], asked: [0, 2] }))?.seat).toBe(1)
    expect(whoWaits(summary({ seats: [seat(0), seat(1)], yours: [0, 1] }))).toBeNull()
  })

  it('knows who has played a game before', () => {
    const lists = { mine: [], finished: [summary({ game: 'innovation' }), summary({ game: 'nim', yours: [] })] }
    expect(knows('innovation', lists)).toBe(true)
    expect(knows('nim', lists)).toBe(false)
    expect(knows('innovation', null)).toBe(false)
  })
})
