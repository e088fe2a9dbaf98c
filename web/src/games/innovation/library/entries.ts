// All cards, set by set in their printed order, and what can be claimed besides.

import type { Phrase } from '../../../protocol'
import type { Entry, Facet } from '../../library'
import { AGES, COLORS, ICONS, SETS, type CardFacts, type Components } from '../types'
import { isIcon, LATEST } from '../words'

export const OPTIONS = { edition: LATEST, expansions: 'cities+artifacts+echoes+figures', relics: 'yes' }

export const PARTS = [...SETS, 'claims'] as const

const KINDS = ['demand', 'compel', 'dogma', 'echo', 'inspire', 'karma'] as const

const phrase = (id: string): Phrase => ({ id })

export const facets: readonly Facet[] = [
  { name: 'color', values: COLORS, label: (value) => phrase(`color-${value}`), look: 'sign' },
  { name: 'icon', values: ICONS, label: (value) => phrase(`icon-innovation-${value}`), look: 'sign', parts: SETS },
  { name: 'age', values: AGES.map(String), label: (value) => groupLabel(`age-${value}`), look: 'number', parts: SETS },
  { name: 'effect', values: KINDS, label: (value) => phrase(`explain-${value}`), look: 'word', parts: SETS },
]

export function groupLabel(group: string): Phrase {
  return phrase(`library-group-${group}`)
}

/** What a filter calls the effects of a card. */
function kindsOf(card: CardFacts): string[] {
  const kinds: string[] = [...(card.effects[LATEST] ?? [])]
  if (card.echo) kinds.push('echo')
  if (card.inspire) kinds.push('inspire')
  if ((card.karmas ?? []).length > 0) kinds.push('karma')
  return [...new Set(kinds)]
}

function ofCard(card: CardFacts): Entry {
  return {
    anchor: `card:${card.name}`,
    name: card.name,
    label: phrase(`card-${card.slug}`),
    part: card.set ?? 'base',
    group: `age-${String(card.age)}`,
    facets: {
      color: [card.color],
      icon: [...new Set(card.slots.filter(isIcon))],
      age: [String(card.age)],
      effect: kindsOf(card),
    },
    rulings: [`card-${card.slug}`],
    // Every expansion has a section of its own.
    ...(card.set && card.set !== 'base' && { section: card.set }),
    related: [],
  }
}

/** A special achievement or a decree. */
function ofClaim(kind: 'special' | 'decree', name: string, color: readonly string[]): Entry {
  return {
    anchor: `${kind}:${name}`,
    name: `${kind}-${name}`,
    label: phrase(`${kind}-${name}`),
    part: 'claims',
    group: `${kind}s`,
    facets: { color },
    rulings: [`${kind}-${name}`],
    related: [],
  }
}

export function entries(components: unknown): Entry[] {
  const { cards, specials, decrees } = components as Components
  const all = [
    ...cards.map(ofCard),
    ...specials.map((name) => ofClaim('special', name, [])),
    ...decrees.map(({ name, color }) => ofClaim('decree', name, [color])),
  ]
  // Relics are listed after the others, and belong to the cards of their age.
  const place = (entry: Entry) => Number(entry.facets['age']?.[0] ?? 0)
  return all.toSorted((a, b) => place(a) - place(b))
}
