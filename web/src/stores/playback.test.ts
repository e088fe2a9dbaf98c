import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { news, state } from '../test/samples'
import { Playback } from './playback.svelte'
import type { Speed } from './settings.svelte'

let speed: Speed
const STEP = 550

function playback(): Playback {
  return new Playback({ speed: () => speed, moves: () => true })
}

const told = (player: Playback) => player.log.map((item) => item.number)

beforeEach(() => {
  vi.useFakeTimers()
  speed = 'normal'
})
afterEach(() => {
  vi.useRealTimers()
})

describe('playback', () => {
  it('shows the first state at once, with all that happened before', () => {
    const player = playback()
    player.receive(state(5, [news(0, 0), news(1, 1)], { reset: true }))
    expect(player.shown?.version).toBe(5)
    expect(told(player)).toEqual([0, 1])
    expect(player.playing).toBe(false)
  })

  it('tells what others did step by step before the board changes', () => {
    const player = playback()
    player.receive(state(1, []))
    player.receive(state(2, [news(0, 1), news(1, 1)]))
    expect(player.current?.number).toBe(0)
    expect(player.shown?.version).toBe(1)
    vi.advanceTimersByTime(STEP)
    expect(player.current?.number).toBe(1)
    expect(player.shown?.version).toBe(1)
    vi.advanceTimersByTime(STEP)
    expect(player.shown?.version).toBe(2)
    expect(player.playing).toBe(false)
    expect(told(player)).toEqual([0, 1])
  })

  it('spends no time on what shows nothing', () => {
    const player = new Playback({ speed: () => speed, moves: ({ number }) => number === 1 })
    player.receive(state(1, []))
    player.receive(state(2, [news(0, 1), news(1, 1), news(2, 1)]))
    expect(player.current?.number).toBe(1)
    expect(told(player)).toEqual([0, 1])
    vi.advanceTimersByTime(STEP)
    expect(player.shown?.version).toBe(2)
    expect(told(player)).toEqual([0, 1, 2])
  })

  it('tells a whole round of the others in six seconds', () => {
    const player = playback()
    player.receive(state(1, []))
    for (let choice = 1; choice <= 40; choice += 1)
      player.receive(state(choice + 1, [news(2 * choice - 2, choice), news(2 * choice - 1, choice)]))
    vi.advanceTimersByTime(3000)
    expect(player.playing).toBe(true)
    vi.advanceTimersByTime(3000)
    expect(player.playing).toBe(false)
    expect(player.log).toHaveLength(80)
  })

  it('queues states that come faster than they are told', () => {
    const player = playback()
    player.receive(state(1, []))
    player.receive(state(2, [news(0, 1)]))
    player.receive(state(3, [news(1, 2)]))
    vi.advanceTimersByTime(STEP)
    expect(player.shown?.version).toBe(2)
    expect(player.current?.number).toBe(1)
    vi.advanceTimersByTime(STEP)
    expect(player.shown?.version).toBe(3)
  })

  it('does not slow down what follows from one’s own choice', () => {
    const player = playback()
    player.receive(state(1, []))
    player.expectOwn(1)
    player.receive(state(2, [news(0, 1), news(1, 1)]))
    expect(player.shown?.version).toBe(2)
    expect(told(player)).toEqual([0, 1])
  })

  it('slows nothing down at speed off', () => {
    speed = 'off'
    const player = playback()
    player.receive(state(1, []))
    player.receive(state(2, [news(0, 1)]))
    expect(player.shown?.version).toBe(2)
  })

  it('skips everything at once', () => {
    const player = playback()
    player.receive(state(1, []))
    player.receive(state(2, [news(0, 1), news(1, 1)]))
    player.receive(state(3, [news(2, 2)]))
    player.skip()
    expect(player.shown?.version).toBe(3)
    expect(told(player)).toEqual([0, 1, 2])
    expect(player.playing).toBe(false)
    vi.advanceTimersByTime(10 * STEP)
    expect(told(player)).toEqual([0, 1, 2])
  })

  it('tells again what happened since one’s own last choice, from the board as it was', () => {
    const player = playback()
    player.receive(state(1, []))
    player.expectOwn(1)
    player.receive(state(2, [news(0, 1)]))
    expect(player.repeatable).toBe(false)
    player.receive(state(3, [news(1, 2)]))
    player.receive(state(4, [news(2, 3)]))
    player.skip()
    expect(player.repeatable).toBe(true)
    player.again()
    expect(player.shown?.version).toBe(2)
    expect(player.current?.number).toBe(1)
    vi.advanceTimersByTime(2 * STEP)
    expect(player.shown?.version).toBe(4)
    expect(told(player)).toEqual([0, 1, 2])
    player.again()
    expect(player.current?.number).toBe(1)
  })

  it('forgets the future when something is taken back', () => {
    const player = playback()
    player.receive(state(1, []))
    player.receive(state(2, [news(0, 1), news(1, 1)]))
    player.receive(state(3, [news(0, 1)], { reset: true }))
    expect(player.shown?.version).toBe(3)
    expect(told(player)).toEqual([0])
    vi.advanceTimersByTime(10 * STEP)
    expect(told(player)).toEqual([0])
  })

  it('gives a choice number back after it was taken back', () => {
    const player = playback()
    player.receive(state(1, []))
    player.expectOwn(1)
    player.receive(state(2, [], { reset: true }))
    player.receive(state(3, [news(0, 1)]))
    expect(player.playing).toBe(true)
  })

  it('tells somebody who comes back what they missed', () => {
    const player = playback()
    player.receive(state(9, [news(0, 0), news(1, 1), news(2, 2)], { reset: true }), 0)
    expect(told(player)).toEqual([0, 1])
    expect(player.current?.number).toBe(1)
    vi.advanceTimersByTime(2 * STEP)
    expect(told(player)).toEqual([0, 1, 2])
    expect(player.playing).toBe(false)
  })

  it('begins anew for another viewer', () => {
    const player = playback()
    player.receive(state(1, [news(0, 0)]))
    player.receive(state(1, [news(0, 0)], { viewer: 1 }))
    expect(player.shown?.viewer).toBe(1)
    player.forget()
    expect(player.shown).toBeNull()
    expect(player.log).toEqual([])
  })

  it('waits while nobody looks', () => {
    const player = playback()
    player.receive(state(1, []))
    player.hold(true)
    player.receive(state(2, [news(0, 1), news(1, 1)]))
    vi.advanceTimersByTime(10 * STEP)
    expect(player.current?.number).toBe(0)
    player.hold(false)
    expect(player.current?.number).toBe(1)
  })
})
