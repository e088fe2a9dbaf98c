// What is said below the picture of a thing, and where it lies in a match.

import type { Phrase } from '../../../protocol'
import type { BoardProps, Explanation } from '../../board'
import type { Entry } from '../../library'
import { factsOf } from '../facts'
import { benefitPhrase } from '../phrases'
import type { Components, View } from '../types'
import { explain } from '../words'

/** The board tells of a Knowledge tile by its region; here it lies in none. */
export function told(entry: Entry, props: BoardProps): Explanation | null {
  const [kind, name = ''] = entry.anchor.split(':')
  if (kind !== 'knowledge-tile') return explain(entry.anchor, props)
  const facts = factsOf(props.components as Components).knowledgeTiles.get(name)
  if (!facts) return null
  const args = { benefit: benefitPhrase(facts.benefit), ip: facts.ip }
  return { title: props.say(entry.label), lines: [{ mark: '', text: props.say({ id: 'rule-knowledge-tile', args }) }] }
}

/** Of ideas only: what lies in the stack is hidden, and what an era leaves behind is set aside. */
export function whereabouts(entry: Entry, props: BoardProps): Phrase | null {
  const [kind, card = ''] = entry.anchor.split(':')
  if (kind !== 'card') return null
  const view = props.view as View
  const among = (cards: readonly string[]) => cards.includes(card)
  const region = view.regions.find((each) => each.card === card)
  if (region) return { id: 'library-lies-region', args: { region: { id: `region-${region.region}` } } }
  for (const [seat, { hand, inventions }] of view.players.entries()) {
    if (among(inventions)) return { id: 'library-lies-inventions', args: { player: { seat } } }
    if (among(hand)) return { id: 'library-lies-hand', args: { player: { seat } } }
  }
  if (among(view.ideas)) return { id: 'library-lies-ideas' }
  return { id: view.top === card ? 'library-lies-top' : 'library-lies-nowhere' }
}
