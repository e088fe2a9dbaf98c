// Everything with something printed on it, in the order of the box, and what is asked about each value.

import type { Phrase } from '../../../protocol'
import type { Json, Piece, SetEntry, SetFile, SectionLayout, Value } from '../../workshop'
import { factsOf } from '../facts'
import { REGIONS, type Components } from '../types'

export const KINDS = ['ideas', 'milestones', 'tiles', 'specialists', 'knowledge', 'goals', 'society', 'board'] as const
type Kind = (typeof KINDS)[number]

const phrase = (id: string, args?: Phrase['args']): Phrase => (args ? { id, args } : { id })
const text = (value: Json | undefined) => (typeof value === 'string' ? value : String(value as number))
const by =
  (...fields: string[]): SectionLayout['key'] =>
  (entry) =>
    fields.map((field) => text(entry[field])).join('-')

/** Two regions in one order, whichever the file names first. */
export function ropeKey(ends: readonly string[]): string {
  return REGIONS.filter((region) => ends.includes(region)).join('+')
}

export const layout: Readonly<Record<string, SectionLayout>> = {
  idea_cards: { key: by('card') },
  milestones: { key: by('milestone') },
  economy_tiles: { key: by('number') },
  culture_tiles: { key: by('number') },
  technology_tiles: { key: by('number') },
  wealth_tiles: { key: by('letter') },
  specialist_tiles: { key: by('tile') },
  knowledge_tiles: { key: by('tile') },
  private_goals: { key: by('goal') },
  influence_tokens: { key: by('token') },
  progress_map: { key: by('hex'), placed: 'hex', made: (hex) => ({ hex, benefit: 'nothing' }) },
  era_track: { key: by('era', 'space') },
  forums: { key: by('forum') },
  regions: { key: by('region') },
  ropes: {
    key: (entry) => ropeKey(entry['between'] as unknown as string[]),
    placed: 'between',
    made: (key) => ({ between: key.split('+') }),
  },
  influence_track: { key: by('space') },
}

/** Where a hex lies: rows by letters, slanted columns by numbers, `A1` to `H8`. */
export const hexPlace = (hex: string) => ({ hex, row: hex.charCodeAt(0) - 65, column: Number(hex.slice(1)) - 1 })

const BESIDE = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, 1],
] as const

/** Places beside hexes where none lies. */
export function missingHexes(there: readonly string[]): string[] {
  const found = there.flatMap((hex) => {
    const { row, column } = hexPlace(hex)
    return BESIDE.map(([down, right]) => ({ row: row + down, column: column + right }))
  })
  const onMap = found.filter(({ row, column }) => row >= 0 && row < 8 && column >= 0 && column < 8)
  const names = onMap.map(({ row, column }) => `${String.fromCharCode(65 + row)}${String(column + 1)}`)
  return [...new Set(names)].filter((hex) => !there.includes(hex)).sort()
}

type Place = { kind: Kind; group: string; anchor: string; label: Phrase }

