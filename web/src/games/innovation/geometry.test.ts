import { describe, expect, it } from 'vitest'
import { beside, linesOf } from './geometry'

describe('a row of cards', () => {
  it('is one line as long as all have their width', () => {
    expect(linesOf(4, 440, 100, 10)).toBe(1)
    expect(linesOf(5, 440, 100, 10)).toBe(2)
  })
  it('has a line even without cards or room', () => {
    expect(linesOf(0, 440, 100, 10)).toBe(1)
    expect(linesOf(3, 0, 100, 10)).toBe(3)
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
