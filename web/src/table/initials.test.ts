import { describe, expect, it } from 'vitest'
import { initials } from './initials'

describe('initials', () => {
  it('are as short as they can be', () => {
    expect(initials(['Ada', 'Ben'])).toEqual(['A', 'B'])
    expect(initials(['Ada', 'Alma'])).toEqual(['Ad', 'Al'])
    expect(initials(['Anna', 'Adam', 'Bea'])).toEqual(['An', 'Ad', 'Be'])
    expect(initials(['Guest 1', 'Guest 2'])).toEqual(['A', 'B'])
  })
})
