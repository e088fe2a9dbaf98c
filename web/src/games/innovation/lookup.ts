// Questions the board asks of a view: who is where, what may be clicked, who has most.

import {
  COLORS,
  ICONS,
  type CardFacts,
  type CardView,
  type Color,
  type Components,
  type Expansion,
  EXPANSIONS,
  type Offer,
  type PlayerView,
  type Reach,
  type Special,
  SETS,
  SPECIALS,
  SPECIALS_OF,
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

export function byAnchor(offers: readonly Offer[], anchorOf = ({ anchor }: Offer) => anchor): Offers {
  const map = new Map<string, Offer[]>()
  for (const offer of offers) {
    const anchor = anchorOf(offer)
    if (anchor === null) continue
    const key = fold(anchor)
    map.set(key, [...(map.get(key) ?? []), offer])
  }
  return map
}

// Where an offer lies that names no place of its own: what to do with the artifact on display, and with the relic of
// its age.
export function placeOf(offer: Offer, view: View, viewer: number | null, cards: Catalog): string | null {
  const display = viewer === null ? null : (view.players[viewer]?.display ?? null)
  if (offer.anchor !== null || display === null) return offer.anchor
  if (offer.choice.startsWith('display ')) return `card:${display}`
  if (!offer.choice.startsWith('seize ')) return null
  const age = cards.get(display)?.age
  const relic = [...cards.values()].find((card) => card.relic === true && card.age === age)
  return relic ? `card:${relic.name}` : null
}

export function expansionsOf(options: Record<string, string>): Expansion[] {
  const chosen = (options.expansions ?? 'none').split('+')
  return EXPANSIONS.filter((name) => chosen.includes(name))
}

// The special achievements of the sets in play.
export function specialsOf(options: Record<string, string>): Special[] {
  const further = expansionsOf(options).flatMap((set): readonly Special[] =>
    set === 'cities' || set === 'echoes' ? SPECIALS_OF[set] : [],
  )
  return [...SPECIALS, ...further]
}

// The offers of a place that stands for several anchors: a pile for its color, its top card for the card and for the
// color.
export function offersAt(offers: Offers, anchors: readonly string[]): readonly Offer[] {
  return anchors.flatMap((anchor) => offers.get(fold(anchor)) ?? [])
}

export function partnerOf(seat: number, options: Record<string, string>): number | null {
  return options.teams === 'yes' ? (seat + 2) % 4 : null
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

// Which supply pile a Draw action takes from: that of the highest top card, or the next one that is not empty
// (rulebook, Draw action). Null: there is none, and drawing ends the game.
export function drawAge(view: View, seat: number, cards: Catalog): number | null {
  const tops = view.players[seat]?.stacks.map((stack) => cards.get(stack.top ?? '')?.age ?? 0) ?? []
  const first = Math.max(1, ...tops)
  const age = view.supply.findIndex((count, index) => index + 1 >= first && count > 0)
  return age < 0 ? null : age + 1
}

// Whom the effects of the card would reach: sharing needs an effect that can be shared, an echo effect in its color
// or one of its own, and a demand needs a demand. A compel is a demand on those who would share.
export function reached(
  card: CardFacts,
  edition: string,
  { dogma, echoes = [] }: Pick<StackView, 'dogma' | 'echoes'>,
): Reach {
  if (!dogma) return { sharing: [], vulnerable: [] }
  const effects = card.effects[edition] ?? []
  const shares = echoes.length > 0 || effects.some((effect) => effect !== 'demand' && effect !== 'compel')
  const compelled = effects.includes('compel') ? dogma.sharing : []
  const demanded = effects.includes('demand') ? dogma.vulnerable : []
  return { sharing: shares ? dogma.sharing : [], vulnerable: [...demanded, ...compelled] }
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

// All that counts as an achievement; with expansions there is more than what was claimed.
export const achievedBy = (player: PlayerView) =>
  player.achieved_count ?? player.achieved.length + player.achieved_specials.length

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

// Points for the achievement of an age: five times its age, and as much again for each of that age that one has
// already (rulebook, Achieve action; Echoes of the Past, Duplicate achievement eligibility).
export const pointsFor = (player: PlayerView | null, age: number) => age * 5 * (1 + times(player?.achieved ?? [], age))

// What a player lacks for the achievement of an age: points, and a top card as high.
export function lacking(player: PlayerView, age: number, cards: Catalog): { points: number; top: boolean } {
  const best = Math.max(0, ...player.stacks.map((stack) => cards.get(stack.top ?? '')?.age ?? 0))
  return { points: Math.max(0, pointsFor(player, age) - player.points), top: best < age }
}

// What one sees of a color: the whole top card, and of the others what the splay shows.
export function visible(stack: StackView, cards: Catalog): string[] {
  const top = cards.get(stack.top ?? '')?.slots ?? []
  return [...top, ...stack.covered.flatMap(({ slots }) => slots)].map((slot) => (slot === 'image' ? 'hex' : slot))
}

export type Progress = { have: number; need: number }

// How near a player is to a special achievement; those of cities come all at once.
export function progress(player: PlayerView, special: Special, cards: Catalog): Progress | null {
  const tally = (fits: (stack: StackView) => boolean) => player.stacks.filter(fits).length
  const shows = (stack: StackView, what: string) =>
    visible(stack, cards).filter((slot) => slot === what || slot === `search-${what}`).length
  const most = (count: (stack: StackView) => number) => Math.max(0, ...player.stacks.map(count))
  const toward = (need: number, have: number): Progress => ({ have: Math.min(need, have), need })
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
    case 'supremacy':
      return toward(4, Math.max(...ICONS.map((icon) => tally((stack) => shows(stack, icon) >= 3))))
    case 'destiny':
      return toward(7, player.forecast?.length ?? 0)
    case 'wealth':
      return toward(8, player.bonuses?.length ?? 0)
    case 'heritage':
      return toward(
        8,
        most((stack) => shows(stack, 'hex')),
      )
    case 'history':
      return toward(
        4,
        most(({ echoes }) => echoes?.length ?? 0),
      )
    default:
      return null
  }
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

// Offered cards that the board shows only in an opened tray: in a score pile, in an open hand or forecast of somebody
// else, or covered.
export function wantedTrays(view: View, viewer: number | null, offers: Offers): Tray[] {
  const wanted = (name: string | null) => name !== null && offers.has(fold(`card:${name}`))
  return view.players.flatMap((player, seat): Tray[] => {
    const piles = player.stacks.filter((stack) => stack.covered.some(({ name }) => wanted(name)))
    const score: Tray[] = player.score.some(({ name }) => wanted(name)) ? [{ kind: 'score', seat }] : []
    const elsewhere = (['hand', 'forecast'] as const).filter(
      (kind) => seat !== viewer && player[kind]?.some(({ name }) => wanted(name)),
    )
    const open = elsewhere.map((kind): Tray => ({ kind, seat }))
    return [...score, ...open, ...piles.map(({ color }): Tray => ({ kind: 'pile', seat, color }))]
  })
}

// Whether the news light up a pile. A color beside a card is the card's own; alone it is a pile of the players spoken
// of, or the viewer's.
export function litPile(
  lit: readonly string[],
  seat: number,
  color: Color,
  viewer: number | null,
  cards: Catalog,
): boolean {
  if (!lit.includes(`color:${color}`)) return false
  if ([...cards.values()].some((card) => card.color === color && lit.includes(fold(`card:${card.name}`)))) return false
  const named = lit.flatMap((anchor) => anchored(anchor, 'seat') ?? [])
  return named.length === 0 ? seat === viewer : named.includes(String(seat))
}
