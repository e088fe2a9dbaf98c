// What the board says about its things, in the words of the edition played.

import type { BoardProps, Explanation } from '../board'
import { anchored, type Catalog, catalog, claimOf } from './lookup'
import {
  type CardFacts,
  type Components,
  type Decree,
  type Icon,
  ICONS,
  type PrintedSlot,
  type Sign,
  type Special,
  type View,
} from './types'

export type Speech = Pick<BoardProps, 'say' | 'text' | 'otherwise' | 'options' | 'view' | 'viewer' | 'components'>

export const LATEST = 'deluxe-2017'
const OLDER = 'iello-2011'

export const editionOf = (options: Record<string, string>) => options.edition ?? LATEST

// Words that the 2011 edition has its own for: score pile and Influence, achievement and Domination.
const RENAMED = new Set([
  'board-score',
  'board-score-pile',
  'board-achievements',
  'board-age',
  'board-shares',
  'board-sharing',
  'board-eligible',
  'board-tally-points',
  'board-tally-achievements',
])
export const wordFor = (speech: Speech, id: string) =>
  editionOf(speech.options) === OLDER && RENAMED.has(id) ? `${id}-2011` : id

export const word = (speech: Speech, id: string) => speech.text(wordFor(speech, id))

export const cardName = (speech: Speech, card: CardFacts) => speech.text(`card-${card.slug}`)

export const isIcon = (slot: string): slot is Icon => (ICONS as readonly string[]).includes(slot)
// What texts draw: the six icons and the card image. Signs of expansions are said in words.
const isDrawn = (slot: PrintedSlot) => slot === 'hex' || isIcon(slot)

// What stands in a slot, in words.
export function slotName(speech: Speech, slot: PrintedSlot): string {
  const [kind = '', which = ''] = slot.split('-')
  if (kind === 'bonus') return speech.say({ id: 'board-sign-bonus', args: { points: Number(which) } })
  if (kind === 'search')
    return speech.say({ id: 'board-sign-search', args: { icon: speech.text(`icon-innovation-${which}`) } })
  return speech.text(isDrawn(slot) ? `icon-innovation-${slot}` : `board-sign-${slot}`)
}

const slotText = (speech: Speech, slot: PrintedSlot) => (isDrawn(slot) ? `[${slot}]` : `(${slotName(speech, slot)})`)

export type Effect = { demand: boolean; compel?: true; text: string }

function effectsIn(edition: string, card: CardFacts, text: (id: string) => string): Effect[] {
  const kinds = card.effects[edition] ?? card.effects[LATEST] ?? []
  return kinds.map((kind, i) => ({
    demand: kind === 'demand' || kind === 'compel',
    ...(kind === 'compel' && { compel: true as const }),
    text: text(`card-${card.slug}-${i + 1}`),
  }))
}

export const kindOf = ({ demand, compel }: Effect) =>
  compel ? 'explain-compel' : demand ? 'explain-demand' : 'explain-dogma'

export type Part = { kind: 'echo' | 'inspire' | 'karma'; text: string }

// What a card of an expansion has besides Dogma effects.
export function partsOf(speech: Speech, card: CardFacts): Part[] {
  const part = (kind: Part['kind'], name: string): Part => ({ kind, text: speech.text(`card-${card.slug}-${name}`) })
  return [
    ...(card.echo ? [part('echo', 'echo')] : []),
    ...(card.inspire ? [part('inspire', 'inspire')] : []),
    ...(card.karmas ?? []).map((_, i) => part('karma', `karma-${i + 1}`)),
  ]
}

export type SignRule = { sign: Sign; text: string }

// What the signs of a city do; bonuses and boxes speak for themselves.
export function signRules(speech: Speech, card: CardFacts): SignRule[] {
  return [...new Set(card.slots)].flatMap((slot) => {
    const kind = SIGNS.find((name) => slot.split('-')[0] === name)
    return kind ? [{ sign: slot as Sign, text: speech.text(`board-rule-${kind}`) }] : []
  })
}
const SIGNS = ['plus', 'arrow', 'search', 'flag', 'fountain']

// "City", "Figure"; nothing where only base cards are in play.
export function typeOf(speech: Speech, card: CardFacts): string {
  if (!card.set) return ''
  return card.relic ? speech.text('explain-relic') : speech.say({ id: 'explain-type', args: { type: card.set } })
}

export const effectsOf = (speech: Speech, card: CardFacts) => effectsIn(editionOf(speech.options), card, speech.text)

// The card in the words of the edition that is not being played; null if they are the same.
export function otherEdition(speech: Speech, card: CardFacts): { title: string; effects: Effect[] } | null {
  const edition = editionOf(speech.options) === OLDER ? LATEST : OLDER
  const effects = effectsIn(edition, card, (id) => speech.otherwise(id) ?? '')
  const own = effectsOf(speech, card)
  const same =
    effects.length === own.length &&
    effects.every(({ text, demand }, i) => text === own[i]?.text && demand === own[i]?.demand)
  if (same || effects.some(({ text }) => text === '')) return null
  const title = speech.text(`value-innovation-edition-${edition}`)
  const name = speech.otherwise(`card-${card.slug}`) ?? ''
  return { title: name === cardName(speech, card) ? title : `${title}: ${name}`, effects }
}

