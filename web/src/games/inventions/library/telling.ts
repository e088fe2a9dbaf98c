// What is said below the picture of a thing, and where it lies in a match.

import type { Phrase } from '../../../protocol'
import type { BoardProps, Explanation } from '../../board'
import type { Entry } from '../../library'
import { factsOf } from '../facts'
import { benefitPhrase } from '../phrases'
import type { Components, RegionView, View, Who } from '../types'
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

const at = (id: string, seat: number): Phrase => ({ id, args: { player: { seat } } })
const inRegion = (id: string, { region }: RegionView): Phrase => ({ id, args: { region: { id: `region-${region}` } } })
const whose = (id: string, who: Who): Phrase[] => (typeof who === 'object' ? [at(id, who.seat)] : [])

/** An idea: what lies in the stack is hidden, and what an era leaves behind is set aside. */
function ofCard(card: string, view: View): readonly Phrase[] {
  const among = (cards: readonly string[]) => cards.includes(card)
  const region = view.regions.find((each) => each.card === card)
  if (region) return [inRegion('library-lies-region', region)]
  for (const [seat, { hand, inventions }] of view.players.entries()) {
    if (among(inventions)) return [at('library-lies-inventions', seat)]
    if (among(hand)) return [at('library-lies-hand', seat)]
  }
  if (among(view.ideas)) return [{ id: 'library-lies-ideas' }]
  if (view.top === card) return [{ id: 'library-lies-top' }]
  return [{ id: 'library-lies-nowhere' }, { id: 'library-comes', args: { stack: view.stack } }]
}

function ofMilestone(name: string, view: View): readonly Phrase[] {
  if (view.common.some(({ milestone }) => milestone === name)) return [{ id: 'library-lies-common' }]
  const own = view.private.find(({ milestone }) => milestone === name)
  if (own) return whose('library-lies-own', own.who)
  if ((view.eureka as readonly string[]).includes(name)) return [{ id: 'library-lies-eureka' }]
  if ((view.discard as readonly string[]).includes(name)) return [{ id: 'library-lies-discard' }]
  return [{ id: 'library-lies-unseen' }]
}

/** A Progress or Wealth tile: there are several of each. */
function ofTile(type: string, number: string, view: View): readonly Phrase[] {
  const tile = `${type} ${number}`
  const owners = view.players.flatMap(({ map, display }, seat) => [
    ...(map.some((built) => built.tile === tile) ? [at('library-lies-built', seat)] : []),
    ...((display as readonly string[]).includes(tile) ? [at('library-lies-display', seat)] : []),
  ])
  if (type === 'wealth') {
    const left = view.regions.filter(({ letter, wealth }) => letter === number && wealth > 0)
    const lies = left.map((region): Phrase => {
      const { id, args } = inRegion('library-comes-wealth', region)
      return { id, args: { ...args, left: region.wealth } }
    })
    return [...owners, ...(lies.length > 0 ? lies : [{ id: 'library-comes-left', args: { left: 0 } }])]
  }
  const left = view.stock.find((each) => each.kind === type && String(each.number) === number)?.left ?? 0
  return [...owners, { id: 'library-comes-left', args: { left } }]
}

/** Goals are secret: one sees one's own, until the end shows all. */
function ofGoal(goal: string, view: View): readonly Phrase[] {
  const owner = view.players.findIndex(({ goals }) => goals?.some((each) => each.goal === goal))
  return [owner >= 0 ? at('library-lies-goal', owner) : { id: 'library-lies-secret' }]
}

/** Only what the viewer's own eyes see. */
export function whereabouts(entry: Entry, props: BoardProps): readonly Phrase[] {
  const [kind, name = '', number = ''] = entry.anchor.split(':')
  const view = props.view as View
  const region = (found: RegionView | undefined) =>
    found ? [inRegion('library-lies-in', found)] : [{ id: 'library-lies-out' }]
  switch (kind) {
    case 'card':
      return ofCard(name, view)
    case 'milestone':
      return ofMilestone(name, view)
    case 'tile':
      return ofTile(name, number, view)
    case 'goal':
      return ofGoal(name, view)
    case 'specialist-tile':
      return region(view.regions.find(({ specialist }) => specialist === name))
    case 'knowledge-tile':
      return region(view.regions.find(({ knowledge }) => knowledge === name))
    default:
      return []
  }
}
