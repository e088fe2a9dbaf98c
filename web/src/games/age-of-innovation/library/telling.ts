// Where a tile lies in a match: everything lies open.

import type { Phrase } from '../../../protocol'
import type { BoardProps } from '../../board'
import type { Entry } from '../../library'
import type { PlayerView, View } from '../types'

/** What players have of a kind. */
function held(player: PlayerView, kind: string): readonly (string | number | null)[] {
  switch (kind) {
    case 'display':
    case 'faction':
    case 'palace':
    case 'bonus':
      return [player[kind]]
    case 'innovation':
      return player.innovations
    case 'competency':
      return player.competencies
    case 'city':
      return player.city_tiles
    default:
      return []
  }
}

/** What anybody can still take of a kind of which each is there once. */
function market(view: View, kind: string): readonly (string | number)[] {
  switch (kind) {
    case 'display':
      return [...view.displays, ...view.sets.map(({ display }) => display)]
    case 'faction':
      return [...view.factions, ...view.sets.map(({ faction }) => faction)]
    case 'palace':
      return view.palaces
    case 'bonus':
      return [...view.bonuses.map(({ name }) => name), ...view.sets.map(({ bonus }) => bonus)]
    case 'innovation':
      return view.innovations.flat()
    default:
      return []
  }
}

/** How many are left of those that there are several of. */
const leftOf = (view: View, kind: string, name: string): number | null =>
  (kind === 'competency' ? view.competencies : kind === 'city' ? view.city_tiles : []).find(
    (each) => each.name === name,
  )?.left ?? null

const played = (is: boolean): Phrase => ({ id: is ? 'library-lies-played' : 'library-lies-out' })

/** What is laid out for the whole match: nobody takes it. */
function laid(view: View, kind: string, name: string): readonly Phrase[] | null {
  const round = (view.round_tiles as readonly string[]).indexOf(name) + 1
  switch (kind) {
    case 'round-tile':
      if (round === 0) return [played(false)]
      if (round === view.round) return [{ id: 'library-comes-now' }]
      return [{ id: round < view.round ? 'library-lies-over' : 'library-comes-round', args: { round } }]
    case 'final-tile':
      return [played(view.final_tile === name)]
    case 'power':
      return [{ id: (view.used_power as readonly string[]).includes(name) ? 'library-lies-used' : 'library-lies-free' }]
    case 'books':
      if (!(view.book_actions as readonly string[]).includes(name)) return [played(false)]
      return [{ id: (view.used_books as readonly string[]).includes(name) ? 'library-lies-used' : 'library-lies-free' }]
    default:
      return null
  }
}

export function whereabouts(entry: Entry, props: BoardProps): readonly Phrase[] {
  const view = props.view as View
  const [kind = '', name = ''] = entry.anchor.split(':')
  const found = laid(view, kind, name)
  if (found) return found
  const owners = props.names.filter((_, seat) => {
    const player = view.players[seat]
    return player !== undefined && held(player, kind).some((each) => String(each) === name)
  })
  const taken: Phrase[] = owners.length > 0 ? [{ id: 'library-lies-with', args: { players: owners.join(', ') } }] : []
  const left = leftOf(view, kind, name)
  if (left !== null) return [...taken, { id: 'library-comes-left', args: { left } }]
  if (taken.length > 0) return taken
  const offered = market(view, kind).some((each) => String(each) === name)
  return [{ id: offered ? 'library-lies-market' : 'library-lies-out' }]
}
