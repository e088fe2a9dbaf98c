// What all parts of the board share: the view read once, what may be clicked, and what is being looked at.

import { createContext } from 'svelte'
import { initials } from '../../table/initials'
import type { Menu } from '../../table/menu'
import type { BoardProps } from '../board'
import {
  byAnchor,
  catalog,
  expansionsOf,
  fold,
  litPile,
  type Offers,
  offersAt,
  placeOf,
  sameTray,
  specialsOf,
  type Tray,
  trayKey,
  wantedTrays,
} from './lookup'
import type { CardFacts, Color, Offer, View } from './types'
import { cardName, describe, editionOf, word } from './words'

type Further = typeof import('./expansions')

// Something explained: fleetingly under the pointer or the focus, or held until it is closed.
export type Look = { anchor: string; element: HTMLElement; held: boolean }

export class BoardContext {
  #props: () => BoardProps
  look = $state.raw<Look | null>(null)
  menu = $state.raw<Menu | null>(null)
  #opened = $state.raw<readonly Tray[]>([])
  // What draws the things of expansions: a file of its own, which only their tables fetch.
  further = $state.raw<Further | null>(null)

  constructor(props: () => BoardProps) {
    this.#props = props
    if (expansionsOf(props().options).length > 0)
      void import('./expansions').then((further) => (this.further = further))
  }

  props = $derived.by(() => this.#props())
  view = $derived(this.props.view as View)
  viewer = $derived(this.props.viewer)
  cards = $derived(catalog(this.props.components))
  edition = $derived(editionOf(this.props.options))
  expansions = $derived(expansionsOf(this.props.options))
  specials = $derived(specialsOf(this.props.options))
  offers: Offers = $derived(byAnchor(this.props.offers, (offer) => placeOf(offer, this.view, this.viewer, this.cards)))
  lit = $derived(this.props.highlight.map(fold))
  short = $derived(initials(this.props.names))
  marks = $derived(this.props.settings.marks)

  wanted = $derived(wantedTrays(this.view, this.viewer, this.offers))
  trays = $derived([
    ...this.wanted,
    ...this.#opened.filter((tray) => !this.wanted.some((other) => sameTray(tray, other))),
  ])

  text = (id: string) => word(this.props, id)
  say = (id: string, args: Record<string, number | string | { seat: number }>) => this.props.say({ id, args })
  name = (seat: number) => this.props.names[seat] ?? ''
  nameOf = (card: CardFacts) => cardName(this.props, card)
  describe = (card: CardFacts) => describe(this.props, card)

  offersAt(anchors: readonly string[]): readonly Offer[] {
    return offersAt(this.offers, anchors)
  }

  isLit(anchors: readonly string[]): boolean {
    return anchors.some((anchor) => this.lit.includes(fold(anchor)))
  }

  isPileLit(seat: number, color: Color): boolean {
    return litPile(this.lit, seat, color, this.viewer, this.cards)
  }

  // One offer is taken at once; of several the player picks one from a menu.
  take(offers: readonly Offer[], element: HTMLElement): void {
    const [only, ...others] = offers
    if (!only) return
    this.look = null
    if (others.length > 0) {
      this.menu = { offers, element }
    } else {
      this.menu = null
      this.props.choose(only.choice)
    }
  }

  inspect(anchor: string, element: HTMLElement, held: boolean): void {
    if (!held && (this.look?.held || this.menu)) return
    this.look = { anchor, element, held }
  }

  // Leaving an element ends only what it showed fleetingly.
  leave(element: HTMLElement): void {
    if (this.look && !this.look.held && this.look.element === element) this.look = null
  }

  close(): void {
    this.look = null
    this.menu = null
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

export const [useBoard, provideBoard] = createContext<BoardContext>()
