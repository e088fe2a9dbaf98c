// How offers stand in the prompt: in groups, and with what they bring below their words.

import type { BoardProps, OfferGroup } from '../board'
import { across, placeKey } from './geometry'
import type { Components, HexFacts, Offer, View } from './types'
import { ruleOf } from './words'

export const groups: readonly OfferGroup[] = [
  { name: 'build' },
  { name: 'upgrade' },
  { name: 'science' },
  { name: 'power' },
  { name: 'books' },
  { name: 'special' },
  { name: 'tiles' },
  { name: 'convert', minor: true },
  { name: 'other' },
  { name: 'pass', apart: true },
  { name: 'end', apart: true, ends: true },
]

const GROUPS: Readonly<Record<string, string>> = {
  bridge: 'build',
  track: 'upgrade',
  discipline: 'science',
  send: 'science',
  return: 'science',
  power: 'power',
  books: 'books',
  innovation: 'books',
  book: 'books',
  special: 'special',
  convert: 'convert',
  set: 'tiles',
  display: 'tiles',
  faction: 'tiles',
  palace: 'tiles',
  bonus: 'tiles',
  competency: 'tiles',
  city: 'tiles',
  pass: 'pass',
  'end-turn': 'end',
}

const kindOf = (offer: Offer) => offer.anchor?.split(':')[0] ?? ''
const isUpgrade = ({ choice }: Offer) => /^(up|down)grade /.test(choice)

export function groupOf(offer: Offer): string {
  if (offer.declines && kindOf(offer) !== 'end-turn') return 'pass'
  if (kindOf(offer) === 'hex') return isUpgrade(offer) ? 'upgrade' : 'build'
  return GROUPS[kindOf(offer)] ?? 'other'
}

const TILES = ['palace', 'bonus', 'competency', 'innovation', 'city', 'display', 'faction']

/** What a tile does, or who sits beside a new building. */
export function consequence(offer: Offer, props: BoardProps): string | null {
  const kind = kindOf(offer)
  if (offer.anchor !== null && TILES.includes(kind)) return ruleOf(props, offer.anchor)
  if (kind !== 'hex' || !(isUpgrade(offer) || /^(\w+ )?build /.test(offer.choice))) return null
  const beside = neighbors(offer.anchor?.slice('hex:'.length) ?? '', props)
  if (beside.length === 0) return null
  const players = beside.map((seat) => props.names[seat] ?? '').join(', ')
  return props.say({ id: 'board-power-to', args: { players, count: beside.length } })
}

/** Whose buildings stand beside a hex, without the viewer's own. */
function neighbors(hex: string, { view, viewer, components }: BoardProps): number[] {
  const { map, hexes, bridges } = view as View
  const facts = (components as Components).maps.find(({ name }) => name === map)?.hexes ?? []
  const here = facts.find((each) => each.hex === hex)
  if (!here) return []
  const around = new Set([0, 1, 2, 3, 4, 5].map((side) => placeKey(across(here, side))))
  const bridged = new Set(bridges.flatMap(({ a, b }) => (a === hex ? [b] : b === hex ? [a] : [])))
  const isBeside = (each: HexFacts) => around.has(placeKey(each)) || bridged.has(each.hex)
  const beside = new Set(facts.filter(isBeside).map((each) => each.hex))
  const seats = hexes.flatMap((each) => (beside.has(each.hex) && each.building ? [each.building.seat] : []))
  return [...new Set(seats)].filter((seat) => seat !== viewer).sort()
}
