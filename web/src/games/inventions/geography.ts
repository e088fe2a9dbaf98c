// The world as we draw it: where ports, ropes and the plates of the regions lie on the map.

import world from './regions.json?world'
import type { Region } from './types'

export const WORLD = world

/** Where the plate of a region lies, in percent of the window; its middle on a phone. */
export const PLATES: Readonly<Record<Region, { x: number; y: number; flag: readonly [number, number] }>> = {
  'north-america': { x: 2.5, y: 5, flag: [20, 25] },
  europe: { x: 37, y: 2.5, flag: [48, 20] },
  asia: { x: 70, y: 4, flag: [74, 22] },
  'middle-east': { x: 64.3, y: 37, flag: [62, 44] },
  africa: { x: 39.2, y: 54, flag: [50, 66] },
  'south-america': { x: 14.5, y: 67, flag: [30, 74] },
  australia: { x: 73.5, y: 70.5, flag: [85, 76] },
}

/** The earth is round: what lies too far apart is connected around the back. */
const FAR = 400

const port = (region: Region): readonly [number, number] => WORLD.at[region] ?? [0, 0]

/** The line of a rope, or its two ends at the edges of the map. */
export function ropeLines([a, b]: readonly [Region, Region]): string[] {
  const [[ax, ay], [bx, by]] = [port(a), port(b)]
  if (Math.abs(ax - bx) > FAR) return [a, b].map(edgeLine)
  // Bent a little to the side, as ropes hang.
  const x = (ax + bx) / 2 + (by - ay) * 0.16
  const y = (ay + by) / 2 - (bx - ax) * 0.16
  return [`M${ax} ${ay}Q${x.toFixed(1)} ${y.toFixed(1)} ${bx} ${by}`]
}

function edgeLine(region: Region): string {
  const [x, y] = port(region)
  const edge = x < WORLD.width / 2 ? -6 : WORLD.width + 6
  return `M${x} ${y}Q${(x + edge) / 2} ${y - 24} ${edge} ${y - 28}`
}
