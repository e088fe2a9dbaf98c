// What the server says of a game of Inventions; views, events and printed facts are written from its types.

import type { Action, Region, Token, Type } from '../../generated/inventions'
import type { BoardProps } from '../board'

export type {
  Action,
  Aspiration,
  BuiltView,
  Chain,
  CitizensView as Citizens,
  ComponentFile,
  Components,
  Confidence,
  GoalScoring,
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
  WealthScoring,
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
