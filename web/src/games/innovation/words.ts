// What the board says about its things, in the words of the edition played.

import type { BoardProps } from '../board'
import { anchored, type Catalog, catalog, claimOf, lacking } from './lookup'
import { type CardFacts, type PrintedSlot, SPECIALS, type Special, type View } from './types'

export type Explanation = { title: string; lines: { mark: string; text: string }[] }
export type Speech = Pick<BoardProps, 'say' | 'text' | 'options' | 'view' | 'viewer'>

export const LATEST = 'deluxe-2017'
const OLDER = 'iello-2011'

export const editionOf = (options: Record<string, string>) => options.edition ?? LATEST

// Words that the 2011 edition has its own for: score pile and Influence, achievement and Domination.
const RENAMED = new Set(['board-score', 'board-score-pile', 'board-achievements', 'board-age', 'board-shares', 'board-eligible'])

export function word(speech: Speech, id: string): string {
  return speech.text(editionOf(speech.options) === OLDER && RENAMED.has(id) ? `${id}-2011` : id)
}

export const cardName = (speech: Speech, card: CardFacts) => speech.text(`card-${card.slug}`)
export const slotMark = (slot: PrintedSlot) => `[${slot}]`

export type Effect = { demand: boolean; text: string }

export function effectsOf(speech: Speech, card: CardFacts): Effect[] {
  const kinds = card.effects[editionOf(speech.options)] ?? card.effects[LATEST] ?? []
  return kinds.map((kind, i) => ({ demand: kind === 'demand', text: speech.text(`card-${card.slug}-${i + 1}`) }))
}

export function explainCard(speech: Speech, card: CardFacts): Explanation {
  const facts = `${word(speech, 'board-age')} ${card.age}, ${speech.text(`color-${card.color}`)}`
  const kind = (demand: boolean) => speech.text(demand ? 'explain-demand' : 'explain-dogma')
  return {
    title: cardName(speech, card),
    lines: [
      { mark: `[${card.age}]`, text: facts },
      { mark: '', text: card.slots.map(slotMark).join(' ') },
      { mark: '', text: `${speech.text('explain-featured')} ${slotMark(card.featured)}` },
      ...effectsOf(speech, card).map((effect) => ({ mark: slotMark(card.featured), text: `${kind(effect.demand)}: ${effect.text}` })),
    ],
  }
}

export function explainSpecial(speech: Speech, special: Special): Explanation {
  const part = (name: string) => ({ mark: '', text: speech.text(`special-${special}-${name}`) })
  return { title: speech.text(`special-${special}`), lines: [part('rule'), part('early')] }
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
