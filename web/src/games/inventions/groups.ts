// The headings under which offers stand in the prompt: what they are about, whom they send, where they happen.

import type { OfferGroup } from '../board'
import { REGIONS, type Offer } from './types'

export const groups: readonly OfferGroup[] = [
  ...['ideas', 'people', 'standing', 'chain', 'economy-tiles'],
  ...['trader', 'artisan', 'thinker', 'scholar', 'milestones'],
  ...REGIONS,
  ...['economy', 'culture', 'technology', 'wealth', 'reward'],
]
  .map((name): OfferGroup => ({ name }))
  .concat([{ name: 'end', apart: true }])

const ACTIONS: Readonly<Record<string, string>> = {
  present: 'ideas',
  invent: 'ideas',
  innovate: 'ideas',
  share: 'ideas',
  'call-specialists': 'people',
  travel: 'people',
  'gain-influence': 'standing',
  eureka: 'standing',
  'send-diplomat': 'standing',
  'call-diplomat': 'standing',
}

export function groupOf({ choice }: Pick<Offer, 'choice'>): string {
  const [verb = '', first = '', second = ''] = choice.split(' ')
  switch (verb) {
    case 'pillar':
    case 'rest':
      return ACTIONS[first] ?? 'ideas'
    case 'travel':
    case 'call-specialists':
    case 'gain-influence':
      return first
    case 'present':
      return second
    case 'send-diplomat':
      return second
    case 'call-diplomat':
    case 'eureka':
      return 'milestones'
    case 'economy':
      return 'economy-tiles'
    case 'chain':
      return 'chain'
    case 'tile':
    case 'build':
      return first
    case 'claim':
    case 'invent':
    case 'innovate':
    case 'share':
    case 'take':
      return 'ideas'
    case 'type':
    case 'ready':
    case 'exhaust':
    case 'scholars':
    case 'citizen':
    case 'sage':
      return 'people'
    case 'space':
    case 'position':
      return 'standing'
    case 'done':
    case 'decline':
      return 'end'
    default:
      return 'reward'
  }
}
