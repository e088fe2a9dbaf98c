import { describe, expect, it } from 'vitest'
import { openedBy } from './chains'

describe('an open chain', () => {
  it('comes from an action, a card or a Knowledge tile', () => {
    expect(openedBy('inventions')).toEqual({ sign: 'call-specialists', anchor: 'action:call-specialists' })
    expect(openedBy('tokens')).toEqual({ sign: 'gain-influence', anchor: 'action:gain-influence' })
    expect(openedBy({ card: 'silk' })).toEqual({ sign: 'innovate', anchor: 'card:silk' })
    expect(openedBy({ knowledge: 'africa' })).toEqual({ sign: 'travel', anchor: 'knowledge:africa' })
    expect(openedBy({ technology: 'share' })).toEqual({ sign: 'technology', anchor: 'action:share' })
  })
})
