import { describe, expect, it } from 'vitest'
import type { View } from './types'
import { anchors, componentOf, explain, hexWords, type Speech } from './words'

const view = {
  map: '3-5',
  sets: [{ display: 'lake', faction: 'moles', bonus: 'spade' }],
  hexes: [
    {
      hex: 'C4',
      terrain: 'forest',
      building: { seat: 1, kind: 'guild', power: 3, neutral: false, annex: true, city: true },
    },
  ],
  players: [{ faction: 'moles', palace: 7, bonus: null }],
} as unknown as View
const facts = { hex: 'C4', row: 2, column: 4, terrain: 'lake', border: true } as const
const components = { maps: [{ name: '3-5', hexes: [facts], bridges: [] }] }
const speech: Speech = {
  view,
  viewer: 0,
  names: ['Ada', 'Ben'],
  components,
  offers: [{ choice: 'build C4', anchor: 'hex:C4', declines: false, label: { id: 'offer-build', args: { tools: 4 } } }],
  text: (id) => id,
  say: ({ id, args }) => `${id} ${JSON.stringify(args)}`,
}

describe('places', () => {
  it('stand for components', () => {
    expect(componentOf('special:faction', view, 0)).toBe('faction:moles')
    expect(componentOf('special:palace', view, 0)).toBe('palace:7')
    expect(componentOf('special:bonus', view, 0)).toBeNull()
    expect(componentOf('special:competency', view, 0)).toBe('competency:four-power')
    expect(componentOf('special:professors', view, 0)).toBe('innovation:professors')
    expect(componentOf('send:law:3', view, 0)).toBe('discipline:law')
    expect(componentOf('convert:sacrifice', view, 0)).toBeNull()
    expect(componentOf('special:faction', view, null)).toBeNull()
  })
  it('are explained by name and rule', () => {
    expect(explain('palace:7', speech)).toEqual({ title: 'palace-7', lines: [{ mark: '', text: 'palace-7-rule' }] })
    expect(explain('set:lake', speech)?.lines).toHaveLength(3)
    expect(explain('set:swamp', speech)).toBeNull()
    expect(explain('pass', speech)).toBeNull()
  })
  it('say what stands on a hex', () => {
    const told = explain('hex:C4', speech)
    expect(told?.title).toBe('C4: terrain-forest')
    expect(told?.lines.at(-1)).toEqual({ mark: '›', text: 'offer-build {"tools":4}' })
    const words = hexWords(speech, facts, 'forest', view.hexes[0]?.building ?? null)
    expect(words[1]).toContain('board-building-of')
    expect(words[2]).toContain('"power":3')
    expect(words.slice(3)).toEqual(['board-with-annex', 'board-in-city', 'board-border'])
    expect(hexWords(speech, { ...facts, border: false }, 'river', null)).toEqual(['C4: board-river'])
  })
})

describe('sentences', () => {
  it('name components and hexes', () => {
    expect(anchors().get('palace-7')).toBe('palace:7')
    expect(anchors().get('round-tile-guild-law')).toBe('round-tile:guild-law')
    expect(anchors().get('hex-C4')).toBe('hex:C4')
    expect(anchors().get('from-A12')).toBe('hex:A12')
    expect(anchors().get('event-built')).toBeUndefined()
    expect(anchors().get('palace-7-rule')).toBeUndefined()
    expect(anchors().get('way-tunnel')).toBeUndefined()
  })
})
