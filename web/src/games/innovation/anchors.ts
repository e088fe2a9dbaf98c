// What messages name and the board explains: cards as everywhere, and special achievements and decrees.

import { anchorIndex, type Anchors } from '../anchors'

export function anchors(components: unknown): Anchors {
  const cards = anchorIndex(components)
  return { get: (id) => cards.get(id) ?? id.match(/^(special|decree)-[a-z]+$/)?.[0].replace('-', ':') }
}
