import { describe, expect, it } from 'vitest'
import type { Event, Goods } from '../../generated/age-of-innovation'
import { hexName } from './geometry'
import { movement } from './movement'

const NONE: Goods = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, levels: 0, spades: 0 }
const played = (event: Event) => movement(event)

describe('hexes', () => {
  it('are called as on the map', () => {
    expect([0, 13 + 1 + 4, 2 * 14 + 10].map(hexName)).toEqual(['A0', 'B4', 'C10'])
  })
})

describe('movements', () => {
  it('take no time where there is nothing to see', () => {
    expect(played({ event: 'turn', seat: 1 })).toBeNull()
    expect(played({ event: 'power-declined', seat: 1, power: 2 })).toBeNull()
    expect(played({ event: 'gained', seat: 1, goods: NONE, cause: 'income' })).toBeNull()
  })
  it('bring goods from their cause to their number, which rolls', () => {
    const coins = played({ event: 'gained', seat: 1, goods: { ...NONE, coins: 7 }, cause: { power: 'coins' } })
    expect(coins?.from).toContain('power:coins')
    expect(coins?.to[0]).toBe('coins:1')
    expect(coins?.counts).toEqual({ 'coins:1': 7 })
    const several = played({ event: 'gained', seat: 0, goods: { ...NONE, coins: 2, tools: 5 }, cause: 'income' })
    expect(several?.to[0]).toBe('purse:0')
    expect(several?.counts).toEqual({ 'coins:0': 2, 'tools:0': 5 })
  })
  it('return spent power to the first bowl', () => {
    const paid = played({ event: 'paid', seat: 2, goods: { ...NONE, power: 4 } })
    expect(paid?.from[0]).toBe('bowls:2')
    expect(paid?.counts).toEqual({ 'bowl:3:2': -4, 'bowl:1:2': 4 })
    expect(played({ event: 'power-gained', seat: 2, power: 1, cost: 0 })?.counts).toEqual({ 'power:2': 1 })
  })
  it('let buildings rise and land change where they do', () => {
    const built = played({ event: 'built', seat: 0, hex: 28, building: 'guild', neutral: false })
    expect(built).toMatchObject({ from: ['piece:0:guild', 'seat:0'], to: ['hex:C0'], stays: true })
    const dug = played({ event: 'dug', seat: 0, hex: 28, terrain: 'lake', spades: 2, bought: 2, way: 'reach' })
    expect(dug).toMatchObject({ to: ['hex:C0'], piece: { kind: 'land', terrain: 'lake' }, stays: true })
    const upgraded = played({ event: 'upgraded', seat: 0, hex: 28, from: 'school', to: 'university' })
    expect(upgraded?.piece).toMatchObject({ building: 'university' })
    const bridge = played({ event: 'bridge', seat: 1, a: 22, b: 50 })
    expect(bridge).toMatchObject({ to: ['bridge:B8:D8', 'hex:B8'], counts: { 'bridges:1': -1 } })
  })
  it('send scholars and raise markers', () => {
    expect(played({ event: 'sent', seat: 1, discipline: 'law', value: 3 })).toMatchObject({
      from: ['scholars:1', 'seat:1'],
      to: ['spaces:law', 'discipline:law'],
      counts: { 'scholars:1': -1 },
    })
    expect(played({ event: 'level', seat: 1, discipline: 'law', from: 2, to: 5 })?.counts).toEqual({ 'level:law:1': 3 })
    expect(played({ event: 'advanced', seat: 1, track: 'terraforming', value: 2 })?.counts).toEqual({ 'spade:1': -1 })
    expect(played({ event: 'advanced', seat: 1, track: 'sailing', value: 2 })?.counts).toEqual({ 'sailing:1': 1 })
  })
  it('bring tiles from the market', () => {
    const tile = played({ event: 'competency', seat: 3, competency: 'annexes' })
    expect(tile?.from).toEqual(['competency:annexes', 'market:competency', 'market'])
    expect(tile?.to).toContain('tiles:3')
    expect(played({ event: 'took-bonus', seat: 3, bonus: 'coins', coins: 2 })?.counts).toEqual({ 'coins:3': 2 })
    expect(played({ event: 'city', seat: 3, tile: 'power', river: null })?.counts).toEqual({ 'keys:3': 1 })
  })
  it('convert one thing into another', () => {
    const to = (conversion: Extract<Event, { event: 'converted' }>['conversion']) =>
      played({ event: 'converted', seat: 0, conversion })?.counts
    expect(to('power-to-tool')).toEqual({ 'bowl:3:0': -3, 'bowl:1:0': 3, 'tools:0': 1 })
    expect(to({ 'book-to-coin': 'law' })).toEqual({ 'coins:0': 1, 'books:0:law': -1, 'books:0': -1 })
    expect(to({ 'power-to-book': 'law' })).toMatchObject({ 'books:0:law': 1 })
    expect(to('sacrifice')).toEqual({ 'bowl:2:0': -2, 'bowl:3:0': 1 })
  })
  it('count points where they come from', () => {
    const points = played({ event: 'points', seat: 1, points: 3, cause: { 'round-tile': 'workshop-law' } })
    expect(points?.from).toContain('round-tile:workshop-law')
    expect(points?.counts).toEqual({ 'points:1': 3 })
    expect(played({ event: 'points', seat: 1, points: 8, cause: { science: 'law' } })?.from[0]).toBe('level:law:1')
  })
  it('are there for all that remains', () => {
    const rest: Event[] = [
      { event: 'took-set', seat: 0, display: 'lake', faction: 'moles', bonus: 'spade' },
      { event: 'took-display', seat: 0, display: 'lake' },
      { event: 'took-faction', seat: 0, faction: 'moles' },
      { event: 'round', round: 2 },
      { event: 'area-tile', buildings: 9 },
      { event: 'annex', seat: 0, hex: 3 },
      { event: 'innovation', seat: 0, innovation: 'census' },
      { event: 'returned', seat: 0, discipline: 'law' },
      { event: 'power-action', seat: 0, action: 'bridge' },
      { event: 'book-action', seat: 0, action: 'guild' },
      { event: 'special', seat: 0, special: 'palace' },
      { event: 'passed', seat: 0 },
      { event: 'palace', seat: 0, palace: '7' },
      { event: 'key', seat: 0, discipline: 'law' },
      { event: 'book-gained', seat: 0, discipline: 'law', books: 1, cause: 'income' },
      { event: 'book-paid', seat: 0, discipline: 'law', books: 1 },
      { event: 'tokens', seat: 0, tokens: 2 },
      { event: 'area', seat: 0, buildings: 4 },
      { event: 'leftovers', seat: 0, coins: 9 },
      { event: 'over', winners: [0] },
    ]
    expect(rest.filter((event) => played(event) === null)).toEqual([])
  })
})
