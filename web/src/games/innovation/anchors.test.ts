import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../protocol'
import { anchorsIn } from '../anchors'
import { anchors } from './anchors'

const index = anchors({ cards: [{ name: 'The Wheel', slug: 'the-wheel' }] })
const places = (id: string, args: Phrase['args'] = {}) => anchorsIn({ id, args }, index)

describe('the places of a sentence', () => {
  it('are cards and colors', () => {
    const face: Phrase = {
      id: 'shown-face',
      args: { card: { id: 'card-the-wheel' }, value: 1, color: { id: 'color-red' } },
    }
    expect(places('event-draw', { player: { seat: 1 }, card: face })).toEqual(['seat:1', 'card:The Wheel', 'color:red'])
  })

  it('are whatever shows only its back', () => {
    const back: Phrase = { id: 'shown-back', args: { value: 3 } }
    expect(places('event-draw', { player: { seat: 0 }, card: back })).toEqual(['seat:0', 'value:3'])
  })

  it('are achievements and decrees', () => {
    expect(places('event-claim', { player: { seat: 2 }, age: 4 })).toEqual(['seat:2', 'achieve:4'])
    expect(places('event-claim-special', { special: { id: 'special-empire' } })).toEqual(['special:empire'])
    expect(places('event-decree', { player: { seat: 0 }, decree: { id: 'decree-war' } })).toEqual([
      'seat:0',
      'decree:war',
    ])
  })
})
