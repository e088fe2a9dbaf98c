// A match while it is being set up: good defaults, what can be changed, and what does not fit.

import { manifestOf } from '../games'
import type { TableWish } from '../games/board'
import type { Game, GameOption, NewMatch, SeatWish } from '../protocol'

export type Draft = { game: Game; seats: SeatWish[]; options: Record<string, string>; public: boolean; limit: number }

/** Times an absent player may take, in seconds; 0 is any time. */
export const LIMITS = [0, 300, 3600, 86_400, 259_200] as const

/** The level to begin with: for most people neither too easy nor too hard. */
const USUAL = 'casual'
export const usualLevel = (game: Game | undefined): string =>
  game?.bots.includes(USUAL) ? USUAL : (game?.bots.at(-1) ?? USUAL)

export function newDraft(game: Game): Draft {
  const options = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  const seats: SeatWish[] = [{ kind: 'me' }]
  while (seats.length < Math.max(2, game.seats.least)) seats.push({ kind: 'bot', level: usualLevel(game) })
  return { game, seats, options, public: false, limit: 0 }
}

export function quickMatch(game: Game): NewMatch {
  return wishOf(newDraft(game))
}

export function wishOf(draft: Draft): NewMatch {
  const seats = draft.seats.map((seat): SeatWish =>
    seat.kind === 'device' ? { kind: 'device', name: seat.name.trim() } : seat,
  )
  return { game: draft.game.name, options: draft.options, seats, public: draft.public, limit: draft.limit }
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

/** The options that leave a choice. */
export const openOptions = (draft: Draft): GameOption[] =>
  draft.game.options.filter((option) => option.values.length > 1 && means(draft, option))

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