export function explainCard(speech: Speech, card: CardFacts): Explanation {
  const facts = [
    `${word(speech, 'board-age')} ${card.age}`,
    speech.text(`color-${card.color}`),
    typeOf(speech, card),
  ].filter((part) => part !== '')
  const featured = card.featured === null ? '' : `[${card.featured}]`
  const line = (effect: Effect) => ({ mark: featured, text: `${speech.text(kindOf(effect))}: ${effect.text}` })
  const other = otherEdition(speech, card)
  return {
    ...(other && { other: { title: other.title, lines: other.effects.map(line) } }),
    title: cardName(speech, card),
    lines: [
      { mark: `[${card.age}]`, text: facts.join(', ') },
      { mark: '', text: card.slots.map((slot) => slotText(speech, slot)).join(' ') },
      ...(featured === '' ? [] : [{ mark: '', text: `${speech.text('explain-featured')} ${featured}` }]),
      ...signRules(speech, card).map(({ sign, text }) => ({ mark: '', text: `${slotName(speech, sign)}: ${text}` })),
      ...partsOf(speech, card).map(({ kind, text }) => ({
        mark: '',
        text: `${speech.text(`explain-${kind}`)}: ${text}`,
      })),
      ...effectsOf(speech, card).map(line),
    ],
  }
}

export function explainSpecial(speech: Speech, special: Special): Explanation {
  const part = (name: string) => ({ mark: '', text: speech.text(`special-${special}-${name}`) })
  const early = NEVER_EARLY.includes(special) ? [] : [part('early')]
  return {
    title: speech.text(`special-${special}`),
    lines: [part('rule'), ...early, ...(special === 'monument' ? thisTurn(speech) : [])],
  }
}

// No card claims a special achievement of cities early.
const NEVER_EARLY: readonly Special[] = ['legend', 'repute', 'fame', 'glory', 'victory']

// What counts for the Monument only until the turn ends.
function thisTurn(speech: Speech): { mark: string; text: string }[] {
  return (speech.view as View).players.flatMap(({ scored_this_turn: scored, tucked_this_turn: tucked }, seat) => {
    if (scored + tucked === 0) return []
    return [{ mark: '', text: speech.say({ id: 'board-this-turn', args: { player: { seat }, scored, tucked } }) }]
  })
}

// What an age's achievement asks for, whose it is, and what the viewer still lacks.
export function explainAchievement(speech: Speech, age: number): Explanation {
  const view = speech.view as View
  const claim = claimOf(view, age)
  const me = speech.viewer === null ? null : (view.players[speech.viewer] ?? null)
  const say = (id: string, args: Record<string, number>) => speech.say({ id, args })
  const state = () => {
    if (claim.state === 'claimed') return [speech.say({ id: 'board-claimed', args: { player: { seat: claim.seat } } })]
    if (claim.state === 'gone') return []
    if (!me) return [speech.text('board-available')]
    if (me.eligible.includes(age)) return [word(speech, 'board-eligible')]
    const missing = me.needs?.missing[age - 1] ?? 0
    return [
      missing > 0 ? say('board-points-missing', { count: missing }) : '',
      (me.needs?.up_to ?? 0) < age ? speech.text('board-top-missing') : '',
    ].filter((part) => part !== '')
  }
  const printed = (speech.components as Components).achievement_points
  const points = (me?.needs?.points ?? printed)[age - 1] ?? 0
  const lines = [say('board-achievement-rule', { points, age }), ...state()]
  return told(say('board-achievement', { age }), lines)
}

const told = (title: string, lines: readonly string[]): Explanation => ({
  title,
  lines: lines.map((text) => ({ mark: '', text })),
})

// Which color of figure a decree takes, what it does, and whose it is.
export function explainDecree(speech: Speech, name: string, components: unknown): Explanation | null {
  const decree = (components as Components).decrees?.find((each) => each.name === name)
  if (!decree) return null
  const id = `decree-${decree.name}`
  const seat = decreeHolder(speech.view as View, decree.name)
  const held =
    seat === null
      ? speech.text('board-decree-free')
      : speech.say({ id: 'board-decree-held', args: { player: { seat } } })
  const color = speech.say({ id: 'explain-decree', args: { color: { id: `color-${decree.color}` } } })
  return told(speech.text(id), [color, speech.text(`${id}-effect`), held])
}

export function decreeHolder(view: View, name: Decree): number | null {
  const seat = view.players.findIndex((player) => player.decrees?.includes(name))
  return seat < 0 ? null : seat
}

