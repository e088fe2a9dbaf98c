// What the board says about its places, and which of them a sentence speaks of.

import type { Anchors } from '../anchors'
import type { BoardProps, Explanation } from '../board'
import { benefitPhrase, phrase, type Speech } from './phrases'
import { Telling } from './telling'
import { REGIONS, type View } from './types'

/** Name and rule in one, for ears. */
export function told(anchor: string, speech: Speech): string {
  const found = new Telling(speech).place(anchor)
  return found ? [found.title, ...found.rules].map((part) => part.replace(/[.\s]*$/, '')).join('. ') : ''
}

/** Where on the board that lies which a message or a place in a sentence names: `card-silk`, `in-africa`. */
export const anchors = (): Anchors => ({
  get(id: string): string | undefined {
    if (/-(rule|story)$/.test(id)) return undefined
    const [, kind = '', name = ''] = id.match(/^(card|milestone|action|token|region|in|from|to|hex|goal)-(.+)$/) ?? []
    if (['region', 'in', 'from', 'to'].includes(kind))
      return (REGIONS as readonly string[]).includes(name) ? `region:${name}` : undefined
    if (kind === 'hex') return /^[A-H][1-8]$/.test(name) ? `hex:${name}` : undefined
    if (kind === 'goal') return /^[1-3]-[1-7]$/.test(name) ? `goal:${name}` : undefined
    return kind === '' ? undefined : `${kind}:${name}`
  },
})

/** What can be done here now, and what each of it would open. */
function offersHere(anchor: string, speech: Speech): { mark: string; text: string }[] {
  return speech.offers
    .filter((offer) => offer.anchor === anchor)
    .flatMap((offer) => {
      const names = [...new Set((offer.opens ?? []).map((benefit) => speech.say(benefitPhrase(benefit))))]
      const opens =
        names.length > 0 ? [{ mark: '»', text: speech.say(phrase('board-opens', { what: names.join(', ') })) }] : []
      return [{ mark: '›', text: speech.say(offer.label) }, ...opens]
    })
}

export function explain(anchor: string, speech: Speech): Explanation | null {
  const telling = new Telling(speech)
  const found = telling.place(anchor)
  if (!found) return null
  const line = (text: string) => ({ mark: '', text })
  return {
    title: found.title,
    lines: [...found.rules.map(line), ...offersHere(anchor, speech), ...(found.asides ?? []).map(line)],
  }
}

/** What counted in the end: points in all, then what influence, Wealth tiles and the two better goals brought. */
export function tally(seat: number, props: BoardProps): string[] {
  const player = (props.view as View).players[seat]
  if (!player) return []
  const count = (id: string, n: number) => props.say(phrase(id, { count: n }))
  return [
    count('board-tally-ip', player.ip),
    count('board-tally-influence', player.influence_ip),
    count('board-tally-wealth', player.wealth_ip),
    count('board-tally-goals', player.goals_ip ?? 0),
  ]
}
