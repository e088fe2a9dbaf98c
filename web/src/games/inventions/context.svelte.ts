// What all parts of the board share: the view and the printed facts, besides what is offered.

import { createContext } from 'svelte'
import { Places, providePlaces } from '../../table/places.svelte'
import type { BoardProps } from '../board'
import { factsOf } from './facts'
import type { Components, PlayerView, View, Who } from './types'
import { whoName } from './phrases'
import { told } from './words'

export class BoardContext extends Places {
  view = $derived(this.props.view as View)
  components = $derived(this.props.components as Components)
  facts = $derived(factsOf(this.components))
  /** The viewer's own society; watchers have none. */
  me: PlayerView | null = $derived(this.viewer === null ? null : (this.view.players[this.viewer] ?? null))

  /** Name and rule of a place in one, for ears. */
  told = (anchor: string) => told(anchor, this.props)
  whoName = (who: Who) => whoName(this.props, who)
  letters = (who: Who) => (typeof who === 'object' ? (this.short[who.seat] ?? '') : who === 'chronos' ? '⌛' : '–')
}

const [useBoard, setBoard] = createContext<BoardContext>()
export { useBoard }

export function provideBoard(props: () => BoardProps): BoardContext {
  const board = setBoard(new BoardContext(props))
  providePlaces(board)
  return board
}
