// What an analysis tells: the course of the chances, where much was given away, and luck.

import type { Outcome, Point } from '../protocol'
import { hardlyTried } from '../text/chances'

/** A choice that gave away so much of the chance to win. */
export type Turn = { point: Point; lost: number }
/** What came between two choices of a seat, or after its last one: the chance it could expect before and after. */
export type Swing = { seat: number; at: number; before: number; after: number }

const LEAST_LOST = 0.03
const MOST_TURNS = 8
const LEAST_SWING = 0.1
const MOST_SWINGS = 6

/** What the result is worth to every seat: the victory, shared among the winners. */
function shares({ places }: Outcome): number[] {
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

/**
 * For every number of choices the chance of every seat in percent, where it is known: when the seat chose, and at the
 * end.
 */
export function courseOf(
  points: readonly Point[],
  of: number,
  seats: number,
  outcome: Outcome | null,
): (number | null)[][] {
  const rows = Array.from({ length: of + 1 }, () => Array.from({ length: seats }, (): number | null => null))
  const note = (at: number, seat: number, chance: number | undefined) => {
    const row = rows[at]
    if (row && chance !== undefined) row[seat] = Math.round(chance * 1000) / 10
  }
  for (const { at, seat, expected } of points) note(at, seat, expected[seat])
  if (outcome) shares(outcome).forEach((share, seat) => note(of, seat, share))
  return rows
}

/** What each seat could expect last, after so many choices. */
export function chancesAt(
  points: readonly Point[],
  at: number,
  of: number,
  seats: number,
  outcome: Outcome | null,
): (number | null)[] {
  if (outcome && at === of) return shares(outcome)
  const last = (seat: number) =>
    points.findLast((point) => point.seat === seat && point.at <= at)?.expected[seat] ?? null
  return Array.from({ length: seats }, (_, seat) => last(seat))
}

/** Whether nothing worth speaking of was given away. */
export const isAsGood = ({ best, played }: Point): boolean => best.worth - played.worth < 0.01

/** The choices that gave away most, the dearest first. */
export function turnsOf(points: readonly Point[]): Turn[] {
  return points
    .map((point) => ({ point, lost: point.best.worth - point.played.worth }))
    .filter(({ point, lost }) => lost >= LEAST_LOST && point.best.choice !== point.played.choice)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST_TURNS)
}

/** The choice that gained most over what its chooser could expect; none if nothing stands out. */
export function bestOf(points: readonly Point[]): Point | null {
  const gain = ({ played, expected, seat }: Point) => played.worth - (expected[seat] ?? played.worth)
  const good = points.filter((point) => isAsGood(point) && !hardlyTried(point.played.visits))
  return good.filter((point) => gain(point) >= LEAST_LOST).sort((a, b) => gain(b) - gain(a))[0] ?? null
}

/** The greatest swings for good and for bad. */
export function swingsOf(points: readonly Point[], complete: boolean, outcome: Outcome | null): Swing[] {
  const swings: Swing[] = []
  const before = new Map<number, Point>()
  const note = (seat: number, after: number | undefined) => {
    const last = before.get(seat)
    // Of what was hardly tried nothing sure was expected.
    if (!last || after === undefined || hardlyTried(last.played.visits)) return
    swings.push({ seat, at: last.at + 1, before: last.played.worth, after })
  }
  for (const point of points) {
    note(point.seat, point.expected[point.seat])
    before.set(point.seat, point)
  }
  if (complete && outcome) shares(outcome).forEach((share, seat) => note(seat, share))
  const size = ({ before, after }: Swing) => Math.abs(after - before)
  return swings
    .filter((swing) => size(swing) >= LEAST_SWING)
    .sort((a, b) => size(b) - size(a))
    .slice(0, MOST_SWINGS)
}
