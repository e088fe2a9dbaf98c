// What the board says about its things. A component `palace:7` is named by `palace-7` and explained by `palace-7-rule`.

import type { Anchors } from '../anchors'
import type { BoardProps, Explanation } from '../board'
import type { BuildingView, Components, HexFacts, View } from './types'

export type Speech = Pick<BoardProps, 'say' | 'text' | 'view' | 'viewer' | 'names' | 'components' | 'offers'>

/** Kinds of components that have a rule of their own. */
export const KINDS = [
  'display',
  'faction',
  'innovation',
  'palace',
  'bonus',
  'competency',
  'power',
  'books',
  'city',
  'round-tile',
  'final-tile',
]
const NAMED = new Set([...KINDS, 'discipline', 'track', 'building'])

/**
 * The component a place stands for: the viewer's own faction for `special:faction`, the discipline for `send:law:3`.
 */
export function componentOf(anchor: string, view: View, viewer: number | null): string | null {
  const [kind = '', name = ''] = anchor.split(':')
  if (NAMED.has(kind)) return anchor
  if (['send', 'return', 'book'].includes(kind)) return `discipline:${name}`
  const me = viewer === null ? null : view.players[viewer]
  if (kind !== 'special' || !me) return null
  switch (name) {
    case 'faction':
    case 'palace':
    case 'bonus':
      return me[name] === null ? null : `${name}:${me[name]}`
    case 'competency':
      return 'competency:four-power'
    default:
      return `innovation:${name}`
  }
}

const idOf = (component: string) => component.replace(':', '-')

export const nameOf = (speech: Pick<Speech, 'text'>, component: string) => speech.text(idOf(component))
export const ruleOf = (speech: Pick<Speech, 'text'>, component: string) => speech.text(`${idOf(component)}-rule`)

/** Signs have words of the board's own. */
export const signName = (speech: Pick<Speech, 'text'>, sign: string) => speech.text(`board-sign-${sign}`)
export const signRule = (speech: Pick<Speech, 'text'>, sign: string) => speech.text(`board-sign-${sign}-rule`)

/** Name and rule in one, for ears. */
export const described = (speech: Pick<Speech, 'text'>, component: string) =>
  `${nameOf(speech, component)}. ${ruleOf(speech, component)}`

const line = (text: string) => ({ mark: '', text })

export function buildingName(speech: Speech, building: BuildingView): string {
  const kind = nameOf(speech, `building:${building.kind}`)
  const args = { building: kind, player: { seat: building.seat } }
  return speech.say({ id: building.neutral ? 'board-neutral-of' : 'board-building-of', args })
}

/** All there is to say about a hex, the shortest first. */
export function hexWords(speech: Speech, facts: HexFacts, terrain: string, building: BuildingView | null): string[] {
  const land = terrain === 'river' ? speech.text('board-river') : speech.text(`terrain-${terrain}`)
  const parts = [`${facts.hex}: ${land}`]
  if (building) {
    parts.push(buildingName(speech, building))
    parts.push(speech.say({ id: 'board-power-value', args: { power: building.power } }))
    if (building.annex) parts.push(speech.text('board-with-annex'))
    if (building.city) parts.push(speech.text('board-in-city'))
  }
  if (facts.border) parts.push(speech.text('board-border'))
  return parts
}

function explainHex(name: string, speech: Speech): Explanation | null {
  const view = speech.view as View
  const facts = (speech.components as Components).maps
    .find((map) => map.name === view.map)
    ?.hexes.find(({ hex }) => hex === name)
  if (!facts) return null
  const now = view.hexes.find(({ hex }) => hex === name)
  const [title = '', ...lines] = hexWords(
    speech,
    facts,
    now?.terrain ?? facts.terrain ?? 'river',
    now?.building ?? null,
  )
  return { title, lines: lines.map(line) }
}

function explainSet(terrain: string, speech: Speech): Explanation | null {
  const set = (speech.view as View).sets.find(({ display }) => display === terrain)
  if (!set) return null
  const parts = [`display:${set.display}`, `faction:${set.faction}`, `bonus:${set.bonus}`]
  const names = parts.map((part) => nameOf(speech, part))
  return {
    title: names.slice(0, 2).join(' · '),
    lines: parts.map((part, i) => line(`${names[i]}: ${ruleOf(speech, part)}`)),
  }
}

/** Where on the board that lies which a message or a place in a sentence names: `palace-7`, and `C4` said as a hex. */
export const anchors = (): Anchors => ({
  get(id: string): string | undefined {
    const [, hex] = id.match(/^(?:hex|from|to)-([A-I]\d+)$/) ?? []
    if (hex !== undefined) return `hex:${hex}`
    const kind = [...NAMED].find((each) => id.startsWith(`${each}-`) && !id.endsWith('-rule'))
    return kind && `${kind}:${id.slice(kind.length + 1)}`
  },
})

/** What can be done here now, with what it costs and brings. */
const offersHere = (anchor: string, speech: Speech) =>
  speech.offers
    .filter((offer) => offer.anchor === anchor)
    .map((offer) => ({ mark: '›', text: speech.say(offer.label) }))

export function explain(anchor: string, props: Speech): Explanation | null {
  const found = explainPlace(anchor, props)
  return found && { ...found, lines: [...found.lines, ...offersHere(anchor, props)] }
}

/** What a place is, without what can be done there. */
export function explainPlace(anchor: string, props: Speech): Explanation | null {
  const [kind = '', name = ''] = anchor.split(':')
  if (kind === 'hex') return explainHex(name, props)
  if (kind === 'set') return explainSet(name, props)
  if (kind === 'sign') return { title: signName(props, name), lines: [line(signRule(props, name))] }
  const component = componentOf(anchor, props.view as View, props.viewer)
  return component === null ? null : { title: nameOf(props, component), lines: [line(ruleOf(props, component))] }
}

/** What counted in the end besides points. */
export function tally(seat: number, props: BoardProps): string[] {
  const player = (props.view as View).players[seat]
  if (!player) return []
  return [
    props.say({ id: 'board-tally-points', args: { count: player.points } }),
    props.say({ id: 'board-tally-area', args: { count: player.area } }),
  ]
}
