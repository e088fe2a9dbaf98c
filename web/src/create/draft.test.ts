import { describe, expect, it } from 'vitest'
import type { Game, GameOption } from '../protocol'
import { ago } from '../lobby/time'
import {
  CLOCKS,
  canHaveClock,
  changed,
  draftFor,
  hasOthers,
  kindsFor,
  mostSeats,
  newDraft,
  notableOptions,
  openOptions,
  problemOf,
  quickMatch,
  seatOf,
  seatRange,
  SETS,
  toggled,
  wishOf,
  type Draft,
} from './draft'

const one = (key: string, values: string[]): GameOption => ({
  key,
  values,
  default: values[0] ?? '',
  several: false,
  seats_each: 0,
})

const game: Game = {
  name: 'innovation',
  rules: 1,
  seats: { least: 2, most: 4 },
  options: [one('edition', ['deluxe-2017', 'iello-2011']), one('teams', ['no', 'yes'])],
  bots: ['novice', 'beginner', 'apprentice', 'casual', 'skilled', 'strong', 'veteran', 'expert'],
  plans: [],
  plan_numbers: {},
  about: {},
  rules_sections: [],
}

describe('a new match', () => {
  it('starts with good defaults', () => {
    expect(quickMatch(game)).toEqual({
      game: 'innovation',
      options: { edition: 'deluxe-2017', teams: 'no' },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
      public: false,
      limit: 0,
      clock: null,
      hints: null,
      idle_days: 90,
    })
  })

  it('has a clock and hints only among people who are not at one device', () => {
    const clock = CLOCKS[1] ?? null
    const alone = { ...newDraft(game), clock, hints: true }
    expect(wishOf(alone)).toMatchObject({ clock: null, hints: null })
    const friends = changed(alone, { seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(wishOf(friends)).toMatchObject({ clock, hints: true })
    expect(wishOf({ ...friends, hints: false })).toMatchObject({ hints: null })
    const device = changed(alone, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'device', name: 'Cy' }] })
    expect(canHaveClock(device)).toBe(false)
    expect(wishOf(device)).toMatchObject({ clock: null, hints: true })
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
    const fixed = one('board', ['0123456789abcdef'])
    const draft = newDraft({ ...game, options: [...game.options, fixed] })
    expect(openOptions(draft)).toEqual(game.options)
    expect(draft.options['board']).toBe('0123456789abcdef')
  })

  it('is played with the set of values that its address names', () => {
    const sets = one(SETS, ['0123456789abcdef'])
    const games = [{ ...game, options: [...game.options, sets] }]
    const draft = draftFor(games, new URLSearchParams('components=fedcba9876543210'))
    expect(draft?.options[SETS]).toBe('fedcba9876543210')
    expect(draft && wishOf(draft).options[SETS]).toBe('fedcba9876543210')
    // The server may keep more sets than it lists.
    expect(draft && openOptions(draft)).toContain(sets)
    expect(draftFor([game], new URLSearchParams('components=x'))?.options).not.toHaveProperty(SETS)
  })

  it('names only the options that are unusual', () => {
    expect(notableOptions(game, { edition: 'iello-2011', teams: 'no' })).toEqual([
      { key: 'edition', value: 'iello-2011' },
    ])
    expect(notableOptions(undefined, {})).toEqual([])
  })
})

