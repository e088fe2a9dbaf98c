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

/** What becomes of the bowls by so much power: tokens leave the first as long as there are some, then the second. */
export function gain([first = 0, second = 0, third = 0]: readonly number[], power: number): number[] {
  const up = Math.min(first, power)
  const on = Math.min(second + up, power - up)
  return [first - up, second + up - on, third + on]
}

/** The bowls after what movements said of them and of the power that came, before the board says it. */
export function bowlsAfter(bowls: readonly number[], counts: ReadonlyMap<string, number>, seat: number): number[] {
  const told = bowls.map((count, i) => Math.max(0, count + (counts.get(`bowl:${i + 1}:${seat}`) ?? 0)))
  return gain(told, counts.get(`power:${seat}`) ?? 0)
}

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
