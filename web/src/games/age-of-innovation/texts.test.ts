import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe } from 'vitest'
import { boardTextsAreComplete } from '../board-texts'

/** Messages whose ids are put together. */
const FAMILIES = [
  ...['sets', 'draft', 'start', 'placement', 'income', 'actions', 'science', 'over'].map(
    (phase) => `board-phase-${phase}`,
  ),
  ...['turn', 'won'].map((state) => `board-is-${state}`),
  ...['map', 'players', 'science', 'tiles'].map((sheet) => `board-sheet-${sheet}`),
]

describe('the board’s words', () => {
  boardTextsAreComplete(dirname(fileURLToPath(import.meta.url)), FAMILIES)
})