/** Where an entry belongs, and what it is called. */
function placeOf(section: string, key: string, era: (of: string) => number): Place {
  const number = Number(key)
  switch (section) {
    case 'idea_cards':
      return { kind: 'ideas', group: `era-${era(key)}`, anchor: `card:${key}`, label: phrase(`card-${key}`) }
    case 'milestones':
      return {
        kind: 'milestones',
        group: `era-${era(key)}`,
        anchor: `milestone:${key}`,
        label: phrase(`milestone-${key}`),
      }
    case 'economy_tiles':
    case 'culture_tiles':
    case 'technology_tiles': {
      const type = section.split('_')[0] ?? ''
      const label = phrase(`tile-${type}`, { number })
      return { kind: 'tiles', group: `type-${type}`, anchor: `tile:${type}:${key}`, label }
    }
    case 'wealth_tiles':
      return {
        kind: 'tiles',
        group: 'wealth',
        anchor: `tile:wealth:${key}`,
        label: phrase('tile-wealth', { letter: key }),
      }
    case 'specialist_tiles':
      return {
        kind: 'specialists',
        group: 'specialists',
        anchor: `specialist-tile:${key}`,
        label: phrase(`specialist-tile-${key}`),
      }
    case 'knowledge_tiles':
      return {
        kind: 'knowledge',
        group: 'knowledge',
        anchor: `knowledge-tile:${key}`,
        label: phrase(`knowledge-tile-${key}`),
      }
    case 'private_goals':
      return {
        kind: 'goals',
        group: `goals-${key.slice(0, 1)}`,
        anchor: `goal:${key}`,
        label: phrase('goal-name', { goal: key }),
      }
    case 'influence_tokens':
      return { kind: 'society', group: 'tokens', anchor: `token:${key}`, label: phrase(`token-${key}`) }
    case 'progress_map':
      return { kind: 'society', group: 'hexes', anchor: `hex:${key}`, label: phrase('hex-name', { hex: key }) }
    case 'era_track': {
      const [of = '', place = ''] = key.split('-')
      return {
        kind: 'board',
        group: 'era-track',
        anchor: `space:${key}`,
        label: phrase('space-name', { era: Number(of), place: Number(place) }),
      }
    }
    case 'forums':
      return { kind: 'board', group: 'forums', anchor: `forum:${key}`, label: phrase('workshop-forum', { number }) }
    case 'regions':
      return { kind: 'board', group: 'regions', anchor: `region:${key}`, label: phrase(`region-${key}`) }
    case 'ropes': {
      const [one = '', other = ''] = key.split('+')
      const label = phrase('workshop-rope', { one: phrase(`region-${one}`), other: phrase(`region-${other}`) })
      return { kind: 'board', group: 'ropes', anchor: `rope:${key}`, label }
    }
    default:
      return {
        kind: 'board',
        group: 'influence-track',
        anchor: `influence:${key}`,
        label: phrase('influence-name', { influence: number }),
      }
  }
}

const words = (name: string) => name.replaceAll('_', '-')

export function valueOf(section: string, key: string, field: string): Value {
  return {
    id: `${section}/${key}/${field}`,
    section,
    key,
    field,
    question: phrase(`workshop-ask-${words(section)}-${words(field)}`),
    label: phrase(`workshop-field-${words(field)}`),
  }
}

/** The fields of an entry in the order in which one reads them. */
const ORDER = ['type', 'number', 'action', 'chain', 'exhaust', 'hex', 'diplomat_spaces', 'chain_tokens', 'adjustment']
const rank = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length)

export function pieces(components: unknown, file: SetFile): Piece[] {
  const { cards, milestones } = factsOf(components as Components)
  const era = (of: string) => cards.get(of)?.era ?? milestones.get(of)?.era ?? 0
  const all = Object.entries(layout).flatMap(([section, { key: keyOf }]) =>
    (file[section] as SetEntry[]).map((entry): Piece => {
      const key = keyOf(entry)
      const fields = Object.keys(entry.confidence).sort((one, other) => rank(one) - rank(other))
      const values = fields.map((field) => valueOf(section, key, field))
      return { id: `${section}/${key}`, values, ...placeOf(section, key, era) }
    }),
  )
  // Stable: within a kind the sections stay in their order.
  return all.sort((one, other) => KINDS.indexOf(one.kind as Kind) - KINDS.indexOf(other.kind as Kind))
}

/** What changes with a value, so that no two regions have one number and no action stands in two forums. */
export function alongside(value: Value, next: Json, file: SetFile): Record<string, Json> {
  const entries = (file[value.section] ?? []) as SetEntry[]
  const own = entries.find((entry) => layout[value.section]?.key(entry) === value.key)
  if (value.section === 'regions' && value.field === 'number') {
    const other = entries.find((entry) => entry !== own && entry['number'] === next)
    return own && other ? { [`regions/${text(other['region'])}/number`]: own['number'] ?? null } : {}
  }
  if (value.section !== 'forums' || !own) return {}
  const before = own['actions'] as string[]
  const wanted = next as string[]
  const left = before.filter((action) => !wanted.includes(action))
  const changed: Record<string, Json> = {}
  for (const entry of entries.filter((each) => each !== own)) {
    const actions = entry['actions'] as string[]
    if (!actions.some((action) => wanted.includes(action))) continue
    const freed = actions.map((action) => (wanted.includes(action) ? (left.shift() ?? action) : action))
    changed[`forums/${text(entry['forum'])}/actions`] = freed
  }
  return changed
}
