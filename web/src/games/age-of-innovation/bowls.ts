// Where power tokens lie in their three bowls, on one drawing, so that they are seen to wander from one to the next.

import type { Point } from './geometry'

export const BOWLS = { width: 320, height: 52 }
export const CENTERS: readonly Point[] = [
  { x: 54, y: 24 },
  { x: 160, y: 24 },
  { x: 266, y: 24 },
]
/** A golden spiral, as flat as a bowl that is seen from the side. */
const TURN = 2.4
const STEP = 6.4
const FLAT = 0.56

export function tokenPlaces(bowls: readonly number[]): Point[] {
  return bowls.flatMap((count, bowl) => {
    const middle = CENTERS[bowl] ?? { x: 0, y: 0 }
    return Array.from({ length: count }, (_, i) => {
      const away = count > 1 ? 3.5 + Math.sqrt(i) * STEP : 0
      const angle = i * TURN + bowl
      return { x: middle.x + Math.cos(angle) * away * 1.5, y: middle.y + Math.sin(angle) * away * FLAT }
    })
  })
}
