// All cards, milestones, tiles and goals, in their printed order.

import type { Phrase } from '../../../protocol'
import type { Entry, Facet } from '../../library'
import { actionsIn } from '../benefit'
import { factsOf } from '../facts'
import { ACTIONS, TOKENS, TYPES, type Components, type Type } from '../types'

export const PARTS = ['ideas', 'milestones', 'tiles', 'regions', 'goals', 'actions'] as const
type Part = (typeof PARTS)[number]

const ERAS = ['1', '2', '3', '4', '5', '6']

const phrase = (id: string, args?: Phrase['args']): Phrase => (args ? { id, args } : { id })

export const facets: readonly Facet[] = [
  { name: 'type', values: TYPES, label: (value) => phrase(`type-${value}`), look: 'sign', parts: ['ideas', 'tiles'] },
  {
    name: 'era',
    values: ERAS,
    label: (value) => phrase(`era-${value}`),
    look: 'number',
    parts: ['ideas', 'milestones'],
  },
  { name: 'action', values: ACTIONS, label: (value) => phrase(`action-${value}`), look: 'sign' },
]

export const groupLabel = (group: string): Phrase =>
  phrase(group.startsWith('era-') || group.startsWith('type-') ? group : `library-group-${group}`)

type Of = Partial<Entry> & { label: Phrase }

function entry(part: Part, group: string, anchor: string, { label, ...more }: Of): Entry {
  const [kind = '', name = ''] = anchor.split(':')
  return {
    anchor,
    name: anchor.replaceAll(':', '-'),
    label,
    part,
    group,
    facets: {},
    rulings: [anchor.replaceAll(':', '-'), kind === 'tile' ? `tile-${name}` : kind],
    related: [],
    ...more,
  }
}

export function entries(components: unknown): Entry[] {
  const facts = factsOf(components as Components)
  const cards = [...facts.cards.values()].map(({ card, era, type, chain, milestone }) =>
    entry('ideas', `era-${String(era)}`, `card:${card}`, {
      label: phrase(`card-${card}`),
      facets: { type: [type], era: [String(era)], action: [chain] },
      related: milestone === null ? [] : [`milestone:${milestone}`],
    }),
  )
  const milestones = [...facts.milestones.values()].map(({ milestone, era, diplomat_action: brings }) =>
    entry('milestones', `era-${String(era)}`, `milestone:${milestone}`, {
      label: phrase(`milestone-${milestone}`),
      facets: { era: [String(era)], action: actionsIn(brings) },
      related: [...facts.cards.values()]
        .filter((card) => card.milestone === milestone)
        .map(({ card }) => `card:${card}`),
    }),
  )
  const tile = (type: Type, number: number, action: readonly string[]) =>
    entry('tiles', `type-${type}`, `tile:${type}:${String(number)}`, {
      label: phrase(`tile-${type}`, { number }),
      facets: { type: [type], action },
    })
  return [
    ...cards,
    ...milestones,
    ...[...facts.economy.values()].map(({ number }) => tile('economy', number, [])),
    ...[...facts.culture.values()].map(({ number, action }) => tile('culture', number, [action])),
    ...[...facts.technology.values()].map(({ number, actions }) => tile('technology', number, actions)),
    ...[...facts.wealth.values()].map(({ letter }) =>
      entry('tiles', 'wealth', `tile:wealth:${letter}`, { label: phrase('tile-wealth', { letter }) }),
    ),
    ...[...facts.specialistTiles.values()].map(({ tile: name, benefit }) =>
      entry('regions', 'specialist-tiles', `specialist-tile:${name}`, {
        label: phrase(`specialist-tile-${name}`),
        facets: { action: actionsIn(benefit) },
      }),
    ),
    ...[...facts.knowledgeTiles.values()].map(({ tile: name, benefit }) =>
      entry('regions', 'knowledge-tiles', `knowledge-tile:${name}`, {
        label: phrase(`knowledge-tile-${name}`),
        facets: { action: actionsIn(benefit) },
      }),
    ),
    ...[...facts.goals.values()].map(({ goal }) =>
      entry('goals', `goals-${goal.slice(0, 1)}`, `goal:${goal}`, { label: phrase('goal-name', { goal }) }),
    ),
    ...ACTIONS.map((name) =>
      entry('actions', 'actions', `action:${name}`, { label: phrase(`action-${name}`), facets: { action: [name] } }),
    ),
    ...TOKENS.map((name) => entry('actions', 'tokens', `token:${name}`, { label: phrase(`token-${name}`) })),
  ]
}
