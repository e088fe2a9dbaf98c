import { describe, expect, it } from 'vitest'
import { components } from './fixtures'
import { LANDS, PLACES, ropeLines, WORLD } from './geography'
import { center, frame, outline, RADIUS } from './hexes'
import { REGIONS } from './types'

const at = (hex: string) => ({ hex, row: hex.charCodeAt(0) - 65, column: Number(hex[1]) - 1 })

describe('the world', () => {
  it('has a land and a place for every region, inside the map and apart from each other', () => {
    for (const region of REGIONS) {
      const { x, y } = PLACES[region]
      expect(x > 0 && x < WORLD.width && y > 0 && y < WORLD.height, region).toBe(true)
      expect(LANDS[region]).toMatch(/^M[\d C]+Z$/)
      const near = REGIONS.filter(
        (other) => other !== region && Math.abs(PLACES[other].x - x) < 150 && Math.abs(PLACES[other].y - y) < 70,
      )
      expect(near, region).toEqual([])
    }
  })
  it('has ropes from place to place, and around the back where they are far apart', () => {
    expect(ropeLines(['africa', 'europe'])).toHaveLength(1)
    expect(ropeLines(['africa', 'europe'])[0]).toMatch(/^M475 295Q.* 437 88$/)
    const [west, east] = ropeLines(['north-america', 'asia'])
    expect(west).toMatch(/ 0 82$/)
    expect(east).toMatch(/ 1000 70$/)
  })
})

describe('the progress map', () => {
  it('puts the neighbours of a hex around it', () => {
    const middle = center(at('C3'))
    const distance = (hex: string) => Math.hypot(center(at(hex)).x - middle.x, center(at(hex)).y - middle.y)
    for (const hex of ['C2', 'C4', 'B3', 'B4', 'D2', 'D3'])
      expect(distance(hex), hex).toBeCloseTo(Math.sqrt(3) * RADIUS)
    for (const hex of ['B2', 'D4', 'A4', 'E2']) expect(distance(hex), hex).toBeGreaterThan(Math.sqrt(3) * RADIUS + 1)
  })
  it('fits its frame', () => {
    const box = frame(components.hexes)
    expect(box.width).toBeCloseTo(5 * Math.sqrt(3) * RADIUS + 8)
    expect(box.height).toBeCloseTo(6 * RADIUS + 2 * RADIUS + 8)
    expect(outline(RADIUS).split(' ')).toHaveLength(6)
  })
})
