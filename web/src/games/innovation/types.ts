// What the server says of a game of Innovation; views, events and printed facts are written from its types.

import type { Color, Icon, PrintedSlot, Set as CardSet } from '../../generated/innovation'
import type { BoardProps } from '../board'

export type {
  CardView,
  Color,
  Components,
  CoveredView,
  Decree,
  EffectKind,
  Icon,
  PlayerView,
  PrintedCard as CardFacts,
  PrintedSlot,
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
export const EXPANSIONS = ['cities', 'artifacts', 'echoes', 'figures'] as const satisfies readonly CardSet[]
export const SETS = ['base', ...EXPANSIONS] as const
export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type Expansion = (typeof EXPANSIONS)[number]

// Slots of a card: top left, bottom left, bottom center, bottom right; of a city also top right and top center.
export type Slots<T> = readonly T[]
/** What only cards of expansions have in a slot. */
export type Sign = Exclude<PrintedSlot, Icon | 'hex'>
