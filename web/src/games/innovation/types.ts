// What the server says of a game of Innovation; views and events are written from its types.

import type { Color, Icon, PrintedSlot, Set as CardSet, Special } from '../../generated/innovation'
import type { BoardProps } from '../board'

export type {
  CardView,
  Color,
  CoveredView,
  Icon,
  PlayerView,
  PrintedSlot,
  ReachView as Reach,
  SeenSlot,
  Set as CardSet,
  Special,
  Splay,
  StackView,
  View,
} from '../../generated/innovation'

export type Offer = BoardProps['offers'][number]
export type Phrase = Parameters<BoardProps['say']>[0]

// The order in which views list stacks and icon totals.
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple'] as const satisfies readonly Color[]
export const ICONS = ['castle', 'crown', 'leaf', 'lightbulb', 'factory', 'clock'] as const satisfies readonly Icon[]
export const SPECIALS = ['monument', 'empire', 'world', 'wonder', 'universe'] as const satisfies readonly Special[]
export const SPECIALS_OF = {
  cities: ['legend', 'repute', 'fame', 'glory', 'victory'],
  echoes: ['supremacy', 'destiny', 'wealth', 'heritage', 'history'],
} as const satisfies Record<string, readonly Special[]>
export const EXPANSIONS = ['cities', 'artifacts', 'echoes', 'figures'] as const satisfies readonly CardSet[]
export const SETS = ['base', ...EXPANSIONS] as const
export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type Expansion = (typeof EXPANSIONS)[number]

// Slots of a card: top left, bottom left, bottom center, bottom right; of a city also top right and top center.
export type Slots<T> = readonly T[]
/** What only cards of expansions have in a slot. */
export type Sign = Exclude<PrintedSlot, Icon | 'hex'>

export type CardFacts = {
  name: string // in English: the card's id
  slug: string
  age: number
  color: Color
  slots: Slots<PrintedSlot>
  featured: Icon | null // a city has none
  effects: Record<string, readonly string[]> // by edition; "demand", "compel" or something else
  // With expansions:
  set?: CardSet
  relic?: boolean
  echo?: boolean
  inspire?: boolean
  karmas?: readonly string[] // "when", "each", "decree" or "would"
}
export type DecreeFacts = { name: string; color: Color }
export type Components = { cards: readonly CardFacts[]; decrees?: readonly DecreeFacts[] }
