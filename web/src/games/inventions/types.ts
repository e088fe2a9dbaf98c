// What the server says of a game of Inventions: crates/inventions/src/view.rs and the printed facts of all components.

import type { BoardProps } from '../board'

export type Offer = BoardProps['offers'][number]

export const TYPES = ['economy', 'culture', 'technology'] as const
export const REGIONS = [
  'africa',
  'middle-east',
  'europe',
  'asia',
  'australia',
  'north-america',
  'south-america',
] as const
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
] as const
export const TOKENS = ['present', 'invent', 'innovate', 'share', 'influence'] as const
/** The specialist who drives each type. */
export const SPECIALIST = { economy: 'trader', culture: 'artisan', technology: 'thinker' } as const
export const HOME_SPACES = 4

export type Type = (typeof TYPES)[number]
export type Region = (typeof REGIONS)[number]
export type Action = (typeof ACTIONS)[number]
export type Token = (typeof TOKENS)[number]
export type Aspiration = Type | 'wild'
export type Who = { seat: number } | 'chronos' | 'nobody'
export type Chain = 'inventions' | 'tokens' | { card: string } | { knowledge: Region } | { technology: Action }

export type Phase =
  | 'stone-age'
  | 'begin'
  | 'main'
  | 'chain'
  | 'ideas'
  | 'surplus'
  | 'aspirations'
  | 'build'
  | 'era-change'
  | 'scoring'
  | 'over'

export type TurnView = {
  tokens: number
  performed: readonly Action[]
  open: readonly { action: number; chain: Chain; opens: readonly string[] }[]
  technology_used: boolean
  presented: number
  built: number | null
}

export type Citizens = { who: Who; citizens: number }
export type TokenView = { who: Who; token: Token | null }

export type RegionView = {
  region: Region
  card: string | null
  invented: boolean
  presenter: Citizens | null
  inventor: Who | null
  innovator: Who | null
  specialist: string
  knowledge: string
  ip_side: boolean
  sage: boolean
  letter: string
  wealth: number
  tokens: readonly TokenView[] // leftmost first
  citizens: readonly Citizens[]
  kind: Type | null
}

export type MilestoneView = { milestone: string; diplomats: readonly Who[] }
export type PrivateView = MilestoneView & { who: Who; space: string | null }
export type BuiltView = { hex: string; tile: string; face_down: boolean; used: boolean; ip: number | null }

export type PlayerView = {
  ip: number
  influence: number
  era: number
  supply: number
  scholars: number
  home: readonly number[]
  exhausted: readonly number[]
  sages: number
  hand: readonly string[]
  inventions: readonly string[]
  tokens: readonly Token[]
  economy: number
  display: readonly string[]
  aspirations: readonly Aspiration[]
  map: readonly BuiltView[]
  epoch: Action | null
  seasons: readonly Action[]
  influence_ip: number
  wealth_ip: number
  goals: readonly { goal: string; ip: number }[] | null
}

export type View = {
  components: string
  phase: Phase
  era: number
  round: number
  order: readonly Who[]
  turn: Who | null
  now: TurnView | null
  regions: readonly RegionView[]
  common: readonly MilestoneView[]
  private: readonly PrivateView[]
  eureka: readonly string[]
  discard: readonly string[]
  ideas: readonly string[]
  top: string | null
  stack: number
  stock: readonly { kind: Type; number: number; left: number }[]
  chronos: { region: Region; supply: number; tiles: readonly string[] } | null
  players: readonly PlayerView[]
  winners: readonly number[] | null
}

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
  /** What the set is called (empty: nothing), and how much of it is reconstructed. */
  about: { name: string; values: number; reconstructed: number; extent: 'none' | 'some' | 'most' }
  file: ComponentFile
  cards: readonly { card: string; era: number; milestone: string | null }[]
  milestones: readonly { milestone: string; era: number }[]
  hexes: readonly { hex: string; row: number; column: number }[]
  /** Influence for building with one tile in the display, with two, and so on. */
  build_influence: readonly number[]
}
