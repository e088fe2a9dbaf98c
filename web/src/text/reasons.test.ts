import { expect, test } from 'vitest'
import { signOf } from './reasons'

test('a reason begins with a number or a sign', () => {
  expect(signOf({ amount: 3, better: true })).toBe('+3')
  expect(signOf({ amount: -2, better: false })).toBe('−2')
  // What others gain is bad, and still more of it.
  expect(signOf({ amount: 2, better: false })).toBe('+2')
  expect(signOf({ amount: null, better: true })).toBe('+')
  expect(signOf({ amount: null, better: false })).toBe('−')
})
