// What somebody has solved, kept beside the progress of the lessons.

import { progress } from '../learn/progress.svelte'
import type { PuzzleEntry } from '../protocol'
import { dayOf, daysInARow } from './choosing'

type Named = Pick<PuzzleEntry, 'game' | 'id'>

const ROW = ['puzzles', 'row'] as const
const nameOf = ({ id }: Named) => `puzzle-${id}`
const dayName = (day: string) => `day-${day}`

export const record = {
  isSolved: (puzzle: Named): boolean => progress.of(puzzle.game, nameOf(puzzle)).done,
  /** How many were solved one after the other without a mistake. */
  row: (): number => progress.of(...ROW).step,
  days: (time: number): number => daysInARow((day) => progress.of('puzzles', dayName(day)).done, time),
  isSolvedToday: (time: number): boolean => progress.of('puzzles', dayName(dayOf(time))).done,

  solve(puzzle: Named, mistakes: number, ofTheDay: boolean, time: number): void {
    // Whoever solves the same one twice has solved one.
    if (mistakes === 0 && !record.isSolved(puzzle)) progress.reach(...ROW, record.row() + 1)
    progress.finish(puzzle.game, nameOf(puzzle))
    if (ofTheDay) progress.finish('puzzles', dayName(dayOf(time)))
  },

  miss(): void {
    if (record.row() > 0) progress.reach(...ROW, 0)
  },
}
