// The same table once more.

import type { NewMatch, SeatWish, Summary } from '../protocol'

export function rematchOf(match: Summary): NewMatch {
  const [me] = match.yours
  const seats = match.seats.map((seat): SeatWish => {
    if (seat.seat === me) return { kind: 'me' }
    // A bot that played on for somebody makes room for a person again.
    if (seat.kind === 'bot' && seat.departed !== null) return { kind: 'open' }
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'casual' }
    return match.yours.includes(seat.seat) ? { kind: 'device', name: seat.name } : { kind: 'open' }
  })
  // Whoever never chose about hints has the usual again.
  const hints = match.hints === 'alone' ? null : match.hints === 'on'
  const { game, options, limit, idle_days } = match
  return { game, options, seats, public: match.public, limit, clock: match.clock?.setting ?? null, hints, idle_days }
}
