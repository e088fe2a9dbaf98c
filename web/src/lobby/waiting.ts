// The match to go on with, and who waits there.

import type { SeatInfo, Summary } from '../protocol'

/** Matches that wait for the reader first, then those that changed last. */
export function inOrder(mine: readonly Summary[]): Summary[] {
  return mine.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.moved - a.moved)
}

/** Who waits most: a person before a bot; nobody where one plays alone. */
export function whoWaits({ seats, yours, asked }: Summary): SeatInfo | null {
  const others = seats.filter((seat) => seat.kind !== 'open' && !yours.includes(seat.seat))
  const idle = others.filter((seat) => !asked.includes(seat.seat))
  const first = (among: readonly SeatInfo[]) => among.find((seat) => seat.kind === 'person') ?? among[0]
  return first(idle) ?? first(others) ?? null
}

/** Whether the reader has sat at a table of that game; who has knows how long it takes. */
export function knows(game: string, lists: { mine: readonly Summary[]; finished: readonly Summary[] } | null): boolean {
  return [...(lists?.mine ?? []), ...(lists?.finished ?? [])].some(
    (match) => match.game === game && match.yours.length > 0,
  )
}
