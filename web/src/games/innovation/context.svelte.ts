// What all parts of the board share: the view read once, and what is being looked at, besides what is offered.

import { boardContext, Places } from '../../table/places.svelte'
import type { BoardProps } from '../board'
import { catalog, expansionsOf, sameTray, type Tray, trayKey, wantedTrays } from './lookup'
import { learnCards } from './printed'
import type { CardFacts, Components, Offer, PlayerView, View } from './types'
import { cardName, describe, editionOf, word } from './words'

type ExpansionParts = typeof import('./expansions')

// Something explained: fleetingly under the pointer or the focus, or held until it is closed. `acts`: what can be done
// there, by anchors.
export type Look = { anchor: string; acts: readonly string[]; element: HTMLElement; held: boolean }

export class BoardContext extends Places {
  look = $state.raw<Look | null>(null)
  #opened = $state.raw<readonly Tray[]>([])
  // What draws the things of expansions: a file of its own, which only their tables fetch.
  expansionParts = $state.raw<ExpansionParts | null>(null)

  constructor(props: () => BoardProps) {
    super(props)
    learnCards(props().components)
    if (expansionsOf(props().options).length > 0)
      void import('./expansions').then((parts) => (this.expansionParts = parts))
  }

  view = $derived(this.props.view as View)
  // The viewer's own things; watchers have none.
  me: PlayerView | null = $derived(this.viewer === null ? null : (this.view.players[this.viewer] ?? null))
  cards = $derived(catalog(this.props.components))
  edition = $derived(editionOf(this.props.options))
  expansions = $derived(expansionsOf(this.props.options))
  specials = $derived((this.props.components as Components).specials)

  wanted = $derived(wantedTrays(this.view, this.viewer, new Set([...this.offers.keys(), ...(this.props.attend ?? [])])))
  trays = $derived([
    ...this.wanted,
    ...this.#opened.filter((tray) => !this.wanted.some((other) => sameTray(tray, other))),
  ])

  override text = (id: string) => word(this.props, id)
  nameOf = (card: CardFacts) => cardName(this.props, card)
  describe = (card: CardFacts) => describe(this.props, card)

  override take(offers: readonly Offer[], element: Element): void {
    if (offers.length > 0) this.look = null
    super.take(offers, element)
  }

  inspect(look: Look): void {
    if (!look.held && (this.look?.held || this.menu)) return
    this.look = look
  }

  // Leaving an element ends only what it showed fleetingly.
  leave(element: HTMLElement): void {
    if (this.look && !this.look.held && this.look.element === element) this.look = null
  }

  override close(): void {
    this.look = null
    super.close()
  }

  isOpen(tray: Tray): boolean {
    return this.trays.some((other) => sameTray(tray, other))
  }

  isWanted(tray: Tray): boolean {
    return this.wanted.some((other) => sameTray(tray, other))
  }

  toggle(tray: Tray): void {
    const key = trayKey(tray)
    const others = this.#opened.filter((other) => trayKey(other) !== key)
    this.#opened = others.length < this.#opened.length ? others : [...others, tray]
  }
}

export const { useBoard, provideBoard } = boardContext((props) => new BoardContext(props))
