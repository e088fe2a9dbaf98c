import { describe, expect, it } from 'vitest'
import type { Winnings, Won } from '../protocol'
import { botOf, measuredOf, percent, verdict } from './winnings'

const won = (games: number, low: number, won: number, high: number): Won => ({ games, won, low, high })
const series = (ways: Winnings['ways'], seats = 2): Winnings => ({
  game: 'nim',
  rules: 1,
  options: {},
  bot: 'strong@50',
  seats,
  games: 500,
  seed: 1,
  least: 100,
  ways,
})
const FIRST = series([
  { name: 'melded', won: { 'card:Oars': won(400, 520, 571, 620), 'card:Tools': won(99, 1, 2, 3) } },
  { name: 'dogma', won: { 'card:Oars': won(200, 430, 500, 570) } },
])
const SECOND = series([
  { name: 'melded', won: { 'card:Oars': won(900, 1, 2, 3), 'card:Tools': won(300, 300, 400, 500) } },
])

describe('what bots won with', () => {
  it('is told by the first series that has enough games of it', () => {
    expect(measuredOf([FIRST, SECOND], 'card:Oars')?.ways.map(({ name }) => name)).toEqual(['melded', 'dogma'])
    const tools = measuredOf([FIRST, SECOND], 'card:Tools')
    expect([tools?.series, tools?.ways.length]).toEqual([SECOND, 1])
    expect(measuredOf([FIRST, SECOND], 'card:Pottery')).toBeNull()
    expect(measuredOf([], 'card:Oars')).toBeNull()
  })

  it('is called chance unless the whole interval lies on one side', () => {
    expect(verdict(FIRST, won(400, 501, 571, 620))).toBe('more')
    expect(verdict(FIRST, won(400, 500, 571, 620))).toBe('chance')
    expect(verdict(FIRST, won(400, 300, 400, 499))).toBe('less')
    expect(verdict(series([], 4), won(400, 300, 400, 499))).toBe('more')
  })

  it('is rounded, and says who played', () => {
    expect([percent(571), percent(5)]).toEqual([57, 1])
    expect(botOf(FIRST)).toEqual({ level: 'strong', playouts: 50 })
    expect(botOf({ ...FIRST, bot: 'casual' })).toEqual({ level: 'casual', playouts: 0 })
  })
})
