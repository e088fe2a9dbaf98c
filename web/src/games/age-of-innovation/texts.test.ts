import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe } from 'vitest'
import { boardTextsAreComplete } from '../board-texts'

const SIGNS = [
  ...['coins', 'tools', 'scholars', 'power', 'token', 'books', 'points', 'key', 'income', 'act', 'pass', 'send'],
  ...['levels', 'spades', 'sailing', 'bridge', 'city', 'innovation', 'competency', 'border', 'river', 'flight'],
  ...['buildings', 'groups', 'annex'],
]
const MARKET = ['innovations', 'competencies', 'cities', 'bonuses']
const ROWS = ['cities', 'innovations', 'competencies', 'palaces', 'bonuses', 'factions', 'tracks', 'actions', 'income']

/** Messages whose ids are put together. */
const FAMILIES = [
  ...['turn', 'won', 'passed'].map((state) => `board-is-${state}`),
  ...['map', 'mine', 'science', 'market', 'others'].map((sheet) => `board-sheet-${sheet}`),
  ...['setup', 'learning', 'tiles'].map((page) => `board-page-${page}`),
  ...SIGNS.flatMap((sign) => [`board-sign-${sign}`, `board-sign-${sign}-rule`]),
  ...MARKET.map((part) => `board-short-${part}`),
  ...[...ROWS, 'power', 'rest', 'area'].map((row) => `board-points-${row}`),
]

describe('the board’s words', () => {
  boardTextsAreComplete(dirname(fileURLToPath(import.meta.url)), FAMILIES)
})
