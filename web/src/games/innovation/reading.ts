// How high a card must be to be read: its words are counted, because a card fills its box.

import type { CardFacts } from './types'
import { effectsOf, partsOf, type Speech } from './words'

const PER_LINE = 40
const LINE = 23
const REST = 128
const LEAST = 200

/** In pixels, with about forty letters in a line. */
export function readingHeight(speech: Speech, card: CardFacts): number {
  const texts = [...partsOf(speech, card), ...effectsOf(speech, card)].map(({ text }) => text)
  const lines = texts.reduce((sum, text) => sum + Math.ceil((text.length + 6) / PER_LINE) + 0.4, 0)
  return Math.max(LEAST, REST + lines * LINE)
}
