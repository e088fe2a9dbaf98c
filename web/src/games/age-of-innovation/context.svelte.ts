// What all parts of the board share: the view read once, what may be clicked, and the menu of a place with several offers.

import { createContext } from 'svelte'
import type { BoardProps } from '../board'
import { wholePicture } from './income'
import { duration } from './motion'
import { byAnchor, NONE, type Offers } from './prices'
import type { BuildingView, Components, HexFacts, MapFacts, Offer, Terrain, View } from './types'
import { initials } from './names'

export type Land = { facts: HexFacts; terrain: Terrain | 'river'; building: BuildingView | null }
export type Menu = { offers: readonly Offer[]; element: Element }

export class Table {
  #props: () => BoardProps
  menu = $state.raw<Menu | null>(null)

  constructor(props: () => BoardProps) {
    this.#props = props
  }

  props = $derived.by(() => this.#props())
  view = $derived(this.props.view as View)
  viewer = $derived(this.props.viewer)
  facts = $derived(this.props.components as Components)
  map: MapFacts = $derived.by(() => this.facts.maps.find(({ name }) => name === this.view.map) ?? { name: '', hexes: [], bridges: [] })
  #known: ReadonlyMap<string, Land> = new Map()
  lands: ReadonlyMap<string, Land> = $derived.by(() => (this.#known = landsOf(this.map, this.view, this.#known)))
  offers: Offers = $derived(byAnchor(this.props.offers))
  lit: ReadonlySet<string> = $derived(new Set(this.props.highlight))
  short = $derived(initials(this.props.names))
  marks = $derived(this.props.settings.marks)
  /** How long something takes to move, in milliseconds. */
  time = $derived(duration(this.props.settings.motion))

  text = (id: string) => this.props.text(id)
  say = (id: string, args: Record<string, number | string | { seat: number }>) => this.props.say({ id, args })
  name = (seat: number) => this.props.names[seat] ?? ''
  picture = (component: string) => wholePicture(component, this.facts, this.props.options)
  /** The terrain whose color a seat plays. */
  color = (seat: number): Terrain | 'none' => this.view.players[seat]?.display ?? 'none'

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

/** A hex that is as it was stays the very same, or every hex would be made anew. */
function landsOf(map: MapFacts, view: View, known: ReadonlyMap<string, Land>): Map<string, Land> {
  const changed = new Map(view.hexes.map((hex) => [hex.hex, hex]))
  return new Map(
    map.hexes.map((facts) => {
      const now = changed.get(facts.hex)
      const land: Land = { facts, terrain: now?.terrain ?? facts.terrain, building: now?.building ?? null }
      const before = known.get(facts.hex)
      const same = before && before.facts === facts && before.terrain === land.terrain && JSON.stringify(before.building) === JSON.stringify(land.building)
      return [facts.hex, same ? before : land]
    }),
  )
}

export const [useTable, provideTable] = createContext<Table>()
