// What is said below the picture of a card, and where it lies in a match.

import type { Phrase } from '../../../protocol'
import type { BoardProps, Explanation } from '../../board'
import type { Entry } from '../../library'
import { anchored, catalog } from '../lookup'
import type { View } from '../types'
import { explain, explainCard, signRules, slotName } from '../words'

/** A card's picture has its words on it: below it stands what its signs mean, and how another edition says it. */
export function told(entry: Entry, props: BoardProps): Explanation | null {
  const card = catalog(props.components).get(anchored(entry.anchor, 'card') ?? '')
  if (!card) return explain(entry.anchor, props)
  const { title, lines, other } = explainCard(props, card)
  const rules = signRules(props, card).map(({ sign, text }) => ({
    mark: '',
    text: `${slotName(props, sign)}: ${text}`,
  }))
  return { title, lines: [...lines.slice(0, 1), ...rules], ...(other && { other }) }
}

const at = (id: string, seat: number): Phrase => ({ id, args: { player: { seat } } })

/** Only what the viewer's own eyes see; a card that is nowhere may be in a pile, in a hidden hand or set aside. */
export function whereabouts(entry: Entry, props: BoardProps): Phrase | null {
  const name = anchored(entry.anchor, 'card')
  if (name === null) return null
  const view = props.view as View
  const among = (cards: readonly { name: string | null }[] = []) => cards.some((card) => card.name === name)
  for (const [seat, player] of view.players.entries()) {
    if (player.stacks.some(({ top }) => top === name)) return at('library-lies-top', seat)
    if (player.stacks.some(({ covered }) => among(covered))) return at('library-lies-covered', seat)
    if (among(player.hand)) return at('library-lies-hand', seat)
    if (among(player.score)) return at('library-lies-score', seat)
    if (among(player.forecast)) return at('library-lies-forecast', seat)
    if (player.display === name) return at('library-lies-display', seat)
    if (player.relics?.includes(name)) return at('library-lies-achievements', seat)
  }
  return { id: view.relics?.includes(name) ? 'library-lies-beside' : 'library-lies-nowhere' }
}
