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

/** What anybody can still take of a kind; null: one does not take them. */
function market(view: View, kind: string): readonly (string | number)[] | null {
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
    case 'competency':
      return view.competencies.filter(({ left }) => left > 0).map(({ name }) => name)
    case 'city':
      return view.city_tiles.filter(({ left }) => left > 0).map(({ name }) => name)
    default:
      return null
  }
}

const PLAYED: Readonly<Record<string, (view: View) => readonly string[]>> = {
  'round-tile': ({ round_tiles: tiles }) => tiles,
  'final-tile': ({ final_tile: tile }) => [tile],
  books: ({ book_actions: actions }) => actions,
}

export function whereabouts(entry: Entry, props: BoardProps): Phrase | null {
  const view = props.view as View
  const [kind = '', name = ''] = entry.anchor.split(':')
  const played = PLAYED[kind]?.(view)
  if (played) return { id: played.includes(name) ? 'library-lies-played' : 'library-lies-out' }
  const offered = market(view, kind)
  if (offered === null) return null
  const owners = props.names.filter((_, seat) => {
    const player = view.players[seat]
    return player !== undefined && held(player, kind).some((each) => String(each) === name)
  })
  if (owners.length > 0) return { id: 'library-lies-with', args: { players: owners.join(', ') } }
  return { id: offered.some((each) => String(each) === name) ? 'library-lies-market' : 'library-lies-out' }
}
