// What is said below an offer: what lies where it happens, and what it would open. All of it stands on the board.

import type { BoardProps } from '../board'
import { waysOf } from './benefit'
import { factsOf, isSeat, regionOf } from './facts'
import { benefitPhrase, phrase } from './phrases'
import { type Components, type Offer, type Region, REGIONS, type View } from './types'

type Told = { offer: Offer; props: BoardProps; view: View }

const isRegion = (word: string | undefined): word is Region => (REGIONS as readonly string[]).includes(word ?? '')

/** Who and what is in a region where one goes. */
function there(region: Region, { props, view }: Told): string[] {
  const now = regionOf(view, region)
  if (!now) return []
  const { say, viewer } = props
  const own = now.citizens.find(({ who }) => isSeat(who, viewer))?.citizens ?? 0
  return [
    ...(now.card === null ? [] : [say(phrase('board-lies-there', { card: phrase(`card-${now.card}`) }))]),
    ...(own > 0
      ? [say(phrase('board-yours-there', { count: own }))]
      : now.citizens.length === 0
        ? [props.text('board-nobody-there')]
        : []),
  ]
}

/** The ideas on the map and in one's hand that need a milestone. */
function needing(milestone: string, { props, view }: Told): string[] {
  const { cards } = factsOf(props.components as Components)
  const hand = props.viewer === null ? [] : (view.players[props.viewer]?.hand ?? [])
  const open = view.regions.flatMap(({ card, invented }) => (card === null || invented ? [] : [card]))
  const named = [...open, ...hand].filter((card) => cards.get(card)?.milestone === milestone)
  if (named.length === 0) return []
  const list = named.map((card) => props.text(`card-${card}`)).join(', ')
  return [props.say(phrase('board-ideas-needing', { cards: list }))]
}

/** Whether the milestone of an idea lies open to the viewer. */
function known(card: string, { props, view }: Told): string[] {
  const milestone = factsOf(props.components as Components).cards.get(card)?.milestone ?? null
  const open =
    view.discard.some((each) => each === milestone) ||
    view.common.some((each) => each.milestone === milestone) ||
    view.private.some(
      (each) => each.milestone === milestone && (isSeat(each.who, props.viewer) || onIt(each.diplomats, props.viewer)),
    )
  return milestone !== null && open
    ? [props.say(phrase('board-needs-known', { milestone: phrase(`milestone-${milestone}`) }))]
    : []
}

const onIt = (diplomats: View['private'][number]['diplomats'], viewer: number | null) =>
  diplomats.some((who) => isSeat(who, viewer))

/** Scholars fit any work, so what matters is how many are left. */
function scholarsLeft(sent: number, { props, view }: Told): string[] {
  const now = props.viewer === null ? undefined : view.players[props.viewer]?.scholars
  if (now === undefined) return []
  return [props.say(phrase(sent === 0 ? 'board-scholars-stay' : 'board-scholars-left', { count: now - sent }))]
}

function facts(told: Told): string[] {
  const [verb, first, second] = told.offer.choice.split(' ')
  switch (verb) {
    case 'travel':
      return isRegion(second) ? there(second, told) : []
    case 'citizen':
    case 'call-specialists':
      return isRegion(first) ? there(first, told) : []
    case 'scholars':
      return scholarsLeft(Number(first), told)
    case 'eureka':
      return needing(first ?? '', told)
    case 'take':
      return known(first ?? '', told)
    case 'tile': {
      const left = told.view.stock.find(({ kind, number }) => kind === first && String(number) === second)?.left
      return left === undefined ? [] : [told.props.say(phrase('board-tile-left', { count: left }))]
    }
    default:
      return []
  }
}

/** An action by its name alone, so that several read well in a row. */
function opening(benefit: string, props: BoardProps): string {
  const [[only, ...more] = [], ...others] = waysOf(benefit)
  const alone = more.length === 0 && others.length === 0
  return alone && only?.kind === 'action' ? props.text(`action-${only.action}`) : props.say(benefitPhrase(benefit))
}

export function consequence(offer: Offer, props: BoardProps): string | null {
  const names = [...new Set((offer.opens ?? []).map((benefit) => opening(benefit, props)))]
  const opens = names.length > 0 ? [props.say(phrase('board-opens', { what: names.join(', ') }))] : []
  const said = [...facts({ offer, props, view: props.view as View }), ...opens].join(' ')
  return said === '' ? null : said
}
