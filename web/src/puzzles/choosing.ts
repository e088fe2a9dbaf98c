// Which puzzle comes: that of the day, and the one after this.

import type { PuzzleEntry } from '../protocol'

const DAY_MS = 86_400_000
/** Neighbours in the list are equally hard: a day takes a long step through it. */
const STRIDE = 37
/** How much harder the next one is after a clean solution, and easier after any other. */
const STEP = 60

export const addressOf = ({ game, id }: Pick<PuzzleEntry, 'game' | 'id'>): string => `/puzzles/${game}/${id}`

/** The day everywhere at the same time, as `2026-11-18`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The same for everybody on one day; the games take turns. */
export function ofTheDay(puzzles: readonly PuzzleEntry[], time: number): PuzzleEntry | null {
  const games = [...new Set(puzzles.map(({ game }) => game))]
  const day = Math.floor(time / DAY_MS)
  const game = games[day % games.length]
  const own = puzzles.filter((puzzle) => puzzle.game === game)
  return own[(Math.floor(day / games.length) * STRIDE) % own.length] ?? null
}

/** From which rating on a puzzle is called so. */
const HARDNESS = [
  { word: 'puzzles-hardness-easy', least: 0 },
  { word: 'puzzles-hardness-medium', least: 1300 },
  { word: 'puzzles-hardness-hard', least: 1500 },
  { word: 'puzzles-hardness-hardest', least: 1700 },
] as const

/** By how hard they are, in their order; what there is none of is left out. */
export function byHardness(puzzles: readonly PuzzleEntry[]): { word: string; puzzles: PuzzleEntry[] }[] {
  return HARDNESS.flatMap(({ word, least }, index) => {
    const next = HARDNESS[index + 1]?.least ?? Infinity
    const own = puzzles.filter(({ rating }) => rating >= least && rating < next)
    return own.length > 0 ? [{ word, puzzles: own }] : []
  })
}

/** So many days without a gap up to today; whoever has not solved one today has not lost the row yet. */
export function daysInARow(solved: (day: string) => boolean, time: number): number {
  let days = 0
  let at = solved(dayOf(time)) ? time : time - DAY_MS
  while (solved(dayOf(at))) {
    days++
    at -= DAY_MS
  }
  return days
}

/** The unsolved puzzle of the same game that is about as hard as what was just solved; else any other of the game. */
export function nextAfter(
  puzzles: readonly PuzzleEntry[],
  now: PuzzleEntry,
  isSolved: (puzzle: PuzzleEntry) => boolean,
  clean: boolean,
): PuzzleEntry | null {
  const others = puzzles.filter(({ game, id }) => game === now.game && id !== now.id)
  const open = others.filter((puzzle) => !isSolved(puzzle))
  const wanted = now.rating + (clean ? STEP : -STEP)
  const distance = ({ rating }: PuzzleEntry) => Math.abs(rating - wanted)
  const from = open.length > 0 ? open : others
  return from.reduce<PuzzleEntry | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  )
}

/** The themes of some puzzles, the most frequent first. */
export function themesOf(puzzles: readonly PuzzleEntry[]): string[] {
  const counts = new Map<string, number>()
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([theme]) => theme)
}
