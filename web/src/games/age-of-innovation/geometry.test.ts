import { describe, expect, it } from 'vitest'
import { across, center, frame, openSides, outline, placeKey, RADIUS, sideLine, span, WIDTH } from './geometry'

const at = (row: number, column: number) => ({ row, column })
const distance = (a: { row: number; column: number }, b: { row: number; column: number }) => {
  const [from, to] = [center(a), center(b)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

describe('hexes', () => {
  it('touch all their six neighbours, in even and in odd rows', () => {
    for (const hex of [at(4, 5), at(5, 5)]) {
      const neighbours = [0, 1, 2, 3, 4, 5].map((side) => across(hex, side))
      expect(new Set(neighbours.map(placeKey)).size).toBe(6)
      for (const neighbour of neighbours) expect(distance(hex, neighbour)).toBeCloseTo(WIDTH)
    }
  })
  it('have their sides where the neighbours are', () => {
    const hex = at(4, 5)
    for (const side of [0, 1, 2, 3, 4, 5]) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (sideLine(side, RADIUS).match(/-?[\d.]+/g) ?? []).map(Number)
      const from = center(hex)
      const to = center(across(hex, side))
      expect((x1 + x2) / 2).toBeCloseTo((to.x - from.x) / 2, 1)
      expect((y1 + y2) / 2).toBeCloseTo((to.y - from.y) / 2, 1)
    }
  })
  it('are drawn with six corners', () => {
    expect(outline(RADIUS).split(' ')).toHaveLength(6)
  })
  it('end the map where nothing lies', () => {
    const taken = new Set([at(0, 0), at(0, 1), at(1, 0)].map(placeKey))
    expect(openSides(at(0, 0), taken)).toEqual([0, 3, 4, 5])
  })
  it('fit into the frame', () => {
    const hexes = [at(0, 1), at(3, 4)]
    const box = frame(hexes)
    for (const { x, y } of hexes.map(center)) {
      expect(x - WIDTH / 2).toBeGreaterThanOrEqual(box.x)
      expect(x + WIDTH / 2).toBeLessThanOrEqual(box.x + box.width)
      expect(y - RADIUS).toBeGreaterThanOrEqual(box.y)
      expect(y + RADIUS).toBeLessThanOrEqual(box.y + box.height)
    }
  })
})

describe('a bridge', () => {
  it('spans the river between two hexes, from edge to edge', () => {
    // Straight down over one row of hexes.
    const bridge = span(at(2, 2), at(4, 2))
    expect(Math.abs(bridge.angle)).toBeCloseTo(90)
    expect(bridge.length).toBeLessThan(distance(at(2, 2), at(4, 2)) - RADIUS)
    expect(bridge.length).toBeGreaterThan(0)
    expect(bridge.y).toBeCloseTo(center(at(3, 2)).y)
  })
})
