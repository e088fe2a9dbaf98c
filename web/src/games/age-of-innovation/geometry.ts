// Where things lie on the map: pure arithmetic. Hexes stand on a corner; rows with an odd number lie half a hex to
// the right.

import type { HexFacts } from './types'

export const RADIUS = 40
export const WIDTH = Math.sqrt(3) * RADIUS
const STEP = RADIUS * 1.5
/** Room for the coast. */
const MARGIN = 15

export type Point = { x: number; y: number }
type Place = Pick<HexFacts, 'row' | 'column'>

export function center({ row, column }: Place): Point {
  return { x: MARGIN + WIDTH * (column + 0.5 + (row % 2) / 2), y: MARGIN + RADIUS + STEP * row }
}

/** The size of a drawing that holds all these hexes, and where it begins. */
export function frame(hexes: readonly Place[]): { x: number; y: number; width: number; height: number } {
  const points = hexes.map(center)
  const left = Math.min(...points.map(({ x }) => x)) - WIDTH / 2 - MARGIN
  const top = Math.min(...points.map(({ y }) => y)) - RADIUS - MARGIN
  const right = Math.max(...points.map(({ x }) => x)) + WIDTH / 2 + MARGIN
  const bottom = Math.max(...points.map(({ y }) => y)) + RADIUS + MARGIN
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The corners of a hex around its middle, from the top clockwise; corner i and i + 1 are the ends of side i. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

const rounded = (value: number) => String(Math.round(value * 100) / 100)

export function outline(radius: number): string {
  return corners(radius)
    .map(({ x, y }) => `${rounded(x)},${rounded(y)}`)
    .join(' ')
}

/** Row and column of the neighbour across side i: north-east, east, south-east, south-west, west, north-west. */
export function across({ row, column }: Place, side: number): Place {
  const odd = row % 2
  const steps: [number, number][] = [
    [-1, odd],
    [0, 1],
    [1, odd],
    [1, odd - 1],
    [0, -1],
    [-1, odd - 1],
  ]
  const [rows, columns] = steps[side] ?? [0, 0]
  return { row: row + rows, column: column + columns }
}

export const placeKey = ({ row, column }: Place) => `${row}/${column}`

/** The sides of a hex beyond which the map ends. */
export function openSides(hex: Place, taken: ReadonlySet<string>): number[] {
  return [0, 1, 2, 3, 4, 5].filter((side) => !taken.has(placeKey(across(hex, side))))
}

export function sideLine(side: number, radius: number): string {
  const points = corners(radius)
  const from = points[side]
  const to = points[(side + 1) % 6]
  if (!from || !to) return ''
  return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`
}

/** A bridge from edge to edge: its middle, its length and its angle in degrees. */
export function span(a: Place, b: Place): Point & { length: number; angle: number } {
  const from = center(a)
  const to = center(b)
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    length: distance - 1.45 * RADIUS,
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  }
}

/** All these hexes in one path; `size` makes each larger or smaller around its middle. */
export function hexesPath(places: readonly Place[], size = 1): string {
  const around = corners(RADIUS * size)
  return places
    .map((place) => {
      const { x, y } = center(place)
      return `M${around.map((corner) => `${rounded(x + corner.x)} ${rounded(y + corner.y)}`).join('L')}z`
    })
    .join('')
}

/** Small waves on these hexes, always the same ones. */
export function wavesPath(places: readonly Place[]): string {
  return places
    .map((place) => {
      const { x, y } = center(place)
      return [0, 1, 2].map((i) => `M${rounded(x - 18 + scatter(place, i) * 22)} ${rounded(y - 15 + i * 14)}${WAVE}`)
    })
    .flat()
    .join('')
}
const WAVE = 'q4 -3.5 8 0t8 0'

/** A number from 0 to 1 that looks like chance. */
function scatter({ row, column }: Place, i: number): number {
  const value = Math.sin(row * 12.9898 + column * 78.233 + i * 37.719) * 43758.5453
  return value - Math.floor(value)
}

/** Half of the hexes are painted the other way round, so that land does not repeat itself. */
export const isMirrored = (place: Place) => scatter(place, 9) < 0.5

/** The name of a hex as events number them: `C4`. */
export const hexName = (hex: number) => `${String.fromCharCode(65 + Math.floor(hex / ROW))}${hex % ROW}`
const ROW = 14