// Of what a score consists: the pile, the highest bonus in full and one point for each other (rulebook, Bonus icons),
// and what karmas add.
export function explainScore(speech: Speech, seat: number): Explanation | null {
  const player = (speech.view as View).players[seat]
  if (!player) return null
  const { points_of_bonuses: bonuses = 0, points_of_karmas: karmas = 0 } = player
  const [highest = 0, ...others] = player.bonuses ?? []
  const say = (id: string, args: Record<string, number>) => speech.say({ id, args })
  return told(say('board-tally-points', { count: player.points }), [
    say('board-points-pile', { points: player.points - bonuses - karmas }),
    ...(bonuses > 0 ? [say('board-points-bonuses', { highest, others: others.length })] : []),
    ...(karmas === 0 ? [] : [say('board-points-karmas', { points: karmas })]),
  ])
}

// What is left of the piles of an age, and whether the viewer draws from there.
export function explainSupply(speech: Speech, age: number): Explanation {
  const { supply, supplies = [], players } = speech.view as View
  const me = speech.viewer === null ? undefined : players[speech.viewer]
  const of = (counts: readonly number[]) => counts[age - 1] ?? 0
  return told(`${word(speech, 'board-age')} ${age}`, [
    speech.say({ id: 'board-supply', args: { age, count: of(supply) } }),
    ...supplies.map(({ set, counts }) => {
      const args = { set: speech.text(`set-${set}`), age, count: of(counts) }
      return speech.say({ id: 'board-supply-of', args })
    }),
    ...(me?.draw === age ? [speech.text('board-next-draw')] : []),
  ])
}

export function explainAnchor(anchor: string, cards: Catalog, speech: Speech): Explanation | null {
  const card = cards.get(anchored(anchor, 'card') ?? '')
  if (card) return explainCard(speech, card)
  const special = (speech.components as Components).specials.find((name) => name === anchored(anchor, 'special'))
  if (special) return explainSpecial(speech, special)
  const decree = anchored(anchor, 'decree')
  if (decree) return explainDecree(speech, decree, speech.components)
  const points = anchored(anchor, 'points')
  if (points) return explainScore(speech, Number(points))
  const pile = anchored(anchor, 'supply')
  if (pile) return explainSupply(speech, Number(pile))
  const icon = anchored(anchor, 'icon') ?? ''
  if (isIcon(icon)) {
    const lines = [{ mark: `[${icon}]`, text: speech.text('board-icon-rule') }]
    return { title: speech.text(`icon-innovation-${icon}`), lines }
  }
  const age = Number(anchored(anchor, 'achieve') ?? 0)
  return isAchievement(speech.view as View, age) ? explainAchievement(speech, age) : null
}

// Only cards of expansions bring a 10 among the achievements.
export function isAchievement(view: View, age: number): boolean {
  return (age >= 1 && age <= 9) || claimOf(view, age).state !== 'gone'
}

export function explain(anchor: string, props: BoardProps): Explanation | null {
  return explainAnchor(anchor, catalog(props.components), props)
}

export function tally(seat: number, props: BoardProps): string[] {
  const player = (props.view as View).players[seat]
  if (!player) return []
  const say = (id: string, count: number) => props.say({ id: wordFor(props, id), args: { count } })
  return [say('board-tally-achievements', player.achieved_count), say('board-tally-points', player.points)]
}

export type Token = { kind: 'text'; text: string } | { kind: 'icon'; name: Icon | 'hex' } | { kind: 'age'; age: number }

const TOKEN = /\[(castle|crown|leaf|lightbulb|factory|clock|hex|\d+)\]/

// Texts write icons and ages in brackets: "draw a [3]", "a [castle]".
export function tokens(text: string): Token[] {
  return text.split(TOKEN).flatMap((part, i): Token[] => {
    if (i % 2 === 0) return part === '' ? [] : [{ kind: 'text', text: part }]
    const age = Number(part)
    return [Number.isNaN(age) ? { kind: 'icon', name: part as Icon | 'hex' } : { kind: 'age', age }]
  })
}

// The same text for ears: icons by their names.
export function spoken(speech: Speech, text: string): string {
  const heard = (token: Token) =>
    token.kind === 'text'
      ? token.text
      : token.kind === 'icon'
        ? speech.text(`icon-innovation-${token.name}`)
        : `${token.age}`
  return tokens(text).map(heard).join('')
}

// All there is to know of a card, for those who do not see it.
export function describe(speech: Speech, card: CardFacts): string {
  const { title, lines } = explainCard(speech, card)
  const icons = `${speech.text('board-icons')}: ${card.slots.map((slot) => slotName(speech, slot)).join(', ')}`
  const [facts, , ...rest] = lines.map(({ text }) => spoken(speech, text))
  return [`${title}: ${facts}`, icons, ...rest].map((part) => part.replace(/[.!]$/, '')).join('. ')
}
