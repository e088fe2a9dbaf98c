// What is said of a player beside the name.

import type { View } from './types'

export type SeatState = 'turn' | 'won' | 'passed'

export function stateOf(view: View, seat: number): SeatState | null {
  if (view.winners !== null) return view.winners.includes(seat) ? 'won' : null
  if (view.passed.includes(seat)) return 'passed'
  return view.turn === seat ? 'turn' : null
}
