// What the board says about its things, in the words of the edition played.

import type { BoardProps, Explanation } from '../board'
import { anchored, type Catalog, catalog, claimOf, lacking } from './lookup'
import { type CardFacts, type PrintedSlot, SPECIALS, type Special, type View } from './types'

export type Speech = Pick<BoardProps, 'say' | 'text' | 'otherwise' | 'options' | 'view' | 'viewer'>

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
  'board-eligible',
  'board-tally-points',
  'board-tally-achievements',
])
const renamed = (speech: Speech, id: string) => (editionOf(speech.options) === OLDER && RENAMED.has(id) ? `${id}-2011` : id)

export const word = (speech: Speech, id: string) => speech.text(renamed(speech, id))

export const cardName = (speech: Speech, card: CardFacts) => speech.text(`card-${card.slug}`)
export const slotMark = (slot: PrintedSlot) => `[${slot}]`

export type Effect = { demand: boolean; text: string }

function effectsIn(edition: string, card: CardFacts, text: (id: string) => string): Effect[] {
  const kinds = card.effects[edition] ?? card.effects[LATEST] ?? []
  return kinds.map((kind, i) => ({ demand: kind === 'demand', text: text(`card-${card.slug}-${i + 1}`) }))
}

export const effectsOf = (speech: Speech, card: CardFacts) => effectsIn(editionOf(speech.options), card, speech.text)

// The card in the words of the edition that is not being played; null if they are the same.
export function otherEdition(speech: Speech, card: CardFacts): { title: string; effects: Effect[] } | null {
  const edition = editionOf(speech.options) === OLDER ? LATEST : OLDER
  const effects = effectsIn(edition, card, (id) => speech.otherwise(id) ?? '')
  const own = effectsOf(speech, card)
  const same = effects.length === own.length && effects.every(({ text, demand }, i) => text === own[i]?.text && demand === own[i]?.demand)
  if (same || effects.some(({ text }) => text === '')) return null
  const title = speech.text(`value-innovation-edition-${edition}`)
  const name = speech.otherwise(`card-${card.slug}`) ?? ''
  return { title: name === cardName(speech, card) ? title : `${title}: ${name}`, effects }
}

export function explainCard(speech: Speech, card: CardFacts): Explanation {
  const facts = `${word(speech, 'board-age')} ${card.age}, ${speech.text(`color-${card.color}`)}`
  const kind = (demand: boolean) => speech.text(demand ? 'explain-demand' : 'explain-dogma')
  const line = (effect: Effect) => ({ mark: slotMark(card.featured), text: `${kind(effect.demand)}: ${effect.text}` })
  const other = otherEdition(speech, card)
  return {
    ...(other && { other: { title: other.title, lines: other.effects.map(line) } }),
    title: cardName(speech, card),
    lines: [
      { mark: `[${card.age}]`, text: facts },
      { mark: '', text: card.slots.map(slotMark).join(' ') },
      { mark: '', text: `${speech.text('explain-featured')} ${slotMark(card.featured)}` },
      ...effectsOf(speech, card).map(line),
    ],
  }
}

export function explainSpecial(speech: Speech, special: Special): Explanation {
  const part = (name: string) => ({ mark: '', text: speech.text(`special-${special}-${name}`) })
  return { title: speech.text(`special-${special}`), lines: [part('rule'), part('early'), ...(special === 'monument' ? thisTurn(speech) : [])] }
}

// What counts for the Monument only until the turn ends.
function thisTurn(speech: Speech): { mark: string; text: string }[] {
  return (speech.view as View).players.flatMap(({ scored_this_turn: scored, tucked_this_turn: tucked }, seat) => {
    if (scored + tucked === 0) return []
    return [{ mark: '', text: speech.say({ id: 'board-this-turn', args: { player: { seat }, scored, tucked } }) }]
  })
}

// What an age's achievement asks for, whose it is, and what the viewer still lacks.
export function explainAchievement(speech: Speech, age: number, cards: Catalog): Explanation {
  const view = speech.view as View
  const claim = claimOf(view, age)
  const me = speech.viewer === null ? null : (view.players[speech.viewer] ?? null)
  const say = (id: string, args: Record<string, number>) => speech.say({ id, args })
  const state = () => {
    if (claim.state === 'claimed') return [speech.say({ id: 'board-claimed', args: { player: { seat: claim.seat } } })]
    if (claim.state === 'gone') return []
    if (!me) return [speech.text('board-available')]
    const { points, top } = lacking(me, age, cards)
    if (points === 0 && !top) return [word(speech, 'board-eligible')]
    return [points > 0 ? say('board-points-missing', { count: points }) : '', top ? speech.text('board-top-missing') : ''].filter(
      (part) => part !== '',
    )
  }
  const lines = [say('board-achievement-rule', { points: age * 5, age }), ...state()]
  return { title: say('board-achievement', { age }), lines: lines.map((text) => ({ mark: '', text })) }
}

export function explainAnchor(anchor: string, cards: Catalog, speech: Speech): Explanation | null {
  const card = cards.get(anchored(anchor, 'card') ?? '')
  if (card) return explainCard(speech, card)
  const special = SPECIALS.find((name) => name === anchored(anchor, 'special')?.toLowerCase())
  if (special) return explainSpecial(speech, special)
  const age = Number(anchored(anchor, 'achieve') ?? 0)
  return age >= 1 && age <= 9 ? explainAchievement(speech, age, cards) : null
}

export function explain(anchor: string, props: BoardProps): Explanation | null {
  return explainAnchor(anchor, catalog(props.components), props)
}

export function tally(seat: number, props: BoardProps): string[] {
  const player = (props.view as View).players[seat]
  if (!player) return []
  const say = (id: string, count: number) => props.say({ id: renamed(props, id), args: { count } })
  const achievements = player.achieved.length + player.achieved_specials.length
  return [say('board-tally-achievements', achievements), say('board-tally-points', player.points)]
}

export type Token = { kind: 'text'; text: string } | { kind: 'icon'; name: PrintedSlot } | { kind: 'age'; age: number }

const TOKEN = /\[(castle|crown|leaf|lightbulb|factory|clock|hex|\d+)\]/

// Texts write icons and ages in brackets: "draw a [3]", "a [castle]".
export function tokens(text: string): Token[] {
  return text.split(TOKEN).flatMap((part, i): Token[] => {
    if (i % 2 === 0) return part === '' ? [] : [{ kind: 'text', text: part }]
    const age = Number(part)
    return [Number.isNaN(age) ? { kind: 'icon', name: part as PrintedSlot } : { kind: 'age', age }]
  })
}

// The same text for ears: icons by their names.
export function spoken(speech: Speech, text: string): string {
  const heard = (token: Token) =>
    token.kind === 'text' ? token.text : token.kind === 'icon' ? speech.text(`board-icon-${token.name}`) : `${token.age}`
  return tokens(text).map(heard).join('')
}

// All there is to know of a card, for those who do not see it.
export function describe(speech: Speech, card: CardFacts): string {
  const { title, lines } = explainCard(speech, card)
  const icons = `${speech.text('board-icons')}: ${card.slots.map((slot) => speech.text(`board-icon-${slot}`)).join(', ')}`
  const [facts, , ...rest] = lines.map(({ text }) => spoken(speech, text))
  return [`${title}: ${facts}`, icons, ...rest].map((part) => part.replace(/[.!]$/, '')).join('. ')
}
