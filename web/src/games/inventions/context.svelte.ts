// What all parts of the board share: the view and the printed facts, besides what is offered.

import { createContext } from 'svelte'
import { Places, providePlaces } from '../../table/places.svelte'
import type { BoardProps } from '../board'
import { openings, type Opening } from './chains'
import { factsOf } from './facts'
import type { Components, Offer, PlayerView, View, Who } from './types'
import { whoName } from './phrases'
import { told } from './words'

export class Table extends Places {
  view = $derived(this.props.view as View)
  components = $derived(this.props.components as Components)
  facts = $derived(factsOf(this.components))
  /** The viewer's own society; watchers have none. */
  me: PlayerView | null = $derived(this.viewer === null ? null : (this.view.players[this.viewer] ?? null))
  /** Whose eyes decide what a choice would open: the viewer's, or for a watcher whoever plays. */
  seat = $derived(
    this.viewer ?? (typeof this.view.turn === 'object' && this.view.turn !== null ? this.view.turn.seat : 0),
  )

  /** Name and rule of a place in one, for ears. */
  told = (anchor: string) => told(anchor, this.props)
  whoName = (who: Who) => whoName(this.props, who)
  letters = (who: Who) => (typeof who === 'object' ? (this.short[who.seat] ?? '') : who === 'chronos' ? '⌛' : '–')
  opens = (offer: Pick<Offer, 'choice'>): Opening[] => openings(offer.choice, this.view, this.facts, this.seat)
}

const [useTable, setTable] = createContext<Table>()
export { useTable }

export function provideTable(props: () => BoardProps): Table {
  const table = setTable(new Table(props))
  providePlaces(table)
  return table
}
