// What the server says of a game of Age of Innovation; views and events are written from its types.

import type { BookAction, Building, Discipline, Goods, PowerAction, Terrain } from '../../generated/age-of-innovation'
import type { BoardProps } from '../board'

export type {
  BridgeView,
  Building as BuildingKind,
  BuildingView,
  CompetencyView,
  Discipline,
  Goods,
  HexView,
  Phase,
  PlayerView,
  Scholar,
  Special,
  Terrain,
  View,
} from '../../generated/age-of-innovation'

export type Offer = BoardProps['offers'][number]

export const TERRAINS = [
  'desert',
  'plains',
  'swamp',
  'lake',
  'forest',
  'mountain',
  'wasteland',
] as const satisfies readonly Terrain[]
export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const satisfies readonly Discipline[]
/** The pieces of a planning display, in the order in which views count them. */
export const PIECES = ['workshop', 'guild', 'school', 'palace', 'university'] as const satisfies readonly Building[]
export const GOODS = [
  'coins',
  'tools',
  'scholars',
  'power',
  'books',
  'points',
  'levels',
  'spades',
] as const satisfies readonly (keyof Goods)[]

export type PieceKind = (typeof PIECES)[number]
export type Good = keyof Goods

export type HexFacts = { hex: string; row: number; column: number; terrain: Terrain | 'river'; border: boolean }
export type MapFacts = { name: string; hexes: readonly HexFacts[]; bridges: readonly (readonly [string, string])[] }
type Paying = { name: string; income: Goods }

export type Components = {
  maps: readonly MapFacts[]
  terrains: readonly { name: Terrain; start: Goods; bowls: readonly number[]; levels: readonly number[] }[]
  disciplines: readonly { name: Discipline; income: Goods }[]
  level_power: readonly number[]
  buildings: readonly { name: Building; power: number; pieces: number; cost: Goods; cost_beside_others: Goods }[]
  factions: readonly (Paying & { start: Goods; levels: readonly number[] })[]
  innovations: readonly Paying[]
  columns: readonly { name: string; disciplines: readonly Discipline[] }[]
  palaces: readonly { number: number; income: Goods }[]
  bonuses: readonly Paying[]
  competencies: readonly Paying[]
  power_actions: readonly { name: PowerAction; cost: number }[]
  book_actions: readonly { name: BookAction; cost: number }[]
  city_tiles: readonly { name: string; points: number }[]
  round_tiles: readonly { name: string; points: number; discipline: Discipline; per: number; bonus: Goods }[]
  final_tiles: readonly { name: string; points: number }[]
}
