// What a player can do with a match besides playing it.

import type { State, Summary } from '../protocol'

export type Action = 'hints' | 'give-up' | 'leave' | 'delete'

/** Whether the match ends if this seat gives up: against one opponent, or if nobody else would be left. */
export function endsWithout({ seats }: Summary, seat: number | null): boolean {
  const people = seats.filter(({ kind }) => kind === 'person' || kind === 'device')
  return seats.length === 2 || people.every((each) => each.seat === seat)
}

/** The actions that are possible now, the mildest first. */
export function menuOf({ match, viewer, hints }: Pick<State, 'match' | 'viewer' | 'hints'>): Action[] {
  const playing = match.status === 'running' && viewer !== null
  const others = match.seats.some(({ seat, kind }) => kind === 'person' && !match.yours.includes(seat))
  const actions: [Action, boolean][] = [
    ['hints', playing && !match.hints_allowed && hints.asked_by === null],
    // Alone one would leave bots to themselves.
    ['leave', playing && others && match.seats[viewer]?.kind === 'person'],
    ['give-up', playing],
    ['delete', match.may_delete && match.status !== 'waiting'],
  ]
  return actions.filter(([, possible]) => possible).map(([action]) => action)
}
