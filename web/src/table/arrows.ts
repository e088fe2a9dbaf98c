// Walking over a board with the arrow keys.

export type Point = { x: number; y: number }
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const isArrow = (key: string): key is Arrow => key in HEADING

/** The nearest place in the direction of an arrow; what lies aslant counts as farther. */
export function toward<P>(start: Point, arrow: Arrow, places: readonly P[], center: (place: P) => Point): P | null {
  const heading = HEADING[arrow]
  let best: { place: P; cost: number } | null = null
  for (const place of places) {
    const at = center(place)
    const ahead = (at.x - start.x) * heading.x + (at.y - start.y) * heading.y
    const aside = Math.abs((at.x - start.x) * heading.y) + Math.abs((at.y - start.y) * heading.x)
    if (ahead < 1 || aside > ahead * 1.1) continue
    const cost = ahead + aside
    if (!best || cost < best.cost) best = { place, cost }
  }
  return best?.place ?? null
}
