import { describe, expect, it } from 'vitest'
import { labelOf, priceOf } from './prices'
import type { Offer } from './types'

const offer = (choice: string, args: Record<string, number> = {}): Offer => ({
  choice,
  anchor: 'hex:C4',
  declines: false,
  label: { id: 'offer', args },
})

describe('prices', () => {
  it('are read from the phrase, in the order in which they are shown', () => {
    expect(priceOf(offer('build C4', { coins: 2, tools: 7, hex: 4 }))).toEqual([
      { good: 'tools', amount: 7 },
      { good: 'coins', amount: 2 },
    ])
    expect(priceOf(offer('end turn'))).toEqual([])
    expect(priceOf(offer('dig C4 lake', { tools: 0 }))).toEqual([])
  })
  it('show on a hex what building there costs', () => {
    const offers = [offer('dig C4 lake', { tools: 3 }), offer('build C4', { tools: 7, coins: 2 })]
    expect(labelOf(offers)).toEqual({ price: priceOf(offer('build C4', { tools: 7, coins: 2 })), more: true })
    expect(labelOf([offer('fly build C4', { tools: 1, scholars: 1 })])?.more).toBe(false)
  })
  it('show the least price where nothing is built', () => {
    const offers = [
      offer('upgrade C4 palace', { tools: 4, coins: 6 }),
      offer('upgrade C4 school', { tools: 3, coins: 5 }),
    ]
    expect(labelOf(offers)?.price[0]).toEqual({ good: 'tools', amount: 3 })
  })
  it('show nothing where nothing is paid', () => {
    expect(labelOf([offer('place C4')])).toBeNull()
  })
})
