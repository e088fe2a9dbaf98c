// What is said below the picture of a card, and where it lies in a match.

import type { Phrase } from '../../../protocol'
import type { BoardProps, Explanation } from '../../board'
import type { Entry } from '../../library'
import { anchored, catalog } from '../lookup'
import type { CardFacts, PlayerView, View } from '../types'
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

/** A special achievement or a decree: who has it, or that it can still be claimed. */
function claimed(kind: 'special' | 'decree', name: string, view: View): Phrase[] {
  const has = ({ achieved_specials: specials, decrees = [] }: PlayerView) =>
    ([...(kind === 'special' ? specials : decrees)] as string[]).includes(name)
  const owner = view.players.findIndex(has)
  if (owner >= 0) return [at('library-lies-achievements', owner)]
  const free = ([...(kind === 'special' ? view.specials : (view.decrees ?? []))] as string[]).includes(name)
  return free ? [{ id: 'library-lies-claimable' }] : []
}

/** A card that nobody shows the viewer: what it may still be, counted by backs that everybody sees. */
function unseen(card: CardFacts, view: View): Phrase[] {
  const { age, set = 'base' } = card
  const supply = set === 'base' ? view.supply : view.supplies?.find((each) => each.set === set)?.counts
  const hidden = view.players
    .flatMap(({ hand, score, forecast = [] }) => [...hand, ...score, ...forecast])
    .filter((each) => each.name === null && each.value === age && (each.set ?? 'base') === set).length
  const args = { age, supply: supply?.[age - 1] ?? 0, hidden }
  return [{ id: 'library-lies-unseen' }, { id: 'library-comes', args }, { id: 'library-comes-else' }]
}

/** Only what the viewer's own eyes see. */
export function whereabouts(entry: Entry, props: BoardProps): readonly Phrase[] {
  const view = props.view as View
  for (const kind of ['special', 'decree'] as const) {
    const claim = anchored(entry.anchor, kind)
    if (claim !== null) return claimed(kind, claim, view)
  }
  const name = anchored(entry.anchor, 'card') ?? ''
  const card = catalog(props.components).get(name)
  if (!card) return []
  const among = (cards: readonly { name: string | null }[] = []) => cards.some((each) => each.name === name)
  for (const [seat, player] of view.players.entries()) {
    if (player.stacks.some(({ top }) => top === name)) return [at('library-lies-top', seat)]
    if (player.stacks.some(({ covered }) => among(covered))) return [at('library-lies-covered', seat)]
    if (among(player.hand)) return [at('library-lies-hand', seat)]
    if (among(player.score)) return [at('library-lies-score', seat)]
    if (among(player.forecast)) return [at('library-lies-forecast', seat)]
    if (player.display === name) return [at('library-lies-display', seat)]
    if (player.relics?.includes(name)) return [at('library-lies-achievements', seat)]
  }
  return view.relics?.includes(name) ? [{ id: 'library-lies-beside' }] : unseen(card, view)
}
