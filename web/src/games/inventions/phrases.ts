// The game's messages with what the component file says put into their places.

import type { Phrase } from '../../protocol'
import type { BoardProps } from '../board'
import { type Benefit, waysOf } from './benefit'
import { formulaPhrase, isFormula } from './formulas'
import type { GoalScoring, WealthScoring, Who } from './types'

export type Speech = Pick<BoardProps, 'say' | 'text' | 'view' | 'viewer' | 'names' | 'components' | 'offers'>

export const phrase = (id: string, args?: Phrase['args']): Phrase => (args ? { id, args } : { id })

/** All that a component file writes: what comes together, and what one may choose. */
export function benefitPhrase(text: string): Phrase {
  const ways = waysOf(text).map((parts) =>
    parts.map(oneBenefit).reduce((first, next) => phrase('benefit-and', { first, next })),
  )
  return ways.reduce((first, next) => phrase('benefit-or', { first, next }))
}

function oneBenefit(benefit: Benefit): Phrase {
  switch (benefit.kind) {
    case 'action':
      return phrase('benefit-action', { action: phrase(`action-${benefit.action}`) })
    case 'trained':
      return phrase(`benefit-specialists-${benefit.type}`, { n: benefit.n })
    case 'specialist':
      return phrase('benefit-specialists-any', { n: benefit.n })
    case 'scholar':
    case 'citizen':
    case 'idea':
      return phrase(`benefit-${benefit.kind}s`, { n: benefit.n })
    case 'aspiration': {
      const aspiration = phrase(`aspiration-${benefit.of}`)
      return phrase('benefit-aspirations', { n: benefit.n, aspiration })
    }
    case 'text':
      return phrase('benefit-text', { text: benefit.text })
    case 'build':
      return benefit.influence === null
        ? phrase('benefit-build')
        : phrase('benefit-build-for', { n: benefit.influence })
    case 'ip':
    case 'influence':
    case 'ready':
    case 'discount':
      return phrase(`benefit-${benefit.kind}`, { n: benefit.n })
    default:
      return phrase(`benefit-${benefit.kind}`)
  }
}

export function wealthPhrase(scoring: WealthScoring): Phrase {
  if (isFormula(scoring)) return formulaPhrase(scoring)
  const { ip } = scoring
  if ('types' in scoring) {
    const [first, second] = scoring.types
    return phrase(`wealth-${scoring.kind}`, { ip, first: phrase(`tiles-${first}`), second: phrase(`tiles-${second}`) })
  }
  const of = phrase(`tiles-${scoring.type}`)
  if (scoring.kind === 'adjacent')
    return phrase(scoring.itself ? 'wealth-adjacent-itself' : 'wealth-adjacent', { ip, of })
  return scoring.max ? phrase('wealth-count-most', { ip, of, most: scoring.max }) : phrase('wealth-count', { ip, of })
}

export function goalPhrase(scoring: GoalScoring): Phrase {
  if (isFormula(scoring)) return formulaPhrase(scoring)
  if (scoring.kind === 'society-era') {
    return phrase('goal-society-era', Object.fromEntries(scoring.ip.map((ip, i) => [`era${i + 2}`, ip])))
  }
  const { ip, max } = scoring
  const id = `goal-${scoring.kind}`
  switch (scoring.kind) {
    case 'region':
      return phrase(id, { ip, max, where: phrase(`in-${scoring.region}`), token: scoring.token_ip })
    case 'inventions-of-type':
      return phrase(id, { ip, max, kind: phrase(`type-${scoring.type}`) })
    case 'inventions-of-era':
      return phrase(id, { ip, max, era: scoring.era })
    case 'inventions':
    case 'influence-tokens':
      return phrase(id, { ip, max, beyond: scoring.beyond })
    default:
      return phrase(id, { ip, max })
  }
}

export function whoName(speech: Pick<Speech, 'text' | 'names'>, who: Who): string {
  return typeof who === 'object' ? (speech.names[who.seat] ?? '') : speech.text(`board-${who}`)
}
