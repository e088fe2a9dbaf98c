// The arrow from the teacher's face to a place. It goes the way on which it crosses the fewest things that could be
// meant instead.

import type { Box } from './sight'

export type Point = { x: number; y: number }
export type Arrow = { line: string; tip: Point; angle: number }
type Curve = readonly [Point, Point, Point, Point]

const FACE_GAP = 9
/** Shorter ones say nothing. */
const LEAST_LENGTH = 46
const BOWS = [-0.2, 0.2, -0.07, 0.07, -0.4, 0.4] as const
const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]
/** How straight it arrives, of its length and in pixels. */
const ARRIVING = 0.4
const MOST_ARRIVING = 120
const SAMPLES = 28
/** One that runs through what is to be seen says less than none. */
const CROSSED = 20
const MOST_CROSSED = 4

const centerOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 })
const isIn = ({ x, y }: Point, { left, top, width, height }: Box): boolean =>
  x > left && x < left + width && y > top && y < top + height

function curveTo(face: Box, place: Box, side: Point, bow: number): Curve {
  const middle = centerOf(place)
  const tip = { x: middle.x + (side.x * place.width) / 2, y: middle.y + (side.y * place.height) / 2 }
  const from = centerOf(face)
  const far = Math.hypot(tip.x - from.x, tip.y - from.y) || 1
  const away = face.width / 2 + FACE_GAP
  const start = { x: from.x + ((tip.x - from.x) / far) * away, y: from.y + ((tip.y - from.y) / far) * away }
  const [dx, dy] = [tip.x - start.x, tip.y - start.y]
  const arriving = Math.min(MOST_ARRIVING, Math.hypot(dx, dy) * ARRIVING)
  const c1 = { x: start.x + dx * 0.3 - dy * bow, y: start.y + dy * 0.3 + dx * bow }
  const c2 = { x: tip.x + side.x * arriving, y: tip.y + side.y * arriving }
  return [start, c1, c2, tip]
}

function pointOn([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t
  const at = (key: 'x' | 'y') =>
    s * s * s * a[key] + 3 * s * s * t * b[key] + 3 * s * t * t * c[key] + t * t * t * d[key]
  return { x: at('x'), y: at('y') }
}

/** What is bad about a way: crossing what is pointed at or leaving the page most of all, then what could be meant. */
function badness(curve: Curve, places: readonly Box[], obstacles: readonly Box[], room: Box): number {
  let bad = 0
  let length = 0
  let before = curve[0]
  for (let i = 0; i < SAMPLES; i++) {
    const point = pointOn(curve, i / SAMPLES)
    length += Math.hypot(point.x - before.x, point.y - before.y)
    before = point
    if (places.some((place) => isIn(point, place)) || !isIn(point, room)) bad += CROSSED
    else if (obstacles.some((box) => isIn(point, box))) bad += 2
  }
  return bad + length / 90
}

/** `bright`: what else must be seen whole. Null if face and place are too near, or there is no way. */
export function arrow(
  face: Box,
  place: Box,
  bright: readonly Box[],
  obstacles: readonly Box[],
  room: Box,
): Arrow | null {
  const ways = SIDES.flatMap((side) => BOWS.map((bow) => curveTo(face, place, side, bow)))
  const rated = ways.map((curve) => ({ curve, bad: badness(curve, [place, ...bright], obstacles, room) }))
  const [best] = rated.sort((one, other) => one.bad - other.bad)
  if (!best || best.bad >= CROSSED * MOST_CROSSED) return null
  const [start, c1, c2, tip] = best.curve
  if (Math.hypot(tip.x - start.x, tip.y - start.y) < LEAST_LENGTH) return null
  const xy = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return {
    line: `M${xy(start)}C${xy(c1)} ${xy(c2)} ${xy(tip)}`,
    tip,
    angle: (Math.atan2(tip.y - c2.y, tip.x - c2.x) * 180) / Math.PI,
  }
}
