// How a value is chosen: the sort of answer it takes, and its words.

import type { Phrase } from '../../../protocol'
import type { Json, Value } from '../../workshop'
import { benefitPhrase, goalPhrase, phrase, wealthPhrase } from '../phrases'
import type { GoalScoring, WealthScoring } from '../types'

export type Ask =
  | { sort: 'action' | 'two-actions' | 'type' | 'specialists' | 'benefit' | 'yes' | 'numbers' | 'wealth' | 'goal' }
  | { sort: 'number'; least: number; most: number }

/** The numbers that a field can have. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'idea_cards/ip': [0, 20],
  'milestones/diplomat_spaces': [1, 4],
  'specialist_tiles/specialists': [1, 2],
  'knowledge_tiles/ip': [0, 9],
  'influence_tokens/citizens': [1, 10],
  'regions/number': [1, 7],
  'influence_track/chain_tokens': [0, 3],
  'influence_track/adjustment': [-5, 5],
  'influence_track/ip': [0, 50],
}

export function askOf({ section, field }: Pick<Value, 'section' | 'field'>): Ask {
  const range = RANGES[`${section}/${field}`]
  if (range) return { sort: 'number', least: range[0], most: range[1] }
  if (field === 'scoring') return { sort: section === 'wealth_tiles' ? 'wealth' : 'goal' }
  switch (field) {
    case 'type':
      return { sort: 'type' }
    case 'exhaust':
      return { sort: 'specialists' }
    case 'actions':
      return { sort: 'two-actions' }
    case 'chain':
    case 'action':
      return { sort: 'action' }
    case 'hex':
    case 'between':
    case 'idea_at_setup':
      return { sort: 'yes' }
    case 'influence_spaces':
      return { sort: 'numbers' }
    default:
      return { sort: 'benefit' }
  }
}

/** Words joined by another: `1 trader, 1 artisan`. */
const listed = (parts: readonly Phrase[]): Phrase =>
  parts.length === 0 ? phrase('workshop-none') : parts.reduce((one, other) => phrase('workshop-list', { one, other }))

export function said(value: Value, given: Json): Phrase {
  switch (askOf(value).sort) {
    case 'action':
      return phrase(`action-${given as string}`)
    case 'two-actions':
      return listed((given as string[]).map((action) => phrase(`action-${action}`)))
    case 'type':
      return phrase(`type-${given as string}`)
    case 'specialists': {
      const words = given as string[]
      const n = (word: string) => words.filter((other) => other === word).length
      return listed([...new Set(words)].map((word) => phrase(`count-${word}`, { n: n(word) })))
    }
    case 'yes':
      return phrase(given === true ? 'workshop-yes' : 'workshop-no')
    case 'numbers':
      return listed((given as number[]).map((number) => phrase('workshop-number', { number })))
    case 'wealth':
      return wealthPhrase(given as unknown as WealthScoring)
    case 'goal':
      return goalPhrase(given as unknown as GoalScoring)
    case 'number':
      return phrase('workshop-number', { number: given as number })
    case 'benefit':
      return benefitPhrase(given as string)
  }
}
