import { describe, expect, it } from 'vitest'
import { below } from './menu'

describe('a menu', () => {
  const room = { width: 400, height: 300 }
  it('stands below its place, above it at the lower edge, and always inside', () => {
    expect(below({ left: 180, top: 50, width: 40, height: 40 }, { width: 100, height: 60 }, room)).toEqual({
      x: 150,
      y: 96,
    })
    expect(below({ left: 180, top: 240, width: 40, height: 40 }, { width: 100, height: 60 }, room)).toEqual({
      x: 150,
      y: 174,
    })
    expect(below({ left: 0, top: 50, width: 40, height: 40 }, { width: 100, height: 60 }, room).x).toBe(6)
    expect(below({ left: 390, top: 50, width: 40, height: 40 }, { width: 100, height: 60 }, room).x).toBe(294)
  })
})
