import { describe, expect, it } from 'vitest'
import art from './art.json'
import { benefitOf, partsOf, waysOf } from './benefit'
import { factsOf, pillarsOn, tileAnchor, tileOf } from './facts'
import { fit } from './fit'
import { components, four } from './fixtures'
import { isIcon } from './icons'
import { pictureOf } from './pictures'
import { sheetAt, unit } from './sheets'

const facts = factsOf(components)

describe('printed facts', () => {
  it('are found by name, and once for a set of components', () => {
    expect(facts.cards.get('steel')).toMatchObject({ era: 3, milestone: 'iron', type: 'technology' })
    expect(facts.milestones.get('iron')?.era).toBe(3)
    expect(facts.milestones.get('ai')?.era).toBe(6)
    expect(facts.spaces.get('4-1')?.benefit).toBe('present')
    expect(facts.hexes.get('C3')).toMatchObject({ row: 2, column: 2, benefit: 'discount 2' })
    expect(factsOf(components)).toBe(facts)
  })
})

describe('benefits', () => {
  it('are read', () => {
    expect(benefitOf('3 ip')).toEqual({ kind: 'ip', n: 3 })
    expect(benefitOf('1 trader')).toEqual({ kind: 'trained', type: 'economy', n: 1 })
    expect(benefitOf('1 specialist')).toEqual({ kind: 'specialist', n: 1 })
    expect(benefitOf('build for 2')).toEqual({ kind: 'build', influence: 2 })
    expect(benefitOf('build')).toEqual({ kind: 'build', influence: null })
    expect(benefitOf('economy token')).toEqual({ kind: 'economy-token' })
    expect(benefitOf('turn order')).toEqual({ kind: 'turn-order' })
    expect(benefitOf('call-specialists')).toEqual({ kind: 'action', action: 'call-specialists' })
    expect(benefitOf('discount 2')).toEqual({ kind: 'discount', n: 2 })
    expect(benefitOf('1 wild aspiration')).toEqual({ kind: 'aspiration', of: 'wild', n: 1 })
    expect(waysOf('1 influence + 2 ip or 1 idea + text: one + one or so')).toEqual([
      [
        { kind: 'influence', n: 1 },
        { kind: 'ip', n: 2 },
      ],
      [
        { kind: 'idea', n: 1 },
        { kind: 'text', text: 'one + one or so' },
      ],
    ])
    expect(waysOf('text: alone')).toEqual([[{ kind: 'text', text: 'alone' }]])
  })
  it('of all components have pictures', () => {
    const { file } = components
    const all = [
      ...file.era_track,
      ...file.economy_tiles,
      ...file.culture_tiles,
      ...file.specialist_tiles,
      ...file.knowledge_tiles,
      ...file.progress_map,
    ]
    for (const { benefit } of all) {
      const parts = partsOf(benefitOf(benefit))
      expect(parts.length, benefit).toBeGreaterThan(0)
      expect(
        parts.filter(({ icon }) => !isIcon(icon)),
        benefit,
      ).toEqual([])
    }
  })
})

describe('long words', () => {
  it('are written smaller, but not too small to read', () => {
    expect(fit('Wheel', 13, 80)).toBe(13)
    expect(fit('Cultivation', 14, 80)).toBe(13)
    expect(fit('Proto-City', 12, 60)).toBe(12)
    expect(fit('Weiterentwickeln', 12.5, 76)).toBe(12)
  })
})

describe('a society', () => {
  it('has pillars on action spaces', () => {
    expect(pillarsOn(four, 'travel')).toEqual([0, 1, 2, 3].map((seat) => ({ seat, epoch: true })))
    expect(pillarsOn(four, 'present')).toHaveLength(4)
    expect(pillarsOn(four, 'share')).toEqual([])
  })
  it('has tiles with a type and a sign', () => {
    expect(tileOf('wealth A')).toEqual({ kind: 'wealth', sign: 'A' })
    expect(tileAnchor('economy 3')).toBe('tile:economy:3')
  })
})

describe('a sheet', () => {
  it('is known of every place that lies on one', () => {
    expect(sheetAt('action:travel', [])).toBe('forums')
    expect(sheetAt('tile:economy:3', [])).toBe('society')
    expect(sheetAt('done', [])).toBeUndefined()
    expect(sheetAt('card:coins', ['bread'])).toBe('world')
    expect(sheetAt('card:bread', ['bread'])).toBe('society')
  })
})

describe('the table', () => {
  it('grows with its window', () => {
    expect(unit(990, 713)).toBe(1)
    expect(unit(1544, 1025)).toBeCloseTo(1.486, 2)
    expect(unit(1544, 713)).toBeCloseTo(1.033, 2)
    expect(unit(5000, 4000)).toBe(2.4)
    expect(unit(371, 700)).toBe(1)
    expect(unit(748, 900)).toBe(1.4)
  })
})

describe('pictures', () => {
  it('are known of what is drawn', () => {
    expect(pictureOf('card:silk')).toBe('cards:silk')
    expect(pictureOf('stock:culture:3')).toBe('progress-tiles:culture 3')
    expect(pictureOf('space:4-2')).toBe('eras:4')
    expect(pictureOf('specialists:economy')).toBe('types:economy')
    expect(pictureOf('done')).toBe('')
    for (const anchor of ['milestone:iron', 'goal:1-1', 'action:travel', 'region:asia', 'token:share', 'era:2'])
      expect(Object.keys(art), anchor).toContain(pictureOf(anchor))
  })
})
