// The game's messages with what the component file says put into their places.

import type { Phrase } from '../../protocol'
import type { BoardProps } from '../board'
import { type Benefit, waysOf } from './benefit'
import type { Who } from './types'

export type Speech = Pick<BoardProps, 'say' | 'text' | 'view' | 'viewer' | 'names' | 'components' | 'offers'>

export const phrase = (id: string, args?: Phrase['args']): Phrase => (args ? { id, args } : { id })

/** What something gives: all alternatives, and what comes together in each. */
export function benefitPhrase(text: string): Phrase {
  const join = (id: string) => (first: Phrase, next: Phrase) => phrase(id, { first, next })
  return waysOf(text)
    .map((way) => way.map(onePhrase).reduce(join('benefit-and')))
    .reduce(join('benefit-or'))
}

function onePhrase(benefit: Benefit): Phrase {
  switch (benefit.kind) {
    case 'action':
      return phrase('benefit-action', { action: phrase(`action-${benefit.action}`) })
    case 'trained':
      return phrase(`benefit-specialists-${benefit.type}`, { n: benefit.n })
    case 'specialist':
      return phrase('benefit-specialists-any', { n: benefit.n })
    case 'aspiration':
      return phrase('benefit-aspirations', { n: benefit.n, aspiration: phrase(`aspiration-${benefit.of}`) })
    case 'text':
      return phrase('benefit-text', { text: benefit.text })
    case 'scholar':
    case 'citizen':
    case 'idea':
      return phrase(`benefit-${benefit.kind}s`, { n: benefit.n })
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

export function whoName(speech: Pick<Speech, 'text' | 'names'>, who: Who): string {
  return typeof who === 'object' ? (speech.names[who.seat] ?? '') : speech.text(`board-${who}`)
}
