// What a choice would open: the chain actions that come within reach with it, and the actions it brings by itself.

import { benefitOf } from './benefit'
import { type Facts, isSeat, regionOf, tileOf, tokenAction } from './facts'
import { type Action, ACTIONS, type Chain, type Region, REGIONS, type View } from './types'

/** `by`: what would open it; `benefit` as the component file writes it. */
export type Opening = {
  by: 'card' | 'invention' | 'token' | 'knowledge' | 'technology' | 'milestone'
  benefit: string
  anchor: string
}

const isRegion = (word: string | undefined): word is Region => (REGIONS as readonly string[]).includes(word ?? '')

/** The action a choice begins, if it begins one. */
export function actionOf(choice: string, view: View, facts: Facts): Action | null {
  const [first = '', second = '', third = '', fourth = ''] = choice.split(' ')
  if (first === 'pillar') return second as Action
  if (first !== 'chain') return ACTIONS.find((action) => action === first) ?? null
  switch (second) {
    case 'card':
      return facts.cards.get(third)?.chain ?? null
    case 'token':
      return tokenAction(third as 'invent')
    case 'knowledge': {
      const display = isRegion(third) ? regionOf(view, third) : undefined
      const benefit = benefitOf(facts.knowledgeTiles.get(display?.knowledge ?? '')?.benefit ?? '')
      return display && !display.ip_side && benefit.kind === 'action' ? benefit.action : null
    }
    default:
      return fourth as Action
  }
}

function ofCards(cards: readonly string[], by: 'card' | 'invention', facts: Facts): Opening[] {
  return cards.flatMap((card) => {
    const chain = facts.cards.get(card)?.chain
    return chain ? [{ by, benefit: chain, anchor: `card:${card}` }] : []
  })
}

function ofInnovating(region: string | undefined, view: View, facts: Facts, seat: number): Opening[] {
  const possible = view.regions.filter(
    (each) => each.invented && each.innovator === null && !isSeat(each.inventor, seat),
  )
  const chosen = isRegion(region) ? view.regions.filter((each) => each.region === region) : possible
  return ofCards(
    chosen.flatMap(({ card }) => card ?? []),
    'card',
    facts,
  )
}

function ofTokens(placed: string | undefined, view: View, seat: number): Opening[] {
  const lying = view.regions.flatMap(({ tokens }) =>
    tokens.flatMap(({ who, token }) => (token !== null && isSeat(who, seat) ? [token] : [])),
  )
  return [...lying, ...(placed ? [placed] : [])].map((token) => ({
    by: 'token',
    benefit: token === 'influence' ? '1 influence' : token,
    anchor: `token:${token}`,
  }))
}

function ofTravelling(to: string | undefined, view: View, facts: Facts, seat: number): Opening[] {
  const mine = new Set(
    view.regions.filter(({ citizens }) => citizens.some(({ who }) => isSeat(who, seat))).map(({ region }) => region),
  )
  const reached = facts.ropes.flatMap(({ between: [a, b] }) => [
    ...(mine.has(a) ? [b] : []),
    ...(mine.has(b) ? [a] : []),
  ])
  const regions = view.regions.filter(
    ({ region, sage }) => sage && (isRegion(to) ? region === to : reached.includes(region)),
  )
  return regions.flatMap(({ region, knowledge, ip_side: ipSide }): Opening[] => {
    const tile = facts.knowledgeTiles.get(knowledge)
    return tile
      ? [{ by: 'knowledge', benefit: ipSide ? `${tile.ip} ip` : tile.benefit, anchor: `knowledge:${region}` }]
      : []
  })
}

function ofTechnology(action: Action, view: View, facts: Facts, seat: number): Opening[] {
  if (view.now?.technology_used) return []
  return (view.players[seat]?.map ?? []).flatMap(({ tile, face_down: faceDown }) => {
    const { kind, sign } = tileOf(tile)
    const pair = kind === 'technology' && !faceDown ? facts.technology.get(Number(sign))?.actions : undefined
    const other = pair?.includes(action) ? pair.find((each) => each !== action) : undefined
    return other ? [{ by: 'technology', benefit: other, anchor: `tile:technology:${sign}` }] : []
  })
}

/** A chain that is open: what opened it, where it lies, and what it brings. */
export function openChain(
  chain: Chain,
  view: View,
  facts: Facts,
  seat: number,
): { sign: string; anchor: string; opens: Opening[] } {
  if (chain === 'inventions')
    return {
      sign: 'call-specialists',
      anchor: 'action:call-specialists',
      opens: ofCards(view.players[seat]?.inventions ?? [], 'invention', facts),
    }
  if (chain === 'tokens')
    return { sign: 'gain-influence', anchor: 'action:gain-influence', opens: ofTokens(undefined, view, seat) }
  if ('card' in chain)
    return { sign: 'innovate', anchor: `card:${chain.card}`, opens: ofCards([chain.card], 'card', facts) }
  if ('knowledge' in chain)
    return {
      sign: 'travel',
      anchor: `knowledge:${chain.knowledge}`,
      opens: ofTravelling(chain.knowledge, view, facts, seat),
    }
  return {
    sign: 'technology',
    anchor: `action:${chain.technology}`,
    opens: ofTechnology(chain.technology, view, facts, seat),
  }
}

/** Chains cost tokens: without one left nothing of that kind opens. */
export function openings(choice: string, view: View, facts: Facts, seat: number): Opening[] {
  const action = actionOf(choice, view, facts)
  if (action === null) return []
  const words = choice.split(' ')
  // Only a choice that says where names the region; `pillar` and `chain` choose that later.
  const place = (at: number) => (words[0] === action ? words[at] : undefined)
  const milestone =
    action === 'send-diplomat' || action === 'call-diplomat' ? facts.milestones.get(place(1) ?? '') : undefined
  const brought: Opening[] = milestone
    ? [{ by: 'milestone', benefit: milestone.diplomat_action, anchor: `milestone:${milestone.milestone}` }]
    : []
  const left = (view.now?.tokens ?? 0) - (words[0] === 'chain' ? 1 : 0)
  if (left <= 0) return brought
  const own: Record<string, () => Opening[]> = {
    innovate: () => ofInnovating(place(1), view, facts, seat),
    'call-specialists': () => ofCards(view.players[seat]?.inventions ?? [], 'invention', facts),
    'gain-influence': () => ofTokens(place(2), view, seat),
    travel: () => ofTravelling(place(2), view, facts, seat),
  }
  return [...brought, ...(own[action]?.() ?? []), ...ofTechnology(action, view, facts, seat)]
}

/** Each benefit once: where many things would open the same, one picture is enough. */
export const distinct = (found: readonly Opening[]): string[] => [...new Set(found.map(({ benefit }) => benefit))]
