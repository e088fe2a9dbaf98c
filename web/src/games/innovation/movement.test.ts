import { beforeAll, describe, expect, it } from 'vitest'
import type { Event, Move, Place, Shown, Zone } from '../../generated/innovation'
import { expanded } from './fixtures'
import { movement } from './movement'
import { learnCards } from './printed'

beforeAll(() => learnCards(expanded))

const moved = (how: Move, card: Shown, from: Place, to: Zone): Event => ({
  event: 'moved',
  by: 1,
  card,
  how,
  from,
  to,
  public: true,
  knowers: [],
})

describe('a card', () => {
  it('that is melded flies to the pile of its color', () => {
    const flight = movement(moved('meld', { face: 'Archery' }, { hand: 1 }, { board: 1 }))
    expect(flight).toMatchObject({
      from: ['card:Archery', 'hand:1:Archery', 'hand:1', 'seat:1'],
      to: ['board:1:Archery', 'pile:1:red', 'board:1', 'seat:1'],
      thing: 'card:Archery',
      piece: { card: 'Archery' },
      counts: { 'count:hand:1': -1 },
      sound: 'card',
    })
  })
  it('that is drawn face down comes as a back from its pile', () => {
    const flight = movement(moved('draw', { back: 3 }, 'supply', { hand: 0 }))
    expect(flight).toMatchObject({
      from: ['supply:3'],
      to: ['hand:0', 'seat:0'],
      piece: { back: 3, set: 'base' },
      counts: { 'count:supply:3': -1, 'count:hand:0': 1 },
    })
    expect(flight).not.toHaveProperty('thing')
  })
  it('of an expansion comes from the pile of its set', () => {
    const back: Shown = { 'typed-back': { value: 2, set: 'cities' } }
    expect(movement(moved('draw', back, 'supply', { hand: 0 }))).toMatchObject({
      from: ['supply:cities:2', 'supply:2'],
      counts: { 'count:hand:0': 1 },
    })
  })
  it('that is scored brings its value', () => {
    expect(movement(moved('draw-and-score', { face: 'Software' }, 'supply', { score: 1 }))).toMatchObject({
      counts: { 'count:supply:10': -1, 'count:score:1': 10 },
      sound: 'points',
    })
  })
  it('goes from one player to another', () => {
    const flight = movement(moved('transfer', { face: 'Oars' }, { score: 0 }, { score: 1 }))
    expect(flight?.counts).toEqual({ 'count:score:0': -1, 'count:score:1': 1 })
  })
  it('that stays with its owner changes no number', () => {
    const flight = movement(moved('exchange', { back: 2 }, { hand: 0 }, { hand: 0 }))
    expect(flight?.counts).toEqual({ 'count:hand:0': 0 })
  })

  const ends: [Move, Place, Zone, string, string][] = [
    ['tuck', { hand: 0 }, { 'board-bottom': 0 }, 'hand:0', 'pile:0:red'],
    ['return', { board: 0 }, 'supply', 'pile:0:red', 'supply:1'],
    ['return', { board: 0 }, 'supply-top', 'board:0', 'supply:1'],
    ['foreshadow', { hand: 0 }, { forecast: 0 }, 'hand:0', 'forecast:0'],
    ['promote', { forecast: 0 }, { board: 0 }, 'forecast:0', 'board:0'],
    ['dig', 'supply', { display: 0 }, 'supply:1', 'display:0'],
    ['achieve', 'achievement', { achievements: 0 }, 'achieve:1', 'claimed:0'],
    ['transfer', { achieved: 0 }, 'available', 'claimed:0', 'achieve:1'],
    ['seize', 'relic', { hand: 0 }, 'supply:1', 'hand:0'],
    ['remove', { display: 0 }, 'removed', 'display:0', 'removed'],
    ['remove', 'removed', 'removed', 'removed', 'removed'],
  ]
  it.each(ends)('%s from %o to %o', (how, from, to, left, arrived) => {
    const flight = movement(moved(how, { face: 'Archery' }, from, to))
    expect(flight?.from).toContain(left)
    expect(flight?.to).toContain(arrived)
  })
  it('that somebody only looks at does not move', () => {
    expect(movement(moved('look', { back: 1 }, { hand: 0 }, { hand: 0 }))).toBeNull()
  })
})

describe('everything else', () => {
  const seat = 1
  const shows: [Event, string[], string[]][] = [
    [{ event: 'dogma-action', seat, card: 'Oars', sharing: [], vulnerable: [] }, [], ['card:Oars']],
    [{ event: 'endorse', seat, card: 'Oars', city: 'Tikal' }, [], ['card:Oars']],
    [{ event: 'inspire', seat, color: 'red' }, [], ['pile:1:red']],
    [{ event: 'splay', seat, color: 'blue', splay: 'left' }, [], ['pile:1:blue']],
    [{ event: 'rearranged', seat, color: 'blue' }, [], ['pile:1:blue']],
    [{ event: 'reveal', seat, card: { face: 'Oars' } }, ['card:Oars'], ['seat:1']],
    [{ event: 'reveal', seat, card: { back: 1 } }, [], ['seat:1']],
    [{ event: 'claim', seat, age: 3 }, ['achieve:3'], ['claimed:1', 'seat:1']],
    [{ event: 'claim-special', seat, special: 'empire' }, ['special:empire'], ['claimed:1', 'seat:1']],
    [{ event: 'take-special', seat, from: 0, special: 'empire' }, ['claimed:0'], ['claimed:1', 'seat:1']],
    [{ event: 'decree', seat, decree: 'war', effective: true }, ['decree:war'], ['claimed:1', 'seat:1']],
    [{ event: 'decree', seat, decree: 'war', effective: false }, [], ['decree:war']],
    [{ event: 'take-decree', seat, from: 0, decree: 'war' }, ['claimed:0'], ['claimed:1', 'seat:1']],
    [{ event: 'show-all', seat, cards: 'hand' }, [], ['hand:1']],
    [{ event: 'fission', seat }, [], ['seat:1']],
    [{ event: 'lost', seat }, [], ['seat:1']],
    [{ event: 'over', winners: [0, 1], how: 'score' }, [], ['seat:0', 'seat:1']],
  ]
  it.each(shows)('%o is shown', (event, from, to) => {
    expect(movement(event)).toMatchObject({ from, to })
  })
  const shownNot: Event[] = [
    { event: 'turn', seat, actions: 2 },
    { event: 'action', seat, action: 'draw' },
    { event: 'effect', seat, card: 'Oars', effect: 1, by: 0 },
    { event: 'sharing-bonus', seat },
  ]
  it.each(shownNot)('%o shows nothing', (event) => {
    expect(movement(event)).toBeNull()
  })
  it('that is taken counts for one and no longer for the other', () => {
    const taken = movement({ event: 'take-special', seat, from: 0, special: 'empire' })
    expect(taken?.counts).toEqual({ 'count:claimed:1': 1, 'count:claimed:0': -1 })
  })
})
