import { describe, expect, it } from 'vitest'
import type { Offer } from '../protocol'
import { byAnchor } from './places.svelte'

const offer = (choice: string, anchor: string | null): Offer => ({
  choice,
  anchor,
  declines: false,
  label: { id: 'offer' },
})

describe('offers', () => {
  it('are found by their place', () => {
    const found = byAnchor([offer('build C4', 'hex:C4'), offer('dig C4 lake', 'hex:C4'), offer('yes', null)])
    expect([...found.keys()]).toEqual(['hex:C4'])
    expect(found.get('hex:C4')).toHaveLength(2)
  })
})