describe('expansions', () => {
  const expansions: GameOption = {
    key: 'expansions',
    values: ['cities', 'artifacts', 'echoes', 'figures'],
    default: 'none',
    several: true,
    seats_each: 1,
  }
  const whole: Game = {
    ...game,
    options: [...game.options, expansions, one('relics', ['no', 'yes']), one('far-away', ['no', 'yes'])],
  }
  const choose = (draft: Draft, options: Record<string, string>) =>
    changed(draft, { options: { ...draft.options, ...options } })
  const seat = (draft: Draft, seats: number) =>
    changed(draft, { seats: Array.from({ length: seats }, () => seatOf('bot', whole)) })
  const offered = (draft: Draft) => openOptions(draft).map((option) => option.key)

  it('are chosen one by one and written in their order', () => {
    const steps = ['figures', 'cities', 'echoes', 'figures', 'cities', 'echoes']
    const written: string[] = []
    steps.reduce((value, each) => {
      written.push(toggled(expansions, value, each))
      return written.at(-1) ?? ''
    }, 'none')
    expect(written).toEqual(['figures', 'cities+figures', 'cities+echoes+figures', 'cities+echoes', 'echoes', 'none'])
  })

  it('make room for one more each', () => {
    const draft = newDraft(whole)
    expect(mostSeats(draft)).toBe(4)
    expect(mostSeats(choose(draft, { expansions: 'artifacts' }))).toBe(5)
    const all = seat(choose(draft, { expansions: 'cities+artifacts+echoes+figures' }), 8)
    expect(mostSeats(all)).toBe(8)
    expect(problemOf(all)).toBeNull()
    expect(problemOf(choose(all, { expansions: 'cities' }))).toBe('new-problem-seats')
    expect(mostSeats(newDraft(game))).toBe(4)
  })

  it('bring relics with the artifacts, and take them along again', () => {
    const draft = newDraft(whole)
    expect(offered(draft)).not.toContain('relics')
    expect(offered(choose(draft, { expansions: 'cities+echoes+figures' }))).not.toContain('relics')
    const artifacts = choose(choose(draft, { expansions: 'cities+artifacts' }), { relics: 'yes' })
    expect(offered(artifacts)).toContain('relics')
    expect(artifacts.options['relics']).toBe('yes')
    expect(choose(artifacts, { expansions: 'cities' }).options['relics']).toBe('no')
  })

  it('belong to the Deluxe edition', () => {
    const draft = choose(choose(newDraft(whole), { expansions: 'artifacts' }), { relics: 'yes' })
    const old = choose(draft, { edition: 'iello-2011' })
    expect(offered(old)).toEqual(['edition', 'teams'])
    expect(old.options).toMatchObject({ edition: 'iello-2011', expansions: 'none', relics: 'no' })
  })

  it('ask for the distance at large tables only', () => {
    const four = seat(choose(newDraft(whole), { expansions: 'cities+figures' }), 4)
    expect(offered(four)).not.toContain('far-away')
    const five = choose(seat(four, 5), { 'far-away': 'yes' })
    expect(offered(five)).toContain('far-away')
    expect(five.options['far-away']).toBe('yes')
    expect(seat(five, 4).options['far-away']).toBe('no')
  })

  it('are each named on a match’s card', () => {
    const options = { edition: 'deluxe-2017', teams: 'no', expansions: 'cities+figures', relics: 'no' }
    expect(notableOptions(whole, options)).toEqual([
      { key: 'expansions', value: 'cities' },
      { key: 'expansions', value: 'figures' },
    ])
    expect(notableOptions(whole, { ...options, expansions: 'none' })).toEqual([])
  })
})

describe('times', () => {
  it('are said in the reader’s language', () => {
    expect(ago(0, 5 * 60_000, 'en')).toBe('5 minutes ago')
    expect(ago(0, 26 * 3_600_000, 'de')).toBe('gestern')
    expect(ago(10, 0, 'en')).toBe('this minute')
  })
})

describe('a draft for an address', () => {
  const other: Game = { ...game, name: 'other' }
  const query = (text: string) => new URLSearchParams(text)

  it('is of the game that it names, else of the first', () => {
    expect(draftFor([game, other], query('game=other'))?.game.name).toBe('other')
    expect(draftFor([game, other], query('game=unknown'))?.game.name).toBe('innovation')
    expect(draftFor([], query(''))).toBeNull()
  })

  it('has a seat for a friend if it says so', () => {
    expect(draftFor([game], query('with=friend'))?.seats).toEqual([{ kind: 'me' }, { kind: 'open' }])
  })
})

it('expansions let more people play', () => {
  const expansions: GameOption = { ...one('expansions', ['a', 'b']), several: true, default: 'none', seats_each: 2 }
  expect(seatRange(game)).toEqual({ least: 2, most: 4 })
  expect(seatRange({ ...game, options: [expansions] })).toEqual({ least: 2, most: 8 })
})
