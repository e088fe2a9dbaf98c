// Questions the board asks of a view: who is where, and who has most.

import {
  type CardFacts,
  type CardView,
  type Color,
  type Components,
  type Expansion,
  EXPANSIONS,
  type PlayerView,
  type Special,
  SETS,
  type StackView,
  type View,
} from './types'

export type Catalog = ReadonlyMap<string, CardFacts>

export function catalog(components: unknown): Catalog {
  const { cards } = components as Components
  return new Map(cards.map((card) => [card.name, card]))
}

// "Archery" of "card:Archery"; null if the anchor is of another kind.
export function anchored(anchor: string, kind: string): string | null {
  return anchor.startsWith(`${kind}:`) ? anchor.slice(kind.length + 1) : null
}

export function expansionsOf(options: Record<string, string>): Expansion[] {
  const chosen = (options.expansions ?? 'none').split('+')
  return EXPANSIONS.filter((name) => chosen.includes(name))
}

export type Group = { value: number; set: Expansion | undefined; count: number }

// Face-down cards lie in groups of one value and one type: that is all one can tell about them.
export function groups(cards: readonly CardView[]): Group[] {
  const found = new Map<string, Group>()
  for (const { value, set } of cards) {
    const key = backKey(value, set)
    found.set(key, { value, set, count: (found.get(key)?.count ?? 0) + 1 })
  }
  const order = ({ value, set }: Group) => value * SETS.length + SETS.indexOf(set ?? 'base')
  return [...found.values()].sort((a, b) => order(a) - order(b))
}

// "3" of a base card's back, "3:echoes" of an Echoes card's.
export const backKey = (value: number, set: Expansion | undefined) => (set ? `${value}:${set}` : `${value}`)

export const isKnown = (cards: readonly CardView[]) => cards.length > 0 && cards.every((card) => card.name !== null)

export type Reach = { sharing: readonly number[]; vulnerable: readonly number[] }

// Whom the effects of a top card would reach; a compel is shown as a demand.
export function reachOf({ dogma }: Pick<StackView, 'dogma'>): Reach {
  const { sharing = [], vulnerable = [], compelled = [] } = dogma ?? {}
  return { sharing, vulnerable: [...vulnerable, ...compelled] }
}

export type Owner = { seat: number; stack: StackView }

// The stack on whose top the card lies.
export function topOf(view: View, name: string): Owner | null {
  for (const [seat, player] of view.players.entries()) {
    const stack = player.stacks.find(({ top }) => top === name)
    if (stack) return { seat, stack }
  }
  return null
}

// For each icon the seats that have most of it; nobody has most of nothing.
export function most(players: readonly PlayerView[], of: (player: PlayerView) => number): number[] {
  const best = Math.max(...players.map(of))
  return best === 0 ? [] : players.flatMap((player, seat) => (of(player) === best ? [seat] : []))
}

export const times = (ages: readonly number[], age: number) => ages.filter((each) => each === age).length

export type Claim = { state: 'open' } | { state: 'claimed'; seat: number } | { state: 'gone' }

export function claimOf(view: View, age: number): Claim {
  if (view.achievements.includes(age)) return { state: 'open' }
  const seat = view.players.findIndex((player) => player.achieved.includes(age))
  return seat < 0 ? { state: 'gone' } : { state: 'claimed', seat }
}

export function specialOf(view: View, special: Special): Claim {
  if (view.specials.includes(special)) return { state: 'open' }
  const seat = view.players.findIndex((player) => player.achieved_specials.includes(special))
  return seat < 0 ? { state: 'gone' } : { state: 'claimed', seat }
}

export type Progress = { have: number; need: number }

// How near a player is to a special achievement that can be claimed, if it comes step by step.
export function progressOf(view: View, player: PlayerView | null, special: Special): Progress | null {
  const [have, need] = player?.needs?.specials[view.specials.indexOf(special)] ?? []
  return have === undefined || need === undefined ? null : { have, need }
}

export type Zone = 'score' | 'hand' | 'forecast'
export type Tray = { kind: Zone; seat: number } | { kind: 'pile'; seat: number; color: Color }

export const sameTray = (a: Tray, b: Tray) => trayKey(a) === trayKey(b)
export const trayKey = (tray: Tray) =>
  tray.kind === 'pile' ? `pile:${tray.seat}:${tray.color}` : `${tray.kind}:${tray.seat}`

// The cards of a tray that the viewer knows by name.
export function trayCards(view: View, tray: Tray): string[] {
  const player = view.players[tray.seat]
  if (!player) return []
  if (tray.kind !== 'pile') return (player[tray.kind] ?? []).flatMap(({ name }) => name ?? [])
  const stack = player.stacks.find(({ color }) => color === tray.color)
  return [stack?.top ?? null, ...(stack?.covered ?? []).map(({ name }) => name)].flatMap((name) => name ?? [])
}

// Offered cards that the board shows only in an opened tray: in a score pile, in a forecast, in an open hand of
// somebody else, or covered.
export function wantedTrays(view: View, viewer: number | null, anchors: { has: (anchor: string) => boolean }): Tray[] {
  const wanted = (name: string | null) => name !== null && anchors.has(`card:${name}`)
  return view.players.flatMap((player, seat): Tray[] => {
    const piles = player.stacks.filter((stack) => stack.covered.some(({ name }) => wanted(name)))
    const score: Tray[] = player.score.some(({ name }) => wanted(name)) ? [{ kind: 'score', seat }] : []
    const elsewhere = (['hand', 'forecast'] as const).filter(
      (kind) => (seat !== viewer || kind === 'forecast') && player[kind]?.some(({ name }) => wanted(name)),
    )
    const open = elsewhere.map((kind): Tray => ({ kind, seat }))
    return [...score, ...open, ...piles.map(({ color }): Tray => ({ kind: 'pile', seat, color }))]
  })
}

// Names one after the other; no language needs more between them here than a comma.
export const listed = (names: readonly string[]) => names.join(', ')

/** The lowest achievement that a player cannot claim yet for want of points, and how many they have of them. */
export function nextClaim(view: View, player: PlayerView | null): (Progress & { age: number }) | null {
  const needs = player?.needs
  if (!player || !needs) return null
  const ages = [...new Set(view.achievements)].sort((a, b) => a - b)
  const age = ages.find((each) => !player.eligible.includes(each))
  const need = age === undefined ? 0 : (needs.points[age - 1] ?? 0)
  return age === undefined || need === 0 ? null : { age, need, have: need - (needs.missing[age - 1] ?? 0) }
}
