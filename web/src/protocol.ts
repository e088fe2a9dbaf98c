// What browser and server say to each other; docs/protocol.md is the contract.

export type Word = number | string | { seat: number } | Phrase
export type Phrase = { id: string; args?: Record<string, Word> }

export const ERROR_CODES = [
  'bad-request',
  'not-found',
  'forbidden',
  'not-your-seat',
  'not-asked',
  'not-offered',
  'stale',
  'over',
  'too-many',
  'too-large',
  'name-taken',
  'wrong-password',
  'bad-record',
  'cannot-open',
  'busy',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
export type Refusal = { code: ErrorCode; text: Phrase }

/** `named`: somebody chose the name. */
export type Me = {
  id: string
  name: string
  named: boolean
  account: string | null
  webhook: string | null
  language: 'en' | 'de'
}

export type GameOption = {
  key: string
  values: string[]
  default: string
  /** Any number of the values together: written `none`, or joined by `+` in their order. */
  several: boolean
  /** So many more can play for every chosen value. */
  seats_each: number
}
/** Arguments of texts by name. */
export type About = Record<string, string | number>

export type Game = {
  name: string
  rules: number
  /** With the default options. */
  seats: { least: number; most: number }
  options: GameOption[]
  /** What texts about the game take, as it is played by default. */
  about: About
  /** The sections of the page of its rules: `aim` is the message `rules-GAME-aim`. */
  rules_sections: string[]
  bots: string[]
  plans: string[]
  /** Of the plans that say how much. */
  plan_numbers: Record<string, { least: number; most: number }>
}

/** Fluent sources; later ones override earlier ones. */
export type LobbyTexts = { texts: string[] }
/** `other`: the names of the same components in another edition. */
export type TableTexts = { texts: string[]; other: string[] }

export type SeatWish =
  { kind: 'me' } | { kind: 'device'; name: string } | { kind: 'open' } | { kind: 'bot'; level: string }

export type NewMatch = {
  game: string
  options: Record<string, string>
  seats: SeatWish[]
  seed?: number
  public: boolean
  limit: number
}

export type SeatInfo = {
  seat: number
  name: string
  /** Somebody chose the name; others may be said in the reader's language. */
  named: boolean
  kind: 'person' | 'device' | 'open' | 'bot'
  level: string | null
  here: boolean
  invitation: string | null
}

export type Outcome = { places: number[]; points: number[]; how: string }

export type Summary = {
  id: string
  game: string
  options: Record<string, string>
  status: 'waiting' | 'running' | 'finished'
  seats: SeatInfo[]
  asked: number[]
  yours: number[]
  your_turn: boolean
  public: boolean
  limit: number
  created: number
  moved: number
  choices: number
  version: number
  outcome: Outcome | null
  origin: 'played' | 'uploaded' | 'forked'
  /** Lists do not tell it. */
  differs: Difference | null
}

/** Where the rules of today (`now`) play a match of earlier ones otherwise: somewhere from one choice to another, and so many can be looked at. */
export type Difference = { rules: number; now: number; from: number; to: number; shown: number }

export type LobbyLists = { mine: Summary[]; open: Summary[]; watch: Summary[]; finished: Summary[] }

/** `opens`: what it would bring within reach, in words of the game's components; left out if nothing. */
export type Offer = { choice: string; label: Phrase; anchor: string | null; declines: boolean; opens?: string[] }
export type Question = {
  prompt: Phrase
  rule: Phrase | null
  source: string | null
  /** The section of the rules page that helps. */
  help: string | null
  offers: Offer[]
}
export type News = { number: number; choice: number; event: unknown; text: Phrase }

export type State = {
  type: 'state'
  version: number
  match: Summary
  viewer: number | null
  view: unknown
  question: Question | null
  news: News[]
  reset: boolean
  undo: { possible: boolean; free: boolean; asked_by: number | null; agreed: number[] }
  handover: { seat: number; level: string; agreed: number[]; from: number }[]
  plans: Record<string, string>
  waiting_since: number
}
export type Chat = {
  type: 'chat'
  number: number
  from: string
  named: boolean
  seat: number | null
  text: string
  at: number
}
export type Presence = { type: 'presence'; here: boolean[] }
export type LiveError = { type: 'error'; error: Refusal; answer_to?: string }
export type Cancelled = { type: 'cancelled' }
export type FromServer = State | Chat | Presence | LiveError | Cancelled

export type ToServer =
  | { type: 'choose'; version: number; choice: string }
  | { type: 'undo' }
  | { type: 'undo-answer'; agree: boolean }
  | { type: 'plan'; plan: string; value: string }
  | { type: 'chat'; text: string }
  | { type: 'view'; seat: number }
  | { type: 'handover'; seat: number; agree: boolean; level?: string }

export type Moment = {
  at: number
  of: number
  choice: { seat: number; choice: string; label: Phrase } | null
  view: unknown
  news: News[]
  asked: number[]
  outcome: Outcome | null
}
export type Chart = { series: { id: string; values: number[][] }[] }
/** `worth`: the chance to win; `visits`: how often it was tried. */
export type Rated = { choice: string; label: Phrase; worth: number; visits: number }
/** `tries`: with all offers together; the best of them are the hints. */
export type Advice = { tries: number; hints: Rated[] }
/** A choice after `at` others, and what could be expected then by its chooser. */
export type Point = { at: number; seat: number; expected: number[]; played: Rated; best: Rated }
export type Analysis = { of: number; total: number; done: number; from: number; points: Point[] }
