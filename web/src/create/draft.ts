// A match while it is being set up: good defaults, what can be changed, and what does not fit.

import { manifestOf } from '../games'
import type { TableWish } from '../games/board'
import type { Clock, Game, GameOption, NewMatch, SeatWish } from '../protocol'

export type Draft = {
  game: Game
  seats: SeatWish[]
  options: Record<string, string>
  public: boolean
  limit: number
  clock: Clock | null
  /** Whether people who play together may ask for hints. */
  hints: boolean
  idle_days: number
}

/** Times an absent player may take, in seconds; 0 is any time. */
export const LIMITS = [0, 300, 3600, 86_400, 259_200] as const

/** Days without any change after which a match is closed. */
export const IDLE_DAYS = [7, 30, 90, 365] as const
export const USUAL_IDLE_DAYS = 90

const DAY = 86_400
/** No clock, those for an evening at the table, and those for matches by correspondence. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { kind: 'bank', seconds: 600, increment: 10 },
  { kind: 'bank', seconds: 1200, increment: 15 },
  { kind: 'bank', seconds: 2700, increment: 30 },
  { kind: 'move', seconds: DAY },
  { kind: 'move', seconds: 3 * DAY },
  { kind: 'move', seconds: 7 * DAY },
]

/** The level to begin with: for most people neither too easy nor too hard. */
const USUAL = 'casual'
export const usualLevel = (game: Game | undefined): string =>
  game?.bots.includes(USUAL) ? USUAL : (game?.bots.at(-1) ?? USUAL)

export function newDraft(game: Game): Draft {
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  const seats: SeatWish[] = [{ kind: 'me' }]
  while (seats.length < Math.max(2, game.seats.least)) seats.push({ kind: 'bot', level: usualLevel(game) })
  return { game, seats, options, public: false, limit: 0, clock: null, hints: false, idle_days: USUAL_IDLE_DAYS }
}

/** The option that names a set of component values; the server may keep more of them than it lists. */
export const SETS = 'components'

/**
 * A draft of that game, if the address names one: `/new?game=<name>`, `&with=friend` to invite somebody, and
 * `&components=<set>` to play with a set of values.
 */
export function draftFor(games: readonly Game[], query: URLSearchParams): Draft | null {
  const game = games.find((each) => each.name === query.get('game')) ?? games[0]
  if (!game) return null
  const draft = newDraft(game)
  const set = query.get(SETS)
  if (set !== null && SETS in draft.options) draft.options[SETS] = set
  return query.get('with') === 'friend' ? { ...draft, seats: draft.seats.with(1, { kind: 'open' }) } : draft
}

export function quickMatch(game: Game): NewMatch {
  return wishOf(newDraft(game))
}

const GENTLEST = 'beginner'

/** A small friendly table to learn at: as few seats as the game has, and beginners on all others. */
export function coachedMatch(game: Game): NewMatch {
  const draft = newDraft(game)
  const seats = draft.seats.slice(0, game.seats.least)
  const level = game.bots.includes(GENTLEST) ? GENTLEST : usualLevel(game)
  const gentle = seats.map((seat): SeatWish => (seat.kind === 'bot' ? { ...seat, level } : seat))
  return wishOf({ ...draft, seats: gentle })
}

export function wishOf(draft: Draft): NewMatch {
  const seats = draft.seats.map((seat): SeatWish =>
    seat.kind === 'device' ? { kind: 'device', name: seat.name.trim() } : seat,
  )
  const { options, limit, idle_days } = draft
  // Alone one may always ask; people who share a device share the time.
  const clock = hasOthers(draft) && canHaveClock(draft) ? draft.clock : null
  const hints = hasOthers(draft) && draft.hints ? true : null
  return { game: draft.game.name, options, seats, public: draft.public, limit, clock, hints, idle_days }
}

/** What kinds a seat may become: only one can be mine. */
export function kindsFor(draft: Draft, index: number): SeatWish['kind'][] {
  const taken = draft.seats.some((seat, other) => seat.kind === 'me' && other !== index)
  return taken ? ['bot', 'open', 'device'] : ['me', 'bot', 'open', 'device']
}

/** The chosen values of an option; one that takes several has any number of them. */
export function chosenOf(option: GameOption, value: string): string[] {
  if (!option.several) return [value]
  return option.values.filter((each) => value.split('+').includes(each))
}

/** The same option with one of its several values added or taken away. */
export function toggled(option: GameOption, value: string, each: string): string {
  const chosen = chosenOf(option, value)
  return option.values.filter((other) => chosen.includes(other) !== (other === each)).join('+') || option.default
}

/** How many can play with the options chosen so far. */
export function mostSeats({ game, options }: Draft): number {
  const more = game.options.map(
    (option) => option.seats_each * chosenOf(option, options[option.key] ?? option.default).length,
  )
  return more.reduce((sum, seats) => sum + seats, game.seats.most)
}

/** How many can play, whatever is chosen. */
export function seatRange({ seats, options }: Game): { least: number; most: number } {
  const more = options.map((option) => option.seats_each * (option.several ? option.values.length : 1))
  return { least: seats.least, most: more.reduce((sum, each) => sum + each, seats.most) }
}

function means(draft: Draft, { key }: GameOption): boolean {
  return manifestOf(draft.game.name).means?.(key, tableOf(draft)) ?? true
}

const tableOf = ({ options, seats }: Draft): TableWish => ({ options, seats: seats.length })

/** The draft with a change, and without options that it makes meaningless. */
export function changed(draft: Draft, patch: Partial<Draft>): Draft {
  const next = { ...draft, ...patch, options: { ...draft.options, ...patch.options } }
  for (const option of next.game.options) if (!means(next, option)) next.options[option.key] = option.default
  return next
}

export function seatOf(kind: SeatWish['kind'], game: Game): SeatWish {
  if (kind === 'bot') return { kind, level: usualLevel(game) }
  return kind === 'device' ? { kind, name: '' } : { kind }
}

/** The message that says why this cannot start, if it cannot. */
export function problemOf(draft: Draft): string | null {
  const names = draft.seats.flatMap((seat) => (seat.kind === 'device' ? [seat.name.trim().toLowerCase()] : []))
  if (names.includes('')) return 'new-problem-name'
  if (new Set(names).size < names.length) return 'new-problem-same-name'
  if (draft.seats.length > mostSeats(draft)) return 'new-problem-seats'
  return manifestOf(draft.game.name).problem?.(tableOf(draft)) ?? null
}

/** Whether anybody else could come: only then a time limit and the lobby matter. */
export function hasOthers(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === 'open')
}

/** A match on one device has no clock. */
export function canHaveClock(draft: Draft): boolean {
  return !draft.seats.some((seat) => seat.kind === 'device')
}

/** The options that leave a choice. */
export const openOptions = (draft: Draft): GameOption[] =>
  draft.game.options.filter((option) => (option.values.length > 1 || option.key === SETS) && means(draft, option))

/** The options that differ from what is usual: worth naming on a match's card. */
export function notableOptions(
  game: Game | undefined,
  options: Record<string, string>,
): { key: string; value: string }[] {
  const unusual = game?.options.filter((option) => (options[option.key] ?? option.default) !== option.default) ?? []
  return unusual.flatMap((option) =>
    chosenOf(option, options[option.key] ?? option.default).map((value) => ({ key: option.key, value })),
  )
}
