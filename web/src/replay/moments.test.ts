import { describe, expect, it, vi } from 'vitest'
import type { Moment } from '../protocol'
import { Moments } from './moments.svelte'

const moment = (at: number): Moment => ({ at, of: 5, choice: null, view: null, news: [], asked: [], outcome: null })

describe('moments', () => {
  it('are fetched once, and the next one ahead', async () => {
    const fetch = vi.fn((at: number) => Promise.resolve(moment(at)))
    const moments = new Moments(fetch, () => undefined)
    await moments.go(2)
    await moments.go(3)
    await moments.go(2)
    expect(moments.current?.at).toBe(2)
    expect(fetch.mock.calls.map(([at]) => at)).toEqual([2, 3, 4])
  })

  it('stay within the match', async () => {
    const moments = new Moments(
      (at) => Promise.resolve(moment(Math.min(at, 5))),
      () => undefined,
    )
    await moments.go(99)
    expect(moments.current?.at).toBe(5)
    await moments.go(-3)
    expect(moments.current?.at).toBe(0)
    await moments.go(Number.NaN)
    expect(moments.current?.at).toBe(0)
  })

  it('show the last one wished for, whatever arrives first', async () => {
    const answers = new Map<number, (moment: Moment) => void>()
    const moments = new Moments(
      (at) => new Promise((resolve) => answers.set(at, resolve)),
      () => undefined,
    )
    const first = moments.go(1)
    const second = moments.go(4)
    answers.get(4)?.(moment(4))
    answers.get(1)?.(moment(1))
    await Promise.all([first, second])
    expect(moments.current?.at).toBe(4)
  })

  it('are fetched anew for other eyes, and never mixed up', async () => {
    const answers: ((moment: Moment) => void)[] = []
    const moments = new Moments(
      () => new Promise((resolve) => answers.push(resolve)),
      () => undefined,
    )
    const before = moments.go(5)
    const after = moments.anew()
    const later = moments.go(5)
    answers[1]?.({ ...moment(5), view: 'of the second' })
    answers[2]?.({ ...moment(5), view: 'of the second' })
    answers[0]?.({ ...moment(5), view: 'of the first' })
    await Promise.all([before, after, later])
    expect(moments.current?.view).toBe('of the second')
  })

  it('play by themselves to the end', async () => {
    vi.useFakeTimers()
    const moments = new Moments(
      (at) => Promise.resolve(moment(at)),
      () => undefined,
    )
    await moments.go(3)
    moments.play(() => 100)
    await vi.advanceTimersByTimeAsync(1000)
    expect(moments.current?.at).toBe(5)
    expect(moments.playing).toBe(false)
    vi.useRealTimers()
  })

  it('say what went wrong', async () => {
    const fail = vi.fn()
    const moments = new Moments(() => Promise.reject(new Error('gone')), fail)
    await moments.go(1)
    expect(fail).toHaveBeenCalledOnce()
  })
})
