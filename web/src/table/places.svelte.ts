// What the places of a board share: which of them may be chosen now, which the news speak of, and the menu of a place
// with several offers.

import { createContext } from 'svelte'
import type { BoardProps } from '../games/board'
import type { Offer } from '../protocol'
import { initials } from './initials'
import type { Menu } from './menu'
import { duration } from './motion'

const NONE: readonly Offer[] = []

export type Offers = ReadonlyMap<string, readonly Offer[]>

export function byAnchor(offers: readonly Offer[]): Offers {
  const map = new Map<string, Offer[]>()
  for (const offer of offers) {
    if (offer.anchor === null) continue
    map.set(offer.anchor, [...(map.get(offer.anchor) ?? []), offer])
  }
  return map
}

export class Places {
  #props: () => BoardProps
  menu = $state.raw<Menu | null>(null)

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  props = $derived.by(() => this.#props())
  viewer = $derived(this.props.viewer)
  offers: Offers = $derived(byAnchor(this.props.offers))
  lit: ReadonlySet<string> = $derived(new Set(this.props.highlight))
  short = $derived(initials(this.props.names))
  marks = $derived(this.props.settings.marks)
  /** How long something takes to move, in milliseconds. */
  time = $derived(duration(this.props.settings.motion))

  text = (id: string) => this.props.text(id)
  say = (id: string, args: Record<string, number | string | { seat: number }>) => this.props.say({ id, args })
  name = (seat: number) => this.props.names[seat] ?? ''

  offersAt(anchor: string): readonly Offer[] {
    return this.offers.get(anchor) ?? NONE
  }

  isLit(anchor: string): boolean {
    return this.lit.has(anchor)
  }

  /** One offer is taken at once; of several the player picks one from a menu. */
  take(offers: readonly Offer[], element: Element): void {
    const [only, ...others] = offers
    if (!only) return
    this.menu = others.length > 0 ? { offers, element } : null
    if (others.length === 0) this.props.choose(only.choice)
  }

  close(): void {
    this.menu = null
  }
}

export const [usePlaces, providePlaces] = createContext<Places>()
