import { describe, expect, it } from 'vitest'
import { components } from './fixtures'
import { PLATES, ropeLines, WORLD } from './geography'
import { center, frame, inscribed, outline, RADIUS } from './hexes'
import { REGIONS } from './types'

const at = (hex: string) => ({ hex, row: hex.charCodeAt(0) - 65, column: Number(hex[1]) - 1 })

describe('the world', () => {
  it('has a land and a port for every region, and plates that do not lie on each other', () => {
    const [width, height] = [24, 22]
    for (const region of REGIONS) {
      const [x = 0, y = 0] = WORLD.at[region] ?? []
      expect(x > 0 && x < WORLD.width && y > 0 && y < WORLD.height, region).toBe(true)
      expect(WORLD.regions[region]).toMatch(/^M[\d.,MLZ-]+Z$/)
      const plate = PLATES[region]
      const hidden = REGIONS.filter(
        (other) =>
          other !== region &&
          Math.abs(PLATES[other].x - plate.x) < width &&
          Math.abs(PLATES[other].y - plate.y) < height &&
          !['africa middle-east', 'middle-east africa'].includes(`${region} ${other}`),
      )
      expect(hidden, region).toEqual([])
    }
  })
  it('has ropes from port to port, and around the back where they are far apart', () => {
    expect(ropeLines(['africa', 'europe'])).toHaveLength(1)
    expect(ropeLines(['africa', 'europe'])[0]).toMatch(/^M\d+ \d+Q.* \d+ \d+$/)
    const [west, east] = ropeLines(['north-america', 'asia'])
    expect(west).toMatch(/ -6 \d+$/)
    expect(east).toMatch(/ 1006 \d+$/)
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
  it('writes so small into a hex that nothing runs over its edge', () => {
    const one = inscribed([{ icon: 'ip', n: 3 }])
    expect(one.scale).toBeGreaterThan(1)
    expect(inscribed([{ icon: 'scholar', n: 1, sign: '+' }]).items, 'one is what a sign stands for').toHaveLength(1)
    expect(one.items.map(({ icon, text }) => icon ?? text)).toEqual(['3', 'ip'])
    const many = inscribed([{ icon: 'build' }, { icon: 'citizen', n: 2, sign: '−' }])
    expect(many.scale).toBeLessThan(0.85)
    const last = many.items.at(-1)?.x ?? 0
    expect((last + 14) * many.scale).toBeLessThan(RADIUS * 0.8)
  })
})
