import { describe, expect, it } from 'vitest'
import type { Game } from '../protocol'
import { ago } from '../lobby/time'
import { hasOthers, kindsFor, newDraft, notableOptions, openOptions, problemOf, quickMatch, seatOf } from './draft'

const game: Game = {
  name: 'innovation',
  rules: 1,
  seats: { least: 2, most: 4 },
  options: [
    { key: 'edition', values: ['deluxe-2017', 'iello-2011'], default: 'deluxe-2017' },
    { key: 'teams', values: ['no', 'yes'], default: 'no' },
  ],
  bots: ['random', 'greedy'],
  plans: [],
  plan_numbers: {},
}

describe('a new match', () => {
  it('starts with good defaults', () => {
    expect(quickMatch(game)).toEqual({
      game: 'innovation',
      options: { edition: 'deluxe-2017', teams: 'no' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }],
      public: false,
      limit: 0,
    })
  })

  it('has room for me once', () => {
    const draft = newDraft(game)
    expect(kindsFor(draft, 0)).toContain('me')
    expect(kindsFor(draft, 1)).not.toContain('me')
  })

  it('says what does not fit', () => {
    const draft = newDraft(game)
    expect(problemOf(draft)).toBeNull()
    expect(problemOf({ ...draft, options: { teams: 'yes' } })).toBe('new-problem-teams')
    expect(problemOf({ ...draft, seats: [{ kind: 'me' }, seatOf('device', game)] })).toBe('new-problem-name')
    const twins = [{ kind: 'device', name: 'Ben' } as const, { kind: 'device', name: 'ben ' } as const]
    expect(problemOf({ ...draft, seats: twins })).toBe('new-problem-same-name')
  })

  it('knows whether somebody is still to come', () => {
    const draft = newDraft(game)
    expect(hasOthers(draft)).toBe(false)
    expect(hasOthers({ ...draft, seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(true)
  })

  it('asks only for what can be chosen', () => {
    const fixed = { key: 'components', values: ['0123456789abcdef'], default: '0123456789abcdef' }
    const draft = newDraft({ ...game, options: [...game.options, fixed] })
    expect(openOptions(draft.game)).toEqual(game.options)
    expect(draft.options['components']).toBe('0123456789abcdef')
  })

  it('names only the options that are unusual', () => {
    expect(notableOptions(game, { edition: 'iello-2011', teams: 'no' })).toEqual([{ key: 'edition', value: 'iello-2011' }])
    expect(notableOptions(undefined, {})).toEqual([])
  })
})

describe('times', () => {
  it('are said in the reader’s language', () => {
    expect(ago(0, 5 * 60_000, 'en')).toBe('5 minutes ago')
    expect(ago(0, 26 * 3_600_000, 'de')).toBe('gestern')
    expect(ago(10, 0, 'en')).toBe('this minute')
  })
})
