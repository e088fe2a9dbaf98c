// What is printed on the cards of the table that is shown. Events name cards and nothing more; where a card goes and
// what flies depends on its color and age, which never change.

import { catalog, type Catalog } from './lookup'
import type { CardFacts } from './types'

let cards: Catalog = new Map()
let of: unknown = null

export function learnCards(components: unknown): void {
  if (components === of) return
  of = components
  cards = catalog(components)
}

export const printed = (name: string): CardFacts | undefined => cards.get(name)
