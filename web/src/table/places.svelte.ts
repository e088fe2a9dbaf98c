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

  /** The offers of a place that stands for one or several anchors. */
  offersAt(...anchors: readonly string[]): readonly Offer[] {
    const [only = '', ...others] = anchors
    const offers = this.offers.get(only) ?? NONE
    return others.length === 0 ? offers : anchors.flatMap((anchor) => this.offers.get(anchor) ?? NONE)
  }

  isLit(...anchors: readonly string[]): boolean {
    return anchors.some((anchor) => this.lit.has(anchor))
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

const [usePlaces, providePlaces] = createContext<Places>()
export { usePlaces }

/** How the parts of a game's board come by what they share, and how the board provides it. */
export function boardContext<Board extends Places>(
  make: (props: () => BoardProps) => Board,
): { useBoard: () => Board; provideBoard: (props: () => BoardProps) => Board } {
  const [useBoard, setBoard] = createContext<Board>()
  const provideBoard = (props: () => BoardProps) => {
    const board = setBoard(make(props))
    providePlaces(board)
    return board
  }
  return { useBoard, provideBoard }
}
