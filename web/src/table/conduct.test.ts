import { describe, expect, it } from 'vitest'
import type { Chat } from '../protocol'
import { seat, summary } from '../test/samples'
import { heard, othersAt } from './conduct'

const line = (number: number, note: Chat['note']): Chat => ({
  number,
  from: 'Ben',
  named: true,
  seat: 1,
  text: note === null ? 'hello' : '',
  at: 0,
  note,
})

describe('conduct at a table', () => {
  it('is told of hints even if the chat is hidden', () => {
    const chats = [line(0, null), line(1, 'hint')]
    expect(heard(chats, false)).toEqual(chats)
    expect(heard(chats, true)).toEqual([line(1, 'hint')])
  })

  it('concerns other people, not bots or oneself', () => {
    const match = summary({
      seats: [seat(0), seat(1), seat(2, { kind: 'bot' }), seat(3, { kind: 'open' })],
      yours: [0],
    })
    expect(othersAt(match).map(({ seat }) => seat)).toEqual([1])
    expect(othersAt({ ...match, yours: [] }).map(({ seat }) => seat)).toEqual([0, 1])
  })
})
