// Whose seat could be handed to a bot: somebody who is asked and not here, or about whom it was already proposed.

import type { State } from '../protocol'

export type Case = {
  seat: number
  /** Who has agreed so far; empty if nobody proposed it. */
  agreed: readonly number[]
  /** Of the bot, if it was proposed. */
  level: string | null
  /** Milliseconds until the time limit lets anybody decide alone; null without a limit. */
  left: number | null
  /** Milliseconds until an agreed handover happens by itself; null if nobody proposed it. */
  due: number | null
}

export function handoverCases(state: State, here: readonly boolean[], now: number): Case[] {
  const { match, viewer, handover } = state
  if (match.status !== 'running' || viewer === null) return []
  const proposed = new Map(handover.map((proposal) => [proposal.seat, proposal]))
  const absent = match.seats.filter(
    (info) => info.kind === 'person' && !(here[info.seat] ?? info.here) && match.asked.includes(info.seat),
  )
  const seats = new Set([...proposed.keys(), ...absent.map((info) => info.seat)])
  const left = match.limit === 0 ? null : Math.max(0, state.waiting_since + match.limit * 1000 - now)
  return [...seats]
    .filter((seat) => seat !== viewer)
    .map((seat) => {
      const proposal = proposed.get(seat)
      return {
        seat,
        agreed: proposal?.agreed ?? [],
        level: proposal?.level ?? null,
        left,
        due: proposal ? Math.max(0, proposal.from - now) : null,
      }
    })
}
