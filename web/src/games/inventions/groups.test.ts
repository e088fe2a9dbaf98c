import { describe, expect, it } from 'vitest'
import type { Offer } from '../../protocol'
import { drawerFor, seatOf } from './drawers'
import { groupOf, groups } from './groups'

const CHOICES: readonly (readonly [string, string])[] = [
  ['claim africa', 'ideas'],
  ['pillar travel', 'people'],
  ['pillar invent', 'ideas'],
  ['rest eureka', 'standing'],
  ['present silk asia', 'asia'],
  ['invent europe', 'ideas'],
  ['innovate europe', 'ideas'],
  ['share europe', 'ideas'],
  ['call-specialists asia 2', 'asia'],
  ['gain-influence africa share', 'africa'],
  ['travel africa europe', 'africa'],
  ['eureka iron', 'milestones'],
  ['space 3-1', 'standing'],
  ['send-diplomat iron trader', 'trader'],
  ['send-diplomat iron scholar', 'scholar'],
  ['call-diplomat iron', 'milestones'],
  ['scholars 1', 'people'],
  ['exhaust trader', 'people'],
  ['wealth', 'reward'],
  ['wild', 'reward'],
  ['chain card silk', 'chain'],
  ['economy 3', 'economy-tiles'],
  ['citizen asia', 'people'],
  ['type culture', 'people'],
  ['ready culture', 'people'],
  ['take glass', 'ideas'],
  ['return wild', 'reward'],
  ['tile culture 3', 'culture'],
  ['build wealth A C2', 'wealth'],
  ['position 2', 'standing'],
  ['sage asia', 'people'],
  ['decline', 'end'],
  ['done', 'end'],
]
const offer = (choice: string, anchor: string | null): Offer => ({
  choice,
  anchor,
  declines: false,
  label: { id: 'offer' },
})

describe('an offer', () => {
  it.each(CHOICES)('%s stands in the group %s', (choice, group) => {
    expect(groupOf({ choice })).toBe(group)
    expect(groups.map(({ name }) => name)).toContain(group)
  })
  it('that ends something stands apart', () => {
    expect(groups.filter(({ apart }) => apart).map(({ name }) => name)).toEqual(['end'])
  })
})

describe('a drawer', () => {
  it('opens when something must be chosen there', () => {
    expect(drawerFor([offer('eureka iron', 'milestone:iron'), offer('decline', null)])).toBe('milestones')
    expect(drawerFor([offer('take glass', 'card:glass')])).toBe('ideas')
    expect(drawerFor([offer('tile culture 1', 'stock:culture:1')])).toBe('tiles')
    expect(drawerFor([offer('space 3-1', 'space:3-1')])).toBe('standing')
    const build = [offer('build culture 1 A3', 'hex:A3'), offer('build culture 1 A4', 'hex:A4')]
    expect(drawerFor([...build, offer('economy 1', 'tile:economy:1')])).toBe('progress')
  })
  it('stays closed when it is chosen elsewhere', () => {
    expect(drawerFor([])).toBeNull()
    expect(drawerFor([offer('pillar travel', 'action:travel'), offer('pillar invent', 'action:invent')])).toBeNull()
    expect(drawerFor([offer('chain card silk', 'card:silk'), offer('done', 'done')])).toBeNull()
  })
  it('is somebody’s', () => {
    expect(seatOf('seat-2')).toBe(2)
    expect(seatOf('ideas')).toBeNull()
  })
})
