// A road that winds through the stations of a game: in rows, there and back again.

export type Spot = { x: number; y: number }

/** The narrowest place in which a title is read, in pixels. */
const NARROW = 95
const WIDE = 110
const MANY = 15
const MOST_COLUMNS = 7

/** Many stations stand closer, so that they still fit the page. */
export function columnsFor(width: number, stations: number): number {
  const fit = Math.floor(width / (stations > MANY ? NARROW : WIDE))
  return Math.max(2, Math.min(MOST_COLUMNS, fit, stations))
}

const SWAY = 7

/** The middle of each station, from the upper left. */
export function spots(stations: number, columns: number, width: number, row: number): Spot[] {
  const column = width / columns
  return Array.from({ length: stations }, (_, i) => {
    const line = Math.floor(i / columns)
    const place = line % 2 === 0 ? i % columns : columns - 1 - (i % columns)
    return { x: (place + 0.5) * column, y: (line + 0.5) * row + (place % 2 === 0 ? -SWAY : SWAY) }
  })
}

const round = (value: number) => Math.round(value * 10) / 10

/** A smooth way through all of them, or its beginning: so many bends. */
export function wayThrough(points: readonly Spot[], most = points.length): string {
  const [first, ...others] = points
  if (!first) return ''
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? first
  const bends = others.map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)]
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${round(to.x)} ${round(to.y)}`
  })
  return `M${round(first.x)} ${round(first.y)}${bends.slice(0, most).join('')}`
}
