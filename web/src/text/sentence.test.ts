import { expect, it } from 'vitest'
import { firstSentence } from './sentence'

it('the first sentence of a text stands for it', () => {
  expect(firstSentence('Three heaps, and the last stone wins. A game of pure thought.')).toBe(
    'Three heaps, and the last stone wins.',
  )
  expect(firstSentence('Take 1.5 hours')).toBe('Take 1.5 hours')
  expect(firstSentence('')).toBe('')
})
