// Where power tokens lie in their three bowls: bowl I is the largest, as nothing in it can be spent.

import type { Point } from './geometry'

export const BOWLS = { width: 320, height: 58 }
const CENTERS: Point[] = [
  { x: 58, y: 29 },
  { x: 168, y: 29 },
  { x: 270, y: 29 },
]
export const SPREAD = [50, 50, 44]
const STEP = 12
const IN_ROW = 5
const BESIDE = 13

/** Tokens in rows beside the number. */
export function tokenPlaces(bowls: readonly number[]): Point[] {
  return bowls.flatMap((count, bowl) => {
    const middle = CENTERS[bowl] ?? { x: 0, y: 0 }
    const rows = Math.ceil(count / IN_ROW)
    const inRow = Math.ceil(count / rows)
    return Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / inRow)
      const here = Math.min(inRow, count - row * inRow)
      return {
        x: middle.x + BESIDE + ((i % inRow) - (here - 1) / 2) * STEP,
        y: middle.y + (row - (rows - 1) / 2) * STEP,
      }
    })
  })
}

export const bowlCenters = () => CENTERS
