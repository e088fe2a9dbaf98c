// What the server says of a game of Innovation: crates/innovation/src/view.rs and the printed facts of all cards.

import type { BoardProps } from '../board'

export type Offer = BoardProps['offers'][number]
export type Phrase = Parameters<BoardProps['say']>[0]

// The order in which views list stacks and icon totals.
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export const ICONS = ['castle', 'crown', 'leaf', 'lightbulb', 'factory', 'clock'] as const
export const SPECIALS = ['monument', 'empire', 'world', 'wonder', 'universe'] as const
export const AGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export type Color = (typeof COLORS)[number]
export type Icon = (typeof ICONS)[number]
export type Special = (typeof SPECIALS)[number]
export type Splay = 'unsplayed' | 'left' | 'right' | 'up'

// Slots of a card: top left, bottom left, bottom center, bottom right.
export type Slots<T> = readonly [T, T, T, T]
export type PrintedSlot = Icon | 'hex'
export type SeenSlot = Icon | 'image' | 'hidden'

export type CardFacts = {
  name: string // in English: the card's id
  slug: string
  age: number
  color: Color
  slots: Slots<PrintedSlot>
  featured: Icon
  effects: Record<string, readonly string[]> // by edition; "demand" or something else
}
export type Components = { cards: readonly CardFacts[] }

export type CardView = { name: string | null; value: number }
export type CoveredView = { name: string | null; slots: Slots<SeenSlot> }
export type Reach = { sharing: readonly number[]; vulnerable: readonly number[] }

export type StackView = {
  color: Color
  splay: Splay
  top: string | null
  count: number | null // null: the viewer may not know
  covered: readonly CoveredView[] // from the top down
  dogma?: Reach | null
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
}
