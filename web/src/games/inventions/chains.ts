// Where on the board an open chain comes from, and by which sign it is known.

import type { Chain } from './types'

export function openedBy(chain: Chain): { sign: string; anchor: string } {
  if (chain === 'inventions') return { sign: 'call-specialists', anchor: 'action:call-specialists' }
  if (chain === 'tokens') return { sign: 'gain-influence', anchor: 'action:gain-influence' }
  if ('card' in chain) return { sign: 'innovate', anchor: `card:${chain.card}` }
  if ('knowledge' in chain) return { sign: 'travel', anchor: `knowledge:${chain.knowledge}` }
  return { sign: 'technology', anchor: `action:${chain.technology}` }
}
