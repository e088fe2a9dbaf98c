// What the server says of a game of Inventions; views and events are written from its types.

import type { Action, Region, Token, Type } from '../../generated/inventions'
import type { BoardProps } from '../board'

export type {
  Action,
  Aspiration,
  BuiltView,
  Chain,
  CitizensView as Citizens,
  MilestoneView,
  Phase,
  PlayerView,
  PrivateView,
  Region,
  RegionView,
  Token,
  TokenView,
  TurnView,
  Type,
  View,
  Who,
} from '../../generated/inventions'

export type Offer = BoardProps['offers'][number]

export const TYPES = ['economy', 'culture', 'technology'] as const satisfies readonly Type[]
export const REGIONS = [
  'africa',
  'middle-east',
  'europe',
  'asia',
  'australia',
  'north-america',
  'south-america',
] as const satisfies readonly Region[]
export const ACTIONS = [
  'present',
  'invent',
  'innovate',
  'share',
  'call-specialists',
  'gain-influence',
  'travel',
  'eureka',
  'send-diplomat',
  'call-diplomat',
] as const satisfies readonly Action[]
export const TOKENS = ['present', 'invent', 'innovate', 'share', 'influence'] as const satisfies readonly Token[]
/** The specialist who drives each type. */
export const SPECIALIST = { economy: 'trader', culture: 'artisan', technology: 'thinker' } as const satisfies Record<
  Type,
  string
>
export const HOME_SPACES = 4

/** How sure a value is: the first three are known, the others reconstructed. */
export type Confidence = 'rulebook' | 'public' | 'box' | 'high' | 'medium' | 'low'
type Entry = { confidence?: Readonly<Record<string, Confidence>> }

export type WealthScoring =
  | { kind: 'adjacent'; type: Type | 'wealth'; ip: number; itself?: boolean }
  | { kind: 'count'; type: Type | 'wealth'; ip: number; max?: number }
  | { kind: 'pairs' | 'touching-pairs'; types: readonly [Type, Type]; ip: number }

export type GoalScoring =
  | { kind: 'region'; region: Region; ip: number; token_ip: number; max: number }
  | { kind: 'inventions-of-type'; type: Type; ip: number; max: number }
  | { kind: 'inventions-of-era'; era: number; ip: number; max: number }
  | { kind: 'inventions' | 'influence-tokens'; beyond: number; ip: number; max: number }
  | {
      kind:
        | 'invention-sets'
        | 'invention-eras'
        | 'regions-with-citizens'
        | 'face-up-tokens'
        | 'diplomats'
        | 'scholars'
        | 'majorities'
      ip: number
      max: number
    }
  | { kind: 'society-era'; ip: readonly number[] }

export type ComponentFile = {
  forums: readonly (Entry & { forum: number; actions: readonly Action[] })[]
  influence_track: readonly (Entry & { space: number; chain_tokens: number; adjustment: number; ip: number })[]
  era_track: readonly (Entry & { era: number; space: number; benefit: string })[]
  regions: readonly (Entry & { region: Region; number: number; influence_spaces: readonly number[] })[]
  ropes: readonly (Entry & { between: readonly [Region, Region] })[]
  influence_tokens: readonly (Entry & { token: Token; citizens: number })[]
  milestones: readonly (Entry & { milestone: string; diplomat_spaces: number; diplomat_action: Action })[]
  specialist_tiles: readonly (Entry & { tile: string; benefit: string; specialists: number; idea_at_setup: boolean })[]
  knowledge_tiles: readonly (Entry & { tile: string; benefit: string; ip: number })[]
  idea_cards: readonly (Entry & { card: string; type: Type; chain: Action; exhaust?: readonly string[]; ip?: number })[]
  economy_tiles: readonly (Entry & { number: number; benefit: string })[]
  culture_tiles: readonly (Entry & { number: number; action: Action; benefit: string })[]
  technology_tiles: readonly (Entry & { number: number; actions: readonly [Action, Action] })[]
  wealth_tiles: readonly (Entry & { letter: string; scoring: WealthScoring })[]
  private_goals: readonly (Entry & { goal: string; scoring: GoalScoring })[]
  progress_map: readonly (Entry & { hex: string; benefit: string })[]
}

export type Components = {
  hash: string
  built_in: boolean
  /** Influence for building with one tile in the display, with two, and so on. */
  build_influence: readonly number[]
  /** What the set is called (empty: nothing), and how much of it is reconstructed. */
  about: { name: string; values: number; reconstructed: number; extent: 'none' | 'some' | 'most' }
  file: ComponentFile
  cards: readonly { card: string; era: number; milestone: string | null }[]
  milestones: readonly { milestone: string; era: number }[]
  hexes: readonly { hex: string; row: number; column: number }[]
}
