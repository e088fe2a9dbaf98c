// The same table once more.

import type { NewMatch, SeatWish, Summary } from '../protocol'

export function rematchOf(match: Summary): NewMatch {
  const [me] = match.yours
  const seats = match.seats.map((seat): SeatWish => {
    if (seat.seat === me) return { kind: 'me' }
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'casual' }
    return match.yours.includes(seat.seat) ? { kind: 'device', name: seat.name } : { kind: 'open' }
  })
  return { game: match.game, options: match.options, seats, public: match.public, limit: match.limit }
}
