import { describe, expect, it } from 'vitest'
import { type Arrow, isArrow, type Point, toward } from './arrows'
import { seatsFrom } from './seats'
import { onlySheet } from './sheets'

describe('arrow keys', () => {
  // Two rows of three, the lower one half a step to the left.
  const places: Point[] = [0, 10].flatMap((y) => [0, 10, 20].map((x) => ({ x: x - y / 2, y })))
  const go = (x: number, y: number, arrow: Arrow) => toward({ x, y }, arrow, places, (place) => place)
  it('go to the next place in their direction', () => {
    expect(go(10, 0, 'ArrowLeft')).toEqual({ x: 0, y: 0 })
    expect(go(10, 0, 'ArrowRight')).toEqual({ x: 20, y: 0 })
    expect(go(10, 0, 'ArrowDown')?.y).toBe(10)
    expect(go(5, 10, 'ArrowUp')?.y).toBe(0)
  })
  it('stay where the board ends', () => {
    expect(go(0, 0, 'ArrowLeft')).toBeNull()
    expect(go(0, 0, 'ArrowUp')).toBeNull()
  })
  it('are the four and no other', () => {
    expect(isArrow('ArrowUp')).toBe(true)
    expect(isArrow('Enter')).toBe(false)
  })
})

describe('seats', () => {
  it('begin with the viewer', () => {
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1])
    expect(seatsFrom(null, 3)).toEqual([0, 1, 2])
  })
})

describe('a sheet', () => {
  const sheetAt = (anchor: string) => (anchor === 'nowhere' ? undefined : anchor.slice(0, 1))
  it('comes up if all offers lie on it that lie anywhere', () => {
    expect(onlySheet([{ anchor: 'a1' }, { anchor: 'a2' }, { anchor: null }, { anchor: 'nowhere' }], sheetAt)).toBe('a')
    expect(onlySheet([{ anchor: 'a1' }, { anchor: 'b1' }], sheetAt)).toBeNull()
    expect(onlySheet([], sheetAt)).toBeNull()
  })
})
