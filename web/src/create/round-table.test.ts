import { expect, it } from 'vitest'
import { placesAround } from './round-table'

it('people sit clockwise around a table, the first at its lower edge', () => {
  const [first, second, third, fourth] = placesAround(4)
  expect(first).toEqual({ x: 50, y: 88, turned: 0 })
  expect(second?.x).toBeLessThan(20)
  expect(third?.y).toBeLessThan(20)
  expect(fourth?.x).toBeGreaterThan(80)
  expect(placesAround(8)).toHaveLength(8)
})
