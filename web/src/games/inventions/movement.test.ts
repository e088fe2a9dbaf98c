import { describe, expect, it } from 'vitest'
import { EVENTS } from './event-fixtures'
import { movement } from './movement'

const SHOW_NOTHING = ['displayed', 'chronos-idle']
const all = Object.values(EVENTS)

describe('the movement of an event', () => {
  it.each(all.map((event) => [event.event, event] as const))('%s goes somewhere, or shows nothing', (kind, event) => {
    const moved = movement(event)
    if (SHOW_NOTHING.includes(kind)) expect(moved).toBeNull()
    else expect(moved?.to.length).toBeGreaterThan(0)
    // What flies must be drawn: a copy of a thing, or a piece.
    if (moved && moved.from.length > 0) expect(moved.thing ?? moved.piece).toBeDefined()
  })
  it('lets a citizen walk from region to region', () => {
    expect(movement(EVENTS.travelled)).toMatchObject({
      from: ['people:africa:1', 'region:africa'],
      to: ['people:europe:1', 'region:europe'],
      counts: { 'citizens:africa:1': -1, 'citizens:europe:1': 1 },
    })
  })
  it('lets points fly to the number, and rolls it', () => {
    expect(movement(EVENTS.ip)).toMatchObject({ from: ['action:share'], to: ['ip:1'], counts: { 'ip:1': 4 } })
    expect(movement(EVENTS.influence)).toMatchObject({ from: ['standing:1'], counts: { 'standing:1': -2 } })
  })
  it('sets a pillar, and builds a tile', () => {
    expect(movement(EVENTS.pillar)).toMatchObject({ to: ['action:travel'], stays: true })
    expect(movement(EVENTS.built)?.to[0]).toBe('hex:1:C2')
    expect(movement(EVENTS['took-tile'])?.from).toEqual(['stock:culture:1', 'drawer:tiles'])
  })
  it('comes from what brought it about', () => {
    const from = (cause: Parameters<typeof JSON.stringify>[0]) => movement({ ...EVENTS.ip, cause })?.from[0]
    expect(from({ milestone: 'iron' })).toBe('milestone:iron')
    expect(from({ space: '3-1' })).toBe('space:3-1')
    expect(from({ card: 'silk' })).toBe('card:silk')
    expect(from({ culture: 2 })).toBe('tile:culture 2')
    expect(from({ technology: 2 })).toBe('tile:technology 2')
    expect(from({ goal: '1-1' })).toBe('seat:1')
    expect(from('influence')).toBe('seat:1')
    expect(from('era-change')).toBe('era:1')
  })
  it('knows Chronos', () => {
    expect(movement({ ...EVENTS.presented, who: 'chronos' })?.from).toEqual(['card:coins', 'chronos'])
    expect(movement({ ...EVENTS['took-tile'], who: 'chronos' })?.to).toEqual(['chronos'])
    expect(movement({ ...EVENTS['sage-moved'], to_academy: false })?.to[0]).toBe('knowledge:asia')
    expect(movement({ ...EVENTS['diplomat-sent'], citizen: 'scholar' })?.counts).toEqual({ 'scholars:1': -1 })
  })
})
