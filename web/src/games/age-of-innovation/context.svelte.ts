// What all parts of the board share: the view read once, besides what is offered.

import { boardContext, Places } from '../../table/places.svelte'
import { pictureOf } from './components'
import type { BuildingView, Components, HexFacts, MapFacts, Terrain, View } from './types'

export type Land = { facts: HexFacts; terrain: Terrain | 'river'; building: BuildingView | null }

export class BoardContext extends Places {
  view = $derived(this.props.view as View)
  facts = $derived(this.props.components as Components)
  map: MapFacts = $derived.by(
    () => this.facts.maps.find(({ name }) => name === this.view.map) ?? { name: '', hexes: [], bridges: [] },
  )
  #known: ReadonlyMap<string, Land> = new Map()
  lands: ReadonlyMap<string, Land> = $derived.by(() => (this.#known = landsOf(this.map, this.view, this.#known)))
  /** Whose sheet is looked at, if it is not one's own. */
  opened = $state<number | null>(null)

  picture = (component: string) => pictureOf(component, this.facts) ?? ''
  /** The terrain whose color a seat plays. */
  color = (seat: number): Terrain | 'none' => this.view.players[seat]?.display ?? 'none'
}

/** A hex that is as it was stays the very same, or every hex would be made anew. */
function landsOf(map: MapFacts, view: View, known: ReadonlyMap<string, Land>): Map<string, Land> {
  const changed = new Map(view.hexes.map((hex) => [hex.hex, hex]))
  return new Map(
    map.hexes.map((facts) => {
      const now = changed.get(facts.hex)
      const land: Land = { facts, terrain: now?.terrain ?? facts.terrain ?? 'river', building: now?.building ?? null }
      const before = known.get(facts.hex)
      const same =
        before &&
        before.facts === facts &&
        before.terrain === land.terrain &&
        JSON.stringify(before.building) === JSON.stringify(land.building)
      return [facts.hex, same ? before : land]
    }),
  )
}

export const { useBoard, provideBoard } = boardContext((props) => new BoardContext(props))
