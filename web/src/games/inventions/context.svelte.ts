// What all parts of the board share: the view and the printed facts, what is offered, and which drawer lies open.

import type { Offer } from '../../protocol'
import { boardContext, Places } from '../../table/places.svelte'
import { type Drawer, drawerFor, drawerToSee } from './drawers'
import { factsOf } from './facts'
import { whoName } from './phrases'
import type { Components, PlayerView, View, Who } from './types'
import { told } from './words'

export class BoardContext extends Places {
  view = $derived(this.props.view as View)
  components = $derived(this.props.components as Components)
  facts = $derived(factsOf(this.components))
  /** The viewer's own society; watchers have none. */
  me: PlayerView | null = $derived(this.viewer === null ? null : (this.view.players[this.viewer] ?? null))
  /** Whose society lies in front: one's own, for a watcher the first. */
  front = $derived(this.viewer ?? 0)

  /** What somebody opened or closed by hand counts until something else is asked. */
  #chosen = $state.raw<{ offers: readonly Offer[]; drawer: Drawer | null } | null>(null)
  /** The drawer in which something must be chosen or seen. */
  wanted = $derived(drawerToSee(this.props.attend ?? []) ?? drawerFor(this.props.offers))
  drawer = $derived(this.#chosen?.offers === this.props.offers ? this.#chosen.drawer : this.wanted)
  open(drawer: Drawer | null): void {
    this.#chosen = { offers: this.props.offers, drawer }
  }

  #told = new Map<string, string>()
  #voice = $derived({ components: this.components, language: this.text('action-travel') })
  #spoken: unknown = null

  /** Name and rule of a place in one, for ears. What is printed stays the same and is said once. */
  told = (anchor: string) => {
    if (this.#spoken !== this.#voice) this.#told.clear()
    this.#spoken = this.#voice
    if (!PRINTED.test(anchor)) return told(anchor, this.props)
    const known = this.#told.get(anchor) ?? told(anchor, this.props)
    this.#told.set(anchor, known)
    return known
  }
  whoName = (who: Who) => whoName(this.props, who)
  letters = (who: Who) => (typeof who === 'object' ? (this.short[who.seat] ?? '') : who === 'chronos' ? '⌛' : '–')
}

const PRINTED = /^(card|milestone|tile|stock|hex|goal|token|space|influence|specialist-tile|action|aspiration):/

export const { useBoard, provideBoard } = boardContext((props) => new BoardContext(props))
