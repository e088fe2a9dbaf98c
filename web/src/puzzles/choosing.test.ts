import { describe, expect, it } from 'vitest'
import type { PuzzleEntry } from '../protocol'
import { byHardness, dayOf, daysInARow, nextAfter, ofTheDay, themesOf } from './choosing'

const puzzle = (id: string, rating: number, game = 'innovation', themes = ['win']): PuzzleEntry => ({
  game,
  id,
  rating,
  themes,
  choices: 2,
})
const LIST = [
  puzzle('a', 1100),
  puzzle('b', 1200),
  puzzle('c', 1500),
  puzzle('d', 1600, 'inventions', ['ip', 'chain']),
  puzzle('e', 1900, 'inventions', ['ip']),
]
const NOON = Date.parse('2026-11-18T12:00:00Z')
const DAY = 86_400_000

describe('the puzzle of the day', () => {
  it('is the same all day long, everywhere, and another one on the next', () => {
    const today = ofTheDay(LIST, NOON)
    expect(ofTheDay(LIST, Date.parse('2026-11-18T00:00:00Z'))).toBe(today)
    expect(ofTheDay(LIST, Date.parse('2026-11-18T23:59:59Z'))).toBe(today)
    expect(ofTheDay(LIST, NOON + DAY)).not.toBe(today)
    expect(dayOf(Date.parse('2026-11-18T23:59:59Z'))).toBe('2026-11-18')
  })

  it('lets the games take turns, and comes to every puzzle', () => {
    const days = Array.from({ length: 12 }, (_, day) => ofTheDay(LIST, NOON + day * DAY))
    expect(new Set(days.slice(0, 2).map((each) => each?.game)).size).toBe(2)
    expect(new Set(days).size).toBe(LIST.length)
    expect(ofTheDay([], NOON)).toBeNull()
  })
})

describe('days in a row', () => {
  const solved = (...days: string[]) => daysInARow((day) => days.includes(day), NOON)

  it('end where one is missing, but not before today is over', () => {
    expect(solved('2026-11-18', '2026-11-17', '2026-11-15')).toBe(2)
    expect(solved('2026-11-17', '2026-11-16')).toBe(2)
    expect(solved('2026-11-16')).toBe(0)
    expect(solved()).toBe(0)
  })
})

describe('the next puzzle', () => {
  const [a, b, c, d] = LIST as [PuzzleEntry, PuzzleEntry, PuzzleEntry, PuzzleEntry, PuzzleEntry]
  const none = () => false

  it('is of the same game and about as hard: harder after a clean solution', () => {
    expect(nextAfter(LIST, b, none, true)).toBe(a)
    expect(nextAfter(LIST, a, none, true)).toBe(b)
    expect(nextAfter(LIST, c, none, false)).toBe(b)
    expect(nextAfter(LIST, d, none, false)?.game).toBe('inventions')
  })

  it('has not been solved, as long as there is such a one', () => {
    expect(nextAfter(LIST, b, (each) => each === a, false)).toBe(c)
    expect(nextAfter(LIST, b, () => true, false)).toBe(a)
    expect(nextAfter([b], b, none, true)).toBeNull()
  })
})

describe('themes', () => {
  it('come in the order of how many have them', () => {
    expect(themesOf(LIST)).toEqual(['win', 'ip', 'chain'])
  })
})

describe('how hard they are', () => {
  it('parts them by their rating, in their order', () => {
    expect(byHardness(LIST).map(({ word, puzzles }) => [word, ...puzzles.map(({ id }) => id)])).toEqual([
      ['puzzles-hardness-easy', 'a', 'b'],
      ['puzzles-hardness-hard', 'c', 'd'],
      ['puzzles-hardness-hardest', 'e'],
    ])
  })
})
