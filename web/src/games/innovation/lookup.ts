// Questions the board asks of a view: who is where, what may be clicked, who has most.

import {
  COLORS,
  ICONS,
  type CardFacts,
  type CardView,
  type Color,
  type Components,
  type Offer,
  type PlayerView,
  type Reach,
  type Special,
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

export type Offers = ReadonlyMap<string, readonly Offer[]>

// Anchors compare without regard to case: the server writes "special:world" where others write "special:World".
export const fold = (anchor: string) => anchor.toLowerCase()

export function byAnchor(offers: readonly Offer[]): Offers {
  const map = new Map<string, Offer[]>()
  for (const offer of offers) {
    if (offer.anchor === null) continue
    const key = fold(offer.anchor)
    map.set(key, [...(map.get(key) ?? []), offer])
  }
  return map
}

// The offers of a place that stands for several anchors: a pile for its color, its top card for the card and for the color.
export function offersAt(offers: Offers, anchors: readonly string[]): readonly Offer[] {
  return anchors.flatMap((anchor) => offers.get(fold(anchor)) ?? [])
}

export function partnerOf(seat: number, options: Record<string, string>): number | null {
  return options.teams === 'yes' ? (seat + 2) % 4 : null
}

export type Group = { value: number; count: number }

// Face-down cards lie in groups of one value: that is all one can tell about them.
export function groups(cards: readonly CardView[]): Group[] {
  const counts = new Map<number, number>()
  for (const { value } of cards) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b).map(([value, count]) => ({ value, count }))
}

export const isKnown = (cards: readonly CardView[]) => cards.length > 0 && cards.every((card) => card.name !== null)

// Which supply pile a Draw action takes from: that of the highest top card, or the next one that is not empty (rulebook, Draw action).
// Null: there is none, and drawing ends the game.
export function drawAge(view: View, seat: number, cards: Catalog): number | null {
  const tops = view.players[seat]?.stacks.map((stack) => cards.get(stack.top ?? '')?.age ?? 0) ?? []
  const first = Math.max(1, ...tops)
  const age = view.supply.findIndex((count, index) => index + 1 >= first && count > 0)
  return age < 0 ? null : age + 1
}

// Whom the effects of the card would reach: sharing needs an effect that can be shared, and a demand needs a demand.
export function reached(card: CardFacts, edition: string, dogma: Reach | null | undefined): Reach {
  const effects = card.effects[edition] ?? []
  const demands = effects.includes('demand')
  const shares = effects.some((effect) => effect !== 'demand')
  return { sharing: shares && dogma ? dogma.sharing : [], vulnerable: demands && dogma ? dogma.vulnerable : [] }
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

// What a player lacks for the achievement of an age: five times its age in points, and a top card as high (rulebook, Achieve action).
export function lacking(player: PlayerView, age: number, cards: Catalog): { points: number; top: boolean } {
  const best = Math.max(0, ...player.stacks.map((stack) => cards.get(stack.top ?? '')?.age ?? 0))
  return { points: Math.max(0, age * 5 - player.points), top: best < age }
}

export type Progress = { have: number; need: number }

// How near a player is to a special achievement.
export function progress(player: PlayerView, special: Special, cards: Catalog): Progress {
  const tally = (fits: (stack: StackView) => boolean) => player.stacks.filter(fits).length
  switch (special) {
    case 'monument':
      return { have: Math.min(6, Math.max(player.scored_this_turn, player.tucked_this_turn)), need: 6 }
    case 'empire':
      return { have: player.icons.filter((count) => count >= 3).length, need: ICONS.length }
    case 'world':
      return { have: Math.min(12, player.icons[ICONS.indexOf('clock')] ?? 0), need: 12 }
    case 'wonder':
      return { have: tally(({ splay }) => splay === 'right' || splay === 'up'), need: COLORS.length }
    case 'universe':
      return { have: tally(({ top }) => (cards.get(top ?? '')?.age ?? 0) >= 8), need: COLORS.length }
  }
}

export type Tray = { kind: 'score' | 'hand'; seat: number } | { kind: 'pile'; seat: number; color: Color }

export const sameTray = (a: Tray, b: Tray) => trayKey(a) === trayKey(b)
export const trayKey = (tray: Tray) => (tray.kind === 'pile' ? `pile:${tray.seat}:${tray.color}` : `${tray.kind}:${tray.seat}`)

// The cards of a tray that the viewer knows by name.
export function trayCards(view: View, tray: Tray): string[] {
  const player = view.players[tray.seat]
  if (!player) return []
  if (tray.kind !== 'pile') return player[tray.kind].flatMap(({ name }) => name ?? [])
  const stack = player.stacks.find(({ color }) => color === tray.color)
  return [stack?.top ?? null, ...(stack?.covered ?? []).map(({ name }) => name)].flatMap((name) => name ?? [])
}

// Offered cards that the board shows only in an opened tray: in a score pile, in an open hand of somebody else, or covered.
export function wantedTrays(view: View, viewer: number | null, offers: Offers): Tray[] {
  const wanted = (name: string | null) => name !== null && offers.has(fold(`card:${name}`))
  return view.players.flatMap((player, seat): Tray[] => {
    const piles = player.stacks.filter((stack) => stack.covered.some(({ name }) => wanted(name)))
    const score: Tray[] = player.score.some(({ name }) => wanted(name)) ? [{ kind: 'score', seat }] : []
    const hand: Tray[] = seat !== viewer && player.hand.some(({ name }) => wanted(name)) ? [{ kind: 'hand', seat }] : []
    return [...score, ...hand, ...piles.map(({ color }): Tray => ({ kind: 'pile', seat, color }))]
  })
}

// Whether the news light up a pile. A color beside a card is the card's own; alone it is a pile of the players spoken of, or the viewer's.
export function litPile(lit: readonly string[], seat: number, color: Color, viewer: number | null, cards: Catalog): boolean {
  if (!lit.includes(`color:${color}`)) return false
  if ([...cards.values()].some((card) => card.color === color && lit.includes(fold(`card:${card.name}`)))) return false
  const named = lit.flatMap((anchor) => anchored(anchor, 'seat') ?? [])
  return named.length === 0 ? seat === viewer : named.includes(String(seat))
}
