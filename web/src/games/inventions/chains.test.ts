import { describe, expect, it } from 'vitest'
import { actionOf, distinct, openChain, openings } from './chains'
import { factsOf } from './facts'
import { components, four, two } from './fixtures'
import type { Chain, TurnView } from './types'

const facts = factsOf(components)
const now: TurnView = { tokens: 2, performed: [], open: [], technology_used: false, presented: 0, built: null }
const opens = (choice: string, view = four) => distinct(openings(choice, view, facts, 0))

describe('a choice', () => {
  it('begins an action', () => {
    expect(actionOf('pillar travel', four, facts)).toBe('travel')
    expect(actionOf('innovate asia', four, facts)).toBe('innovate')
    expect(actionOf('chain card bread', four, facts)).toBe('call-specialists')
    expect(actionOf('chain token share', four, facts)).toBe('share')
    expect(actionOf('chain token influence', four, facts)).toBeNull()
    expect(actionOf('chain knowledge africa', four, facts)).toBe('invent')
    expect(actionOf('chain knowledge middle-east', four, facts)).toBeNull() // shows its IP side
    expect(actionOf('scholars 1', four, facts)).toBeNull()
    expect(actionOf('done', four, facts)).toBeNull()
  })
  it('of a Technology tile begins the action it names', () => {
    expect(actionOf('chain technology 2 invent', four, facts)).toBe('invent')
  })
})

describe('what a choice would open', () => {
  it('is the action on the card one innovates on', () => {
    expect(opens('innovate australia')).toEqual(['travel'])
    // Of those not yet improved, and not the one we invented ourselves.
    expect(opens('pillar innovate')).toEqual(['travel'])
  })
  it('are the actions of own inventions after Call Specialists', () => {
    expect(opens('call-specialists africa 2')).toEqual(['call-specialists'])
  })
  it('are face-up tokens after Gain Influence, with the one placed', () => {
    expect(opens('pillar gain-influence')).toEqual(['invent'])
    expect(opens('gain-influence europe present')).toEqual(['invent', 'present'])
  })
  it('is the Knowledge tile of the region entered, if the sage is there', () => {
    expect(opens('travel africa europe')).toEqual(['1 citizen'])
    expect(opens('travel africa middle-east')).toEqual([])
  })
  it('is what a fitting Technology tile pairs, once a turn', () => {
    expect(opens('share south-america')).toEqual(['invent'])
    expect(opens('share south-america', { ...four, now: { ...now, technology_used: true } })).toEqual([])
  })
  it('is nothing without a chain token, but what a milestone brings', () => {
    const last = { ...four, now: { ...now, tokens: 1 } }
    expect(opens('chain card silk', last)).toEqual([])
    expect(opens('send-diplomat cotton trader', { ...four, now: { ...now, tokens: 0 } })).toEqual(['present'])
    expect(opens('travel africa europe', two)).toEqual(['1 citizen'])
  })
})

describe('an open chain', () => {
  const opens = (chain: Chain) => distinct(openChain(chain, four, facts, 0).opens)
  it('brings what lies where it was opened', () => {
    expect(opens({ card: 'silk' })).toEqual(['share'])
    expect(opens('inventions')).toEqual(['call-specialists'])
    expect(opens('tokens')).toEqual(['invent'])
    expect(opens({ knowledge: 'africa' })).toEqual(['invent'])
    expect(opens({ technology: 'share' })).toEqual(['invent'])
  })
})
