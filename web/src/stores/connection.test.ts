import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromServer } from '../protocol'
import { lines } from '../test/lines'
import { state } from '../test/samples'
import { rewritten } from '../test/rewritten'
import { Connection, wait, type Status } from './connection'

function connect() {
  const { dialled, dial } = lines()
  const statuses: Status[] = []
  const received: FromServer[] = []
  const handlers = {
    receive: (message: FromServer) => received.push(message),
    status: (status: Status) => statuses.push(status),
  }
  const connection = new Connection((since) => `live?since=${String(since)}`, handlers, dial)
  connection.open()
  return { connection, dialled, statuses, received }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a connection', () => {
  it('asks for everything first, and for what it missed after a break', () => {
    const { dialled, statuses } = connect()
    expect(dialled[0]?.address).toBe('live?since=null')
    dialled[0]?.open()
    dialled[0]?.say(state(7, []))
    dialled[0]?.break()
    expect(statuses).toEqual(['connecting', 'open', 'lost'])
    vi.advanceTimersByTime(500)
    expect(dialled[1]?.address).toBe('live?since=7')
  })

  it('waits longer after every failure, but not for ever', () => {
    expect(wait(1, () => 1)).toBe(400)
    expect(wait(2, () => 1)).toBe(800)
    expect(wait(3, () => 0)).toBe(1200)
    expect(wait(30, () => 1)).toBe(15_000)
  })

  it('only trusts a line on which something arrived', () => {
    const { dialled } = connect()
    for (const expected of [1, 2, 3]) {
      const line = dialled.at(-1)
      line?.open()
      line?.break()
      vi.advanceTimersByTime(400 * 2 ** (expected - 1))
      expect(dialled).toHaveLength(expected + 1)
    }
  })

  it('tries at once when told that the network is back', () => {
    const { connection, dialled } = connect()
    dialled[0]?.break()
    connection.retry()
    expect(dialled).toHaveLength(2)
    vi.advanceTimersByTime(60_000)
    expect(dialled).toHaveLength(2)
  })

  it('gives up a line when the network is gone, and comes back', () => {
    const { connection, dialled, statuses } = connect()
    dialled[0]?.open()
    dialled[0]?.say(state(3, []))
    connection.lose()
    expect(statuses.at(-1)).toBe('lost')
    connection.retry()
    expect(dialled[1]?.address).toBe('live?since=3')
  })

  it('begins anew without `since` after a resync', () => {
    const { connection, dialled } = connect()
    dialled[0]?.open()
    dialled[0]?.say(state(7, []))
    connection.resync()
    expect(dialled[1]?.address).toBe('live?since=null')
  })

  it('reads states by their differences, and asks for everything when they do not fit', () => {
    const { dialled, received } = connect()
    const line = dialled[0]
    line?.open()
    expect(line?.binaryType).toBe('arraybuffer')
    line?.say(state(7, []))
    line?.sayBytes(rewritten(state(7, []), state(8, [])))
    line?.sayBytes(rewritten(state(8, []), state(9, [])))
    expect(received).toEqual([state(7, []), state(8, []), state(9, [])])
    expect(line?.sent).toEqual([])
    // One is missing, and what follows does not fit either.
    line?.sayBytes(rewritten(state(10, []), state(11, [])))
    line?.sayBytes(rewritten(state(11, []), state(12, [])))
    expect(received).toHaveLength(3)
    expect(line?.sent).toEqual([{ type: 'resync' }])
    line?.say(state(12, []))
    line?.sayBytes(rewritten(state(12, []), state(13, [])))
    expect(received.at(-1)).toEqual(state(13, []))
    // A new line begins with a whole state.
    line?.break()
    vi.advanceTimersByTime(500)
    expect(dialled[1]?.address).toBe('live?since=13')
    dialled[1]?.sayBytes(rewritten(state(13, []), state(14, [])))
    expect(received).toHaveLength(5)
  })

  it('says whether a message went out', () => {
    const { connection, dialled } = connect()
    expect(connection.send({ type: 'undo' })).toBe(false)
    dialled[0]?.open()
    expect(connection.send({ type: 'undo' })).toBe(true)
    expect(dialled[0]?.sent).toEqual([{ type: 'undo' }])
  })

  it('stays closed once it is closed', () => {
    const { connection, dialled, received } = connect()
    dialled[0]?.open()
    connection.close()
    dialled[0]?.say(state(1, []))
    dialled[0]?.break()
    vi.advanceTimersByTime(60_000)
    expect(dialled).toHaveLength(1)
    expect(received).toEqual([])
  })
})
