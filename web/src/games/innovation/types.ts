// What the server says of a game of Innovation: crates/innovation/src/view.rs and the printed facts of all cards.

import type { BoardProps } from '../board'

export type Offer = BoardProps['offers'][number]
export type Phrase = Parameters<BoardProps['say']>[0]

// The order in which views list stacks and icon totals.
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export const ICONS = ['castle', 'crown', 'leaf', 'lightbulb', 'factory', 'clock'] as const
export const SPECIALS = ['monument', 'empire', 'world', 'wonder', 'universe'] as const
export const SPECIALS_OF = {
  cities: ['legend', 'repute', 'fame', 'glory', 'victory'],
  echoes: ['supremacy', 'destiny', 'wealth', 'heritage', 'history'],
} as const
export const EXPANSIONS = ['cities', 'artifacts', 'echoes', 'figures'] as const
export const SETS = ['base', ...EXPANSIONS] as const
export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type Color = (typeof COLORS)[number]
export type Icon = (typeof ICONS)[number]
export type Special = (typeof SPECIALS)[number] | (typeof SPECIALS_OF)['cities' | 'echoes'][number]
export type Expansion = (typeof EXPANSIONS)[number]
export type CardSet = (typeof SETS)[number]
export type Splay = 'unsplayed' | 'left' | 'right' | 'up'

// What only cards of expansions have in a slot.
export type Sign =
  | `bonus-${number}`
  | `search-${Icon}`
  | `arrow-${Exclude<Splay, 'unsplayed'>}`
  | 'echo'
  | 'inspire'
  | 'plus'
  | 'flag'
  | 'fountain'
  | 'blank'

// Slots of a card: top left, bottom left, bottom center, bottom right; of a city also top right and top center.
export type Slots<T> = readonly T[]
export type PrintedSlot = Icon | 'hex' | Sign
export type SeenSlot = Icon | 'image' | 'hidden' | Sign

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

// `set`: its type, if it is no base card.
export type CardView = { name: string | null; value: number; set?: Expansion }
export type CoveredView = { name: string | null; slots: Slots<SeenSlot> }
export type Reach = { sharing: readonly number[]; vulnerable: readonly number[] }

export type StackView = {
  color: Color
  splay: Splay
  top: string | null
  count: number | null // null: the viewer may not know
  covered: readonly CoveredView[] // from the top down
  dogma?: Reach | null
  // The cards whose echo and inspire effects one sees, from the bottom up.
  echoes?: readonly string[]
  inspires?: readonly string[]
}

export type PlayerView = {
  hand: readonly CardView[]
  score: readonly CardView[]
  points: number
  icons: readonly number[]
  stacks: readonly StackView[]
  achieved: readonly number[]
  achieved_specials: readonly Special[]
  eligible: readonly number[]
  scored_this_turn: number
  tucked_this_turn: number
} & Partial<FurtherPlayerView>

// What only expansions show.
export type FurtherPlayerView = {
  forecast: readonly CardView[]
  display: string | null
  decrees: readonly string[]
  relics: readonly string[] // among the achievements
  achieved_count: number // all that counts as an achievement now
  flags: number
  fountains: number
  bonuses: readonly number[] // visible ones, the highest first
  endorsable: readonly string[]
}

export type FurtherView = {
  supplies: readonly { set: Expansion; counts: readonly number[] }[]
  decrees: readonly string[] // that nobody has
  relics: readonly string[] // beside their piles
  used: readonly string[] // special actions taken in this turn
  lost: readonly number[]
}

export type View = {
  turn: number | null
  actions: number
  supply: readonly number[] // cards left, age 1 first
  achievements: readonly number[]
  specials: readonly Special[]
  needed: number
  dogma: string | null
  players: readonly PlayerView[]
  winners: readonly number[] | null
  how: string | null
} & Partial<FurtherView>
