// Who came where.

import type { Outcome } from '../protocol'

/**
 * The place of each seat. Where a game names one winner and puts all others on one place, they are told apart by what
 * they reached: `total` of a sheet, or points, if those decided; `ties` tells apart those who reached the same. Several
 * winners are a team or share: then the places of the game stand.
 */
export function ranksOf(
  { places, points }: Outcome,
  total?: readonly number[],
  ties: readonly number[] = [],
): number[] {
  const winners = places.filter((place) => place === 1).length
  const winner = places.indexOf(1)
  const decided = points.every((each, seat) => seat === winner || each <= (points[winner] ?? 0))
  const reached = total ?? (decided ? points : null)
  if (winners !== 1 || reached === null) return [...places]
  const ahead = (of: readonly number[], one: number, other: number) => (of[one] ?? 0) - (of[other] ?? 0)
  const better = (one: number, other: number) =>
    (ahead(places, other, one) || ahead(reached, one, other) || ahead(ties, one, other)) > 0
  return places.map((_, seat) => 1 + places.filter((_, other) => better(other, seat)).length)
}

/** Seats from the first to the last. */
export function byRank(ranks: readonly number[]): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
}

/** By how much the only winner was ahead; null if nobody can say. */
export function marginOf(ranks: readonly number[], total: readonly number[] | undefined): number | null {
  const [first, second] = byRank(ranks)
  if (!total || first === undefined || second === undefined || ranks[second] === 1) return null
  const margin = (total[first] ?? 0) - (total[second] ?? 0)
  return margin > 0 ? margin : null
}
