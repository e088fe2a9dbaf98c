import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveError } from '../protocol'
import { lines } from '../test/lines'
import { news, offer, state, summary } from '../test/samples'
import { LiveMatch } from './live-match.svelte'

function sit() {
  const { dialled, dial } = lines()
  const refused: string[] = []
  const live = new LiveMatch({
    id: 'm1',
    seat: 0,
    address: (seat, since) => `seat=${String(seat)}&since=${String(since)}`,
    pace: { speed: () => 'normal', moves: () => true },
    refuse: (message: LiveError) => refused.push(message.error.code),
    cancelled: () => refused.push('cancelled'),
    dial,
  })
  live.open()
  dialled[0]?.open()
  return { live, dialled, refused, line: () => dialled.at(-1) }
}

const question = {
  prompt: { id: 'ask-action' },
  rule: null,
  source: null,
  help: null,
  offers: [offer('draw'), offer('meld Oars')],
}
const asked = (version: number, more = {}) => state(version, [], { question, ...more })

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a live match', () => {
  it('sends a choice with the version it was made in, once', () => {
    const { live, line } = sit()
    line()?.say(asked(4))
    live.choose('meld Tools')
    live.choose('draw')
    live.choose('draw')
    expect(line()?.sent).toEqual([{ type: 'choose', version: 4, choice: 'draw' }])
    expect(live.offers).toEqual([])
    // What was asked stays to be seen until the answer comes.
    expect(live.asked).toHaveLength(2)
  })

  it('tells once that the match was cancelled, and does not come back', () => {
    const { line, dialled, refused } = sit()
    line()?.say({ type: 'cancelled' })
    vi.advanceTimersByTime(60_000)
    expect(refused).toEqual(['cancelled'])
    expect(dialled).toHaveLength(1)
  })

  it('offers nothing while something is told, and does not slow down its own choice', () => {
    const { live, line } = sit()
    line()?.say(asked(1))
    live.choose('draw')
    line()?.say(asked(2, { news: [news(0, 1)], match: summary({ choices: 1 }) }))
    expect(live.offers).toHaveLength(2)
    line()?.say(asked(3, { news: [news(1, 2)], match: summary({ choices: 2 }) }))
    expect(live.offers).toHaveLength(0)
    live.playback.skip()
    expect(live.offers).toHaveLength(2)
  })

  it('takes the current state after a stale choice, and asks anew if it does not come', () => {
    const { live, line, dialled, refused } = sit()
    line()?.say(asked(4))
    live.choose('draw')
    line()?.say({ type: 'error', error: { code: 'stale', text: { id: 'error-stale' } }, answer_to: null })
    expect(refused).toEqual(['stale'])
    expect(live.pending).toBeNull()
    vi.advanceTimersByTime(3000)
    expect(dialled).toHaveLength(2)
    expect(line()?.address).toBe('seat=0&since=null')
    line()?.open()
    line()?.say(asked(5))
    live.choose('draw')
    line()?.say({ type: 'error', error: { code: 'stale', text: { id: 'error-stale' } }, answer_to: null })
    line()?.say(asked(6))
    vi.advanceTimersByTime(3000)
    expect(dialled).toHaveLength(2)
    expect(live.latest?.version).toBe(6)
  })

  it('asks for everything when news are missing', () => {
    const { live, line, dialled } = sit()
    line()?.say(state(1, [news(0, 0)]))
    line()?.say(state(5, [news(3, 2)]))
    expect(dialled).toHaveLength(2)
    expect(live.latest?.version).toBe(1)
    line()?.open()
    line()?.say(state(5, [news(0, 0), news(1, 1), news(2, 1), news(3, 2)]))
    expect(live.latest?.version).toBe(5)
    expect(live.playback.current?.number).toBe(1)
  })

  it('catches up after a lost connection', () => {
    const { live, line, dialled } = sit()
    line()?.say(state(1, [news(0, 0)]))
    line()?.break()
    expect(live.status).toBe('lost')
    vi.advanceTimersByTime(500)
    line()?.open()
    expect(dialled).toHaveLength(2)
    line()?.say(state(3, [news(1, 1)]))
    expect(live.playback.current?.number).toBe(1)
  })

  it('keeps nothing of the last viewer when the device is handed over', () => {
    const { live, line } = sit()
    line()?.say(asked(1, { news: [news(0, 0)] }))
    live.view(1)
    expect(line()?.sent).toEqual([{ type: 'view', seat: 1 }])
    expect(live.latest).toBeNull()
    expect(live.playback.shown).toBeNull()
    expect(live.playback.log).toEqual([])
    // Whatever was still under way for the last viewer is dropped.
    line()?.say(asked(2))
    expect(live.latest).toBeNull()
    line()?.say(asked(2, { viewer: 1, news: [news(0, 0)] }))
    expect(live.latest).not.toBeNull()
  })

  it('tells a viewer what happened since their last visit', () => {
    const first = sit()
    first.line()?.say(state(1, [news(0, 0)]))
    first.live.noteSeen()
    first.live.close()
    const second = sit()
    second.line()?.say(state(4, [news(0, 0), news(1, 1)], { reset: true }))
    expect(second.live.playback.current?.number).toBe(1)
  })

  it('keeps each chat message once and in order, and knows who is here', () => {
    const { live, line } = sit()
    const chat = (number: number) => ({
      type: 'chat' as const,
      number,
      from: 'Ben',
      named: true,
      seat: 1,
      text: 'hi',
      at: 0,
      note: null,
    })
    for (const number of [1, 0, 1]) line()?.say(chat(number))
    expect(live.chats.map((each) => each.number)).toEqual([0, 1])
    line()?.say({ type: 'chat-so-far', lines: [1, 2, 3].map(chat) })
    expect(live.chats.map((each) => each.number)).toEqual([0, 1, 2, 3])
    line()?.say({ type: 'presence', here: [true, false] })
    expect(live.here).toEqual([true, false])
  })

  it('knows how much a bot thinks until the next state', () => {
    const { live, line } = sit()
    line()?.say(state(1, [], { reset: true, thinking: { seat: 1, percent: 100 } }))
    expect(live.thinking?.percent).toBe(100)
    line()?.say({ type: 'thinking', seat: 1, percent: 12 })
    expect(live.thinking).toMatchObject({ seat: 1, percent: 12 })
    line()?.say(state(2, []))
    expect(live.thinking).toBeNull()
  })
})
