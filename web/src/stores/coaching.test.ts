import { describe, expect, it } from 'vitest'
import { after, EMPTY, modeOf, OFTEN_MATCHES, restoreMemory, seated, withMode } from './coaching'

describe('what the coach remembers', () => {
  it('is restored as far as it makes sense', () => {
    expect(restoreMemory(null)).toEqual(EMPTY)
    expect(restoreMemory('nonsense')).toEqual(EMPTY)
    expect(restoreMemory('3')).toEqual(EMPTY)
    const odd = { modes: { a: 'often', b: 'loud' }, matches: ['a', 1], explained: 'turn', silenced: ['hand'] }
    expect(restoreMemory(JSON.stringify(odd))).toEqual({
      modes: { a: 'often' },
      matches: ['a'],
      explained: [],
      silenced: ['hand'],
    })
  })

  it('says less after a few matches, but not in the first of them', () => {
    let memory = EMPTY
    const ids = Array.from({ length: OFTEN_MATCHES + 1 }, (_, index) => `match ${String(index)}`)
    for (const id of ids) memory = seated(seated(memory, id), id)
    expect(memory.matches).toEqual(ids)
    expect(ids.map((id) => modeOf(memory, id, 'often'))).toEqual(['often', 'often', 'often', 'rarely'])
    expect(ids.map((id) => modeOf(memory, id, 'off'))).toEqual(['off', 'off', 'off', 'off'])
  })

  it('does as it is told in a match', () => {
    const memory = withMode(EMPTY, 'one', 'often')
    expect(modeOf(memory, 'one', 'off')).toBe('often')
    expect(modeOf(memory, 'two', 'off')).toBe('off')
    expect([after('often'), after('rarely'), after('off')]).toEqual(['rarely', 'off', 'often'])
  })
})
