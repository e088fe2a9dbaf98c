import { describe, expect, it } from 'vitest'
import { beside, cardWidth, fitName, handWidth, type Limits, PEEK, pileLayout, RATIO, shown } from './geometry'
import type { CoveredView, Splay } from './types'

const covered = (count: number): CoveredView[] =>
  Array.from({ length: count }, () => ({ name: null, slots: ['hidden', 'hidden', 'hidden', 'hidden'] }))
const stack = (splay: Splay, count: number) => ({ splay, covered: covered(count) })
const limits: Limits = { least: 80, most: 160, wrapped: 120, gap: 10, tallest: 220 }

describe('a pile', () => {
  it('splayed left lets covered cards peek out at the right', () => {
    const layout = pileLayout('left', 2, 100)
    expect(layout.top).toEqual({ x: 0, y: 0 })
    expect(layout.covered.map(({ x }) => x)).toEqual([100 * PEEK, 200 * PEEK])
    expect(layout.width).toBeCloseTo(100 + 200 * PEEK)
  })
  it('splayed right lets them peek out at the left, the lowest farthest', () => {
    const layout = pileLayout('right', 2, 100)
    expect(layout.top.x).toBeCloseTo(200 * PEEK)
    expect(layout.covered.map(({ x }) => x)).toEqual([100 * PEEK, 0])
  })
  it('splayed up lets them peek out below', () => {
    const layout = pileLayout('up', 3, 100)
    expect(layout.covered.map(({ y }) => y / (100 * PEEK))).toEqual([1, 2, 3].map((k) => expect.closeTo(k)))
    expect(layout.height).toBeCloseTo(100 * (RATIO + 3 * PEEK))
    expect(layout.width).toBe(100)
  })
  it('not splayed shows a few edges and no icons', () => {
    expect(pileLayout('unsplayed', 9, 100)).toMatchObject({ width: 100, edges: 3 })
    expect(shown(stack('unsplayed', 4))).toBe(0)
  })
})

describe('the width of cards on a board', () => {
  const width = (stacks: ReturnType<typeof stack>[], room: number) => cardWidth(stacks, room, limits)
  it('is the largest when there is room', () => {
    expect(width(Array(5).fill(stack('unsplayed', 3)), 2000)).toBe(160)
  })
  it('shrinks so that splayed piles fit on one line', () => {
    const piles = [stack('right', 5), stack('left', 5), ...Array(3).fill(stack('unsplayed', 0))]
    const fitting = width(piles, 800)
    const used = (5 + 10 * PEEK) * fitting + 4 * limits.gap
    expect(used).toBeLessThanOrEqual(800)
    expect(fitting).toBeGreaterThan(100)
  })
  it('leaves room below a tall pile', () => {
    expect(width([stack('up', 6)], 2000) * (RATIO + 6 * PEEK)).toBeLessThanOrEqual(limits.tallest)
  })
  it('takes as few lines as possible, and stays moderate there', () => {
    expect(width(Array(5).fill(stack('unsplayed', 0)), 330)).toBe(103)
    expect(width(Array(3).fill(stack('unsplayed', 0)), 240)).toBe(115)
    expect(width(Array(4).fill(stack('unsplayed', 0)), 300)).toBe(120)
  })
  it('never makes a pile wider than the row', () => {
    const only = width([stack('right', 12)], 200)
    expect(only * (1 + 12 * PEEK)).toBeLessThanOrEqual(200)
  })
})

describe('a hand', () => {
  it('is one line while its cards stay readable, then more', () => {
    expect(handWidth(4, 1000, limits)).toBe(160)
    expect(handWidth(10, 1000, limits)).toBe(91)
    expect(handWidth(14, 1000, limits)).toBe(120)
    expect(handWidth(0, 1000, limits)).toBe(160)
  })
})

describe('a name', () => {
  const fit = (name: string) => fitName(name, (text) => text.length * 0.6)
  it('is as large as the card allows', () => {
    expect(fit('Oars')).toEqual({ size: 12.5, squeeze: 1, lines: 1 })
  })
  it('goes on two lines where that makes it larger', () => {
    expect(fit('The Pirate Code').lines).toBe(2)
  })
  it('is narrowed before it becomes tiny', () => {
    const { size, squeeze } = fit('Industrialisierung')
    expect(squeeze).toBeLessThan(1)
    expect(size * squeeze * 18 * 0.6).toBeLessThanOrEqual(92.001)
  })
})

describe('what explains a thing', () => {
  const window = { width: 1000, height: 800 }
  const size = { width: 300, height: 400 }
  it('stands at its right, else at its left, else below or above it', () => {
    expect(beside({ left: 100, top: 300, width: 100, height: 80 }, size, window)).toEqual({ x: 210, y: 140 })
    expect(beside({ left: 800, top: 300, width: 100, height: 80 }, size, window)).toEqual({ x: 490, y: 140 })
    expect(beside({ left: 100, top: 20, width: 800, height: 80 }, size, window)).toEqual({ x: 350, y: 110 })
    expect(beside({ left: 100, top: 700, width: 800, height: 80 }, size, window)).toEqual({ x: 350, y: 290 })
  })
  it('stays inside the window', () => {
    expect(beside({ left: 0, top: 0, width: 50, height: 50 }, size, window).y).toBe(8)
  })
})
