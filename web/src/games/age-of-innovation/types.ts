// What the server says of a game of Age of Innovation: views, events and printed facts are written from its types.

import type { Building, Discipline, Goods, Terrain } from '../../generated/age-of-innovation'
import type { BoardProps } from '../board'

export type {
  Ability,
  BridgeView,
  Building as BuildingKind,
  BuildingView,
  CompetencyView,
  Components,
  Count,
  Discipline,
  DisplayRow,
  Effect,
  Goal,
  Goods,
  HexFacts,
  HexView,
  MapFacts,
  Phase,
  PlayerView,
  PrintedDisplay,
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
/** The pieces of a planning display, in the order in which views and facts count them. */
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
