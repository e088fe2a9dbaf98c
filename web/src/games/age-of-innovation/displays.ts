// The rows and tracks of a planning display. The income as a whole comes with the view; this is what is printed under
// the pieces and on the tracks.

import { goodsPicture } from './pictures'
import { type Components, GOODS, type Goods, PIECES, type PieceKind, type PrintedDisplay, type Terrain } from './types'

/** What is printed on a display; before one is chosen, what most have. */
export const displayOf = (facts: Components, terrain: Terrain | null): PrintedDisplay =>
  facts.displays.find(({ name }) => name === terrain)?.printed ?? facts.common_display

export type Slot = { income: string; covered: boolean }

/** The places of a row from the left; pieces leave from the left, so that the covered ones stand at the right. */
export function slots(piece: PieceKind, left: number, { uncovers }: PrintedDisplay): Slot[] {
  const under = uncovers[PIECES.indexOf(piece)] ?? []
  const gone = under.length - left
  return under.map((income, i) => ({ income: goodsPicture(income), covered: i >= gone }))
}

export type Step = { value: number; reward: string }

export function sailingSteps({ row }: PrintedDisplay): Step[] {
  const first = { value: row.start_sailing, reward: '' }
  const rewards = row.sailing_rewards.map((reward, i) => ({ value: i + 1, reward: goodsPicture(reward) }))
  return [first, ...rewards.filter(({ value }) => value > first.value)]
}

export const spadeSteps = ({ spades }: Components): Step[] =>
  spades.map(({ tools, reward }) => ({ value: tools, reward: goodsPicture(reward) }))

const NOTHING: Goods = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, levels: 0, spades: 0 }

/** What the pieces of a row that have left the display bring in every income phase. */
export function rowIncome(piece: PieceKind, left: number, { uncovers }: PrintedDisplay): Goods {
  const under = uncovers[PIECES.indexOf(piece)] ?? []
  const sum = { ...NOTHING }
  for (const income of under.slice(0, Math.max(0, under.length - left)))
    for (const good of GOODS) sum[good] += income[good]
  return sum
}
