import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api'
import { sayClock, sayLeft } from './clocks'
import { words } from './words.svelte'

/** Fluent sets what it fills in apart for scripts that run the other way. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' ')

describe('clocks', () => {
  beforeEach(() => {
    vi.spyOn(api, 'lobbyTexts').mockResolvedValue({ texts: [] })
    return words.use('en')
  })

  it('show what is left, and nothing below it', () => {
    expect([-5, 0, 1, 59_000, 61_000, 3_600_000].map(sayLeft)).toEqual([
      '0:00',
      '0:00',
      '0:01',
      '0:59',
      '1:01',
      '1:00:00',
    ])
    expect(plain(sayLeft(2 * 86_400_000 + 5 * 3_600_000 + 9))).toBe('2 d 5 h')
  })

  it('are named by what they allow', async () => {
    const day = 86_400
    expect(plain(sayClock(null))).toBe('No clock')
    expect(plain(sayClock({ kind: 'move', seconds: 3 * day }))).toBe('3 days a move')
    expect(plain(sayClock({ kind: 'bank', seconds: 1200, increment: 15 }))).toBe('20 min + 15 sec a move')
    expect(plain(sayClock({ kind: 'bank', seconds: 90, increment: 0 }))).toBe('90 sec')
    await words.use('de')
    expect(plain(sayClock({ kind: 'move', seconds: day }))).toBe('1 Tag je Zug')
    expect(plain(sayLeft(day * 1000))).toBe('1 T 0 Std')
  })
})
