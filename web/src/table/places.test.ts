import { describe, expect, it } from 'vitest'
import type { Offer } from '../protocol'
import type { BoardProps } from '../games/board'
import { byAnchor, Places } from './places.svelte'

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

describe('a place', () => {
  const props = {
    offers: [offer('dogma Oars', 'card:Oars'), offer('inspire red', 'color:red'), offer('draw', 'draw')],
    highlight: ['color:red'],
  } as Partial<BoardProps> as BoardProps
  const places = new Places(() => props)

  it('has the offers of all that it stands for', () => {
    const at = (...anchors: string[]) => places.offersAt(...anchors).map(({ choice }) => choice)
    expect(at('card:Oars')).toEqual(['dogma Oars'])
    expect(at('card:Oars', 'color:red')).toEqual(['dogma Oars', 'inspire red'])
    expect(at('card:Archery')).toEqual([])
  })
  it('is lit if the news speak of any of it', () => {
    expect(places.isLit('card:Oars', 'color:red')).toBe(true)
    expect(places.isLit('card:Oars')).toBe(false)
  })
})
