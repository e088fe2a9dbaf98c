// Reasons for and against a choice, as the server gives them.

import type { Why } from '../protocol'

/** What stands before a reason: by how much, or whether it is good or bad. */
export function signOf({ amount, better }: Pick<Why, 'amount' | 'better'>): string {
  if (amount === null) return better ? '+' : '−'
  return amount > 0 ? `+${String(amount)}` : `−${String(-amount)}`
}
