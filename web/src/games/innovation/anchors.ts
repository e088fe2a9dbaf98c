// Which places on the board a sentence speaks of: `card:Archery`, `special:empire`, `decree:war`, `color:red`,
// `achieve:3` for an achievement by its age, `value:8` for whatever shows only its back.

import type { Phrase } from '../../protocol'
import { anchorIndex, type Anchors } from '../anchors'

export function anchors(components: unknown): Anchors {
  const cards = anchorIndex(components)
  return { get: (id) => cards.get(id) ?? id.match(/^(special|decree)-[a-z]+$/)?.[0].replace('-', ':'), places }
}

function places(phrase: Phrase): string[] {
  const args = Object.entries(phrase.args ?? {})
  const numbers = args.flatMap(([key, word]) => (typeof word === 'number' ? numbered(key, word, args.length) : []))
  return /^color-[a-z]+$/.test(phrase.id) ? [phrase.id.replace('-', ':'), ...numbers] : numbers
}

/** A value beside a card's name is the card's own; alone it stands for whatever shows only its back. */
function numbered(key: string, number: number, args: number): string[] {
  if (key === 'age') return [`achieve:${String(number)}`]
  return key === 'value' && args === 1 ? [`value:${String(number)}`] : []
}
