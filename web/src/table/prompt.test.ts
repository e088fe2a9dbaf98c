import { describe, expect, it } from 'vitest'
import { seat, state, summary } from '../test/samples'
import { handoverCases } from './handover'
import { actionOf, firstSeat, nextAtDevice, partsOf } from './prompt'
import { rematchOf } from './rematch'

const press = (key: string, target: EventTarget | null = null, ctrlKey = false) =>
  actionOf({ key, target, ctrlKey, metaKey: false, altKey: false })

describe('the keyboard', () => {
  it('chooses, moves, takes back and skips', () => {
    expect(press('3')).toEqual({ do: 'choose', index: 2 })
    expect(press('ArrowDown')).toEqual({ do: 'move', step: 1 })
    expect(press('ArrowLeft')).toEqual({ do: 'move', step: -1 })
    expect(press('u')).toEqual({ do: 'undo' })
    expect(press('s')).toEqual({ do: 'skip' })
    expect(press('Escape')).toEqual({ do: 'back' })
    expect(press('0')).toBeNull()
  })

  it('means nothing while somebody writes or uses the browser’s own keys', () => {
    expect(press('3', document.createElement('input'))).toBeNull()
    expect(press('u', document.createElement('textarea'))).toBeNull()
    expect(press('s', null, true)).toBeNull()
  })
})

describe('a prompt', () => {
  it('is taken apart if a component asks', () => {
    const ask = { id: 'ask-return' }
    const prompt = { id: 'ask-by-effect', args: { card: { id: 'card-tools' }, effect: 1, ask } }
    expect(partsOf({ prompt, rule: null, source: 'card:Tools', help: null, offers: [] })).toEqual({
      ask,
      by: { id: 'by-effect', args: { card: { id: 'card-tools' }, effect: 1 } },
    })
    const echo = { id: 'ask-by-echo', args: { card: { id: 'card-tools' }, ask } }
    expect(partsOf({ prompt: echo, rule: null, source: 'card:Tools', help: null, offers: [] }).by).toEqual({
      id: 'by-echo',
      args: { card: { id: 'card-tools' } },
    })
    expect(partsOf({ prompt: ask, rule: null, source: null, help: null, offers: [] })).toEqual({ ask, by: null })
  })
})

describe('several people at one device', () => {
  it('begin with the one who is asked', () => {
    expect(firstSeat(summary({ yours: [0, 2], asked: [1, 2] }))).toBe(2)
    expect(firstSeat(summary({ yours: [1], asked: [0] }))).toBe(1)
    expect(firstSeat(summary({ yours: [], asked: [0] }))).toBeNull()
  })

  it('hand over only when another of them is asked and the one who looks is not', () => {
    expect(nextAtDevice(summary({ yours: [0, 1], asked: [1] }), 0)).toBe(1)
    expect(nextAtDevice(summary({ yours: [0, 1], asked: [0, 1] }), 0)).toBeNull()
    expect(nextAtDevice(summary({ yours: [0], asked: [1] }), 0)).toBeNull()
    expect(nextAtDevice(summary({ yours: [0, 1], asked: [], status: 'finished' }), 0)).toBeNull()
  })
})

describe('an absent player', () => {
  const match = summary({ seats: [seat(0), seat(1, { here: false }), seat(2)], asked: [1], limit: 60 })

  it('can be played by a bot, with the time that is left', () => {
    expect(handoverCases(state(1, [], { match, waiting_since: 0 }), [true, false, true], 20_000)).toEqual([
      { seat: 1, agreed: [], level: null, left: 40_000, due: null },
    ])
    expect(handoverCases(state(1, [], { match, viewer: null }), [true, false, true], 0)).toEqual([])
    expect(handoverCases(state(1, [], { match }), [true, true, true], 0)).toEqual([])
  })

  it('may have been proposed by others already', () => {
    const proposed = state(1, [], { match, handover: [{ seat: 1, level: 'casual', agreed: [2], from: 90_000 }] })
    expect(handoverCases(proposed, [true, true, true], 0)).toMatchObject([
      { seat: 1, agreed: [2], level: 'casual', due: 90_000 },
    ])
  })
})

describe('a rematch', () => {
  it('seats the same people again', () => {
    const seats = [seat(0), seat(1, { kind: 'device' }), seat(2, { kind: 'bot', level: 'greedy' }), seat(3)]
    expect(rematchOf(summary({ seats, yours: [0, 1] })).seats).toEqual([
      { kind: 'me' },
      { kind: 'device', name: 'Ben' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'open' },
    ])
  })
})
