// How the prompt and the log tell of a game: groups of offers, what an offer leads to, and lines of the log.

import type { Event, Shown } from '../../generated/innovation'
import type { BoardProps, LogLine, Offer, OfferGroup } from '../board'
import { anchored, catalog, listed, reachOf, topOf } from './lookup'
import { type CardFacts, ICONS, type View } from './types'
import { cardName, wordFor } from './words'

export const groups: readonly OfferGroup[] = [
  { name: 'dogma' },
  { name: 'special' },
  { name: 'meld', tiles: true },
  { name: 'simple', plain: true },
  { name: 'choices' },
  { name: 'decline', apart: true },
]

const SPECIAL = /^(endorse|inspire|decree|display|seize) |^achieve [^\d]/

export function groupOf({ choice, declines }: Offer): string {
  if (declines) return 'decline'
  if (choice.startsWith('dogma ')) return 'dogma'
  if (choice.startsWith('meld ')) return 'meld'
  if (choice === 'draw' || /^achieve \d+$/.test(choice)) return 'simple'
  return SPECIAL.test(choice) ? 'special' : 'choices'
}

export function consequence(offer: Offer, props: BoardProps): string | null {
  const view = props.view as View
  const { viewer, say } = props
  const me = viewer === null ? undefined : view.players[viewer]
  const name = anchored(offer.anchor ?? '', 'card')
  const card = name === null ? undefined : catalog(props.components).get(name)
  if (offer.choice === 'draw') return me?.draw ? say({ id: 'board-draws-from', args: { age: me.draw } }) : null
  if (offer.choice.startsWith('dogma ') && card) return reaches(card, props)
  if (offer.choice.startsWith('meld ') && card && me) {
    const top = me.stacks.find(({ color }) => color === card.color)?.top ?? null
    const under = top === null ? undefined : catalog(props.components).get(top)
    if (under) return say({ id: 'board-covers', args: { card: cardName(props, under) } })
    return say({ id: 'board-first-of', args: { color: { id: `color-${card.color}` } } })
  }
  const age = Number(anchored(offer.anchor ?? '', 'achieve') ?? 0)
  return offer.choice.startsWith('achieve ') && age > 0 && me?.needs
    ? say({ id: 'board-needs-points', args: { points: me.needs.points[age - 1] ?? 0 } })
    : null
}

/** Who suffers and who shares, with numbers where it is one player. */
export function reaches(card: CardFacts, props: BoardProps): string | null {
  const view = props.view as View
  const owner = topOf(view, card.name)
  if (!owner || !card.featured) return null
  const { sharing, vulnerable } = reachOf(owner.stack)
  const icon = ICONS.indexOf(card.featured)
  const count = (seat: number) => view.players[seat]?.icons[icon] ?? 0
  const part = (id: string, seats: readonly number[]) => {
    if (seats.length === 0) return []
    const names = listed(seats.map((seat) => props.names[seat] ?? ''))
    const words = props.say({ id: wordFor(props, id), args: { names, count: seats.length } })
    const [only, ...others] = seats
    if (only === undefined || others.length > 0) return [words]
    const against = { theirs: count(only), yours: count(owner.seat), icon: { id: `icon-innovation-${card.featured}` } }
    return [`${words}: ${props.say({ id: 'board-against', args: against })}`]
  }
  const parts = [...part('board-hits', vulnerable), ...part('board-sharing', sharing)]
  return parts.length === 0 ? props.text('board-nobody') : upper(parts.join('; '))
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const face = (card: Shown) => ('face' in card ? { about: `card:${card.face}` } : {})

export function logLine(given: unknown): LogLine {
  const event = given as Event
  switch (event.event) {
    case 'turn':
      return { kind: 'turn', seat: event.seat }
    case 'action':
      return { kind: 'action', seat: event.seat }
    case 'dogma-action':
    case 'endorse':
      return { kind: 'act', seat: event.seat, about: `card:${event.card}` }
    case 'inspire':
      return { kind: 'act', seat: event.seat, about: `color:${event.color}` }
    case 'decree':
      return { kind: 'act', seat: event.seat, about: `decree:${event.decree}` }
    case 'claim':
      return { kind: 'act', seat: event.seat, about: `achieve:${event.age}` }
    case 'claim-special':
      return { kind: 'act', seat: event.seat, about: `special:${event.special}` }
    case 'moved':
      return { kind: event.how === 'look' ? 'quiet' : 'result', seat: event.by, lists: 'card', ...face(event.card) }
    case 'reveal':
      return { kind: 'result', seat: event.seat, ...face(event.card) }
    case 'splay':
    case 'rearranged':
      return { kind: 'result', seat: event.seat, about: `color:${event.color}` }
    case 'take-special':
    case 'take-decree':
    case 'show-all':
    case 'fission':
      return { kind: 'result', seat: event.seat }
    case 'lost':
      return { kind: 'act', seat: event.seat }
    case 'effect':
    case 'sharing-bonus':
      return { kind: 'quiet', seat: event.seat }
    case 'over':
      return { kind: 'act', seat: null }
  }
}
