// What the server says of a game of Age of Innovation: crates/age-of-innovation/src/view.rs and the printed facts of all components.

import type { BoardProps } from '../board'

export type Offer = BoardProps['offers'][number]

export const TERRAINS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const
export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const
/** The pieces of a planning display, in the order in which views count them. */
export const PIECES = ['workshop', 'guild', 'school', 'palace', 'university'] as const
export const GOODS = ['coins', 'tools', 'scholars', 'power', 'books', 'points', 'levels', 'spades'] as const

export type Terrain = (typeof TERRAINS)[number]
export type Discipline = (typeof DISCIPLINES)[number]
export type PieceKind = (typeof PIECES)[number]
export type BuildingKind = PieceKind | 'tower' | 'monument'
export type Good = (typeof GOODS)[number]
export type Goods = Readonly<Record<Good, number>>
export type Scholar = { of: number } | 'neutral'

export type BuildingView = { seat: number; kind: BuildingKind; neutral: boolean; annex: boolean; city: boolean }
export type HexView = { hex: string; terrain: Terrain; building: BuildingView | null }
export type BridgeView = { a: string; b: string; seat: number }
export type CompetencyView = { name: string; discipline: Discipline; levels: number; books: number; left: number }

export type PlayerView = {
  display: Terrain | null
  faction: string | null
  bonus: string | null
  palace: number | null
  palace_built: boolean
  points: number
  coins: number
  tools: number
  scholars: number
  scholars_left: number
  books: readonly number[]
  bowls: readonly number[]
  levels: readonly number[]
  keys: number
  sailing: number
  spade: number // tools for a spade
  left: readonly number[] // of PIECES on the display
  bridges_left: number
  annexes: number
  innovations: readonly string[]
  competencies: readonly string[]
  city_tiles: readonly string[]
  used: readonly string[]
  passed: boolean
  income: Goods
  area: number
}

export type Phase = 'sets' | 'draft' | 'start' | 'placement' | 'income' | 'actions' | 'science' | 'over'

export type View = {
  map: string
  phase: Phase
  round: number
  turn: number | null
  order: readonly number[]
  passed: readonly number[]
  round_tiles: readonly string[]
  final_tile: string
  book_actions: readonly string[]
  used_power: readonly string[]
  used_books: readonly string[]
  innovations: readonly (readonly string[])[] // by column, from the bottom up
  competencies: readonly CompetencyView[]
  palaces: readonly number[]
  city_tiles: readonly { name: string; left: number }[]
  bonuses: readonly { name: string; coins: number }[]
  sets: readonly { display: Terrain; faction: string; bonus: string }[]
  displays: readonly Terrain[]
  factions: readonly string[]
  spaces: readonly (readonly (Scholar | null)[])[]
  hexes: readonly HexView[] // those that are not as printed
  bridges: readonly BridgeView[]
  river_cities: readonly string[]
  neutral_levels: readonly number[] | null
  area_tile: number | null
  players: readonly PlayerView[]
  winners: readonly number[] | null
}

export type HexFacts = { hex: string; row: number; column: number; terrain: Terrain | 'river'; border: boolean }
export type MapFacts = { name: string; hexes: readonly HexFacts[]; bridges: readonly (readonly [string, string])[] }
type Paying = { name: string; income: Goods }

export type Components = {
  maps: readonly MapFacts[]
  terrains: readonly { name: Terrain; start: Goods; bowls: readonly number[]; levels: readonly number[] }[]
  disciplines: readonly { name: Discipline; income: Goods }[]
  level_power: readonly number[]
  buildings: readonly { name: BuildingKind; power: number; pieces: number; cost: Goods; cost_beside_others: Goods }[]
  factions: readonly (Paying & { start: Goods; levels: readonly number[] })[]
  innovations: readonly Paying[]
  columns: readonly { name: string; disciplines: readonly Discipline[] }[]
  palaces: readonly { number: number; income: Goods }[]
  bonuses: readonly Paying[]
  competencies: readonly Paying[]
  power_actions: readonly { name: string; cost: number }[]
  book_actions: readonly { name: string; cost: number }[]
  city_tiles: readonly { name: string; points: number }[]
  round_tiles: readonly { name: string; points: number; discipline: Discipline; per: number; bonus: Goods }[]
  final_tiles: readonly { name: string; points: number }[]
}
