import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Analysis, Point } from '../protocol'
import { Analyzer } from './analyzer.svelte'

const rated = { choice: 'draw', label: { id: 'draw' }, worth: 0.5, visits: 50 }
const point = (at: number): Point => ({ at, seat: 0, expected: [0.5, 0.5], played: rated, best: rated })
const answer = (done: number, from: number): Analysis => ({
  of: 5,
  total: 5,
  done,
  from,
  points: Array.from({ length: Math.max(0, done - from) }, (_, index) => point(from + index)),
})

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('an analysis', () => {
  it('is followed until it is complete, and every point is fetched once', async () => {
    const progress = [2, 2, 5]
    const fetch = vi.fn((from: number) => Promise.resolve(answer(progress.shift() ?? 5, from)))
    const analyzer = new Analyzer(fetch, () => undefined)
    await analyzer.go()
    expect(analyzer.complete).toBe(false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetch.mock.calls.map(([from]) => from)).toEqual([0, 2, 2])
    expect(analyzer.complete).toBe(true)
    expect(analyzer.current?.points.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4])
  })

  it('begins anew if the server did', async () => {
    const progress = [4, 1, 5]
    const analyzer = new Analyzer(
      (from) => Promise.resolve(answer(progress.shift() ?? 5, from)),
      () => undefined,
    )
    await analyzer.go()
    await vi.advanceTimersByTimeAsync(5000)
    expect(analyzer.current?.points.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4])
  })

  it('stops when nobody looks', async () => {
    const fetch = vi.fn((from: number) => Promise.resolve(answer(1, from)))
    const analyzer = new Analyzer(fetch, () => undefined)
    await analyzer.go()
    analyzer.stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('says what went wrong, and can go on', async () => {
    const fail = vi.fn()
    let broken = true
    const analyzer = new Analyzer(
      (from) => (broken ? Promise.reject(new Error('gone')) : Promise.resolve(answer(5, from))),
      fail,
    )
    await analyzer.go()
    expect([analyzer.failed, fail.mock.calls.length]).toEqual([true, 1])
    broken = false
    await analyzer.go()
    expect([analyzer.failed, analyzer.complete]).toEqual([false, true])
  })
})
