// All tiles, kind by kind in their printed order.

import type { Phrase } from '../../../protocol'
import type { Entry, Facet } from '../../library'
import { pictureOf } from '../components'
import { parts } from '../pictures'
import type { Ability, Components } from '../types'

export const OPTIONS = { tiles: 'printed', factions: 'original' }

/** The kinds of tiles on each page, in the order in which they stand there. */
const KINDS = {
  peoples: ['display', 'faction'],
  science: ['innovation', 'competency'],
  towns: ['palace', 'city'],
  rounds: ['bonus', 'round-tile', 'final-tile'],
  actions: ['power', 'books'],
} as const
type Part = keyof typeof KINDS
export const PARTS = Object.keys(KINDS) as Part[]

const SIGNS = ['coins', 'tools', 'scholars', 'books', 'power', 'points', 'spades', 'levels', 'bridge', 'sailing']
const TIMES = ['start', 'income', 'action', 'at-once', 'on-pass', 'always']

const phrase = (id: string): Phrase => ({ id })

export const facets: readonly Facet[] = [
  { name: 'sign', values: SIGNS, label: (value) => phrase(`board-sign-${value}`), look: 'sign' },
  { name: 'time', values: TIMES, label: (value) => phrase(`library-time-${value}`), look: 'word' },
]

export const groupLabel = (group: string): Phrase => phrase(`library-group-${group}`)

/** When an ability counts, as a player would ask. */
function timeOf({ kind }: Ability): string {
  if (kind.startsWith('start') || kind.startsWith('first')) return 'start'
  return TIMES.includes(kind) ? kind : 'always'
}

function anchorsOf(kind: string, facts: Components): string[] {
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => `${kind}:${name}`)
  switch (kind) {
    case 'display':
      return named(facts.displays)
    case 'city':
      return named(facts.city_tiles)
    case 'round-tile':
      return named(facts.round_tiles)
    case 'final-tile':
      return named(facts.final_tiles)
    case 'power':
    case 'books':
      return facts.actions.map(({ action }) => action).filter((action) => action.startsWith(`${kind}:`))
    default:
      return facts.tiles.map(({ tile }) => tile).filter((tile) => tile.startsWith(`${kind}:`))
  }
}

function entryOf(anchor: string, part: Part, kind: string, facts: Components): Entry {
  const name = anchor.replace(':', '-')
  const shown = parts(pictureOf(anchor, facts) ?? '').flatMap((each) => (each.kind === 'icon' ? [each.name] : []))
  const abilities = facts.tiles.find(({ tile }) => tile === anchor)?.abilities ?? []
  return {
    anchor,
    name,
    label: phrase(name),
    part,
    group: kind,
    facets: {
      sign: SIGNS.filter((sign) => (shown as string[]).includes(sign)),
      time: [...new Set(abilities.map(timeOf))],
    },
    rulings: [name, kind],
    related: [],
  }
}

export function entries(components: unknown): Entry[] {
  const facts = components as Components
  return PARTS.flatMap((part) =>
    KINDS[part].flatMap((kind) => anchorsOf(kind, facts).map((anchor) => entryOf(anchor, part, kind, facts))),
  )
}
