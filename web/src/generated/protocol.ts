// Written from the Rust types by crates/client-types: do not edit, see its test.

/** What a bot would choose. */
export type Advice = {
  /** How often all offers together were tried. */
  tries: number
  /** The best of them, the best first. */
  hints: ReadonlyArray<Rated>
}

/** What is known of a match so far. */
export type AnalysisReport = {
  /** The choices of the match. */
  of: number
  /** How many of them are analysed, and how many have been so far. */
  total: number
  done: number
  /** The number of the first point in this report. */
  from: number
  /** In the order of the choices. The few choices about which nothing can be said have none. */
  points: ReadonlyArray<Point>
}

/** What is left out stays as it is. */
export type Change = {
  /** 1 to 40 characters. */
  name?: string | null
  /** Left out: stays; null: none. */
  webhook?: string | null | null
  language?: string | null
}

export type Chart = { series: ReadonlyArray<Series> }

export type Chat = {
  number: number
  from: string
  /** Whether a person chose the name. */
  named: boolean
  /** The seat of the writer; none: a watcher. */
  seat: number | null
  text: string
  /** Milliseconds since 1970. */
  at: number
}

export type Chosen = { seat: Seat, choice: string, label: Phrase }

export type Code =
  | "bad-request"
  | "not-found"
  | "forbidden"
  | "not-your-seat"
  | "not-asked"
  | "not-offered"
  | "stale"
  | "over"
  | "too-many"
  | "too-large"
  | "name-taken"
  | "wrong-password"
  | "bad-record"
  | "cannot-open"
  | "busy"
  | "internal"

export type Credentials = {
  /** 3 to 30 letters, digits, dots, dashes and underscores; case makes no difference. */
  account: string
  /** 8 to 200 characters. */
  password: string
}

/** Where the rules of today play a record of earlier rules differently. Choices are counted from 1. */
export type Difference = {
  /** The version that the record follows. */
  rules: number
  /** The version of today. */
  now: number
  /** The first choice that may have come out differently: the one after the last state that a hash proves. */
  from: number
  /** The choice at which it shows. Where there is a hash after every choice, that is the same choice. */
  to: number
  /** How many choices are certain to have come out as they did. */
  shown: number
}

export type Fork = {
  /** After how many choices to play on. */
  at: number
  /** The seat to play. */
  seat: number
  /** Of the bots on all other seats. */
  level: string
}

/** What a client says. It is answered with a state, or with an error. */
export type FromClient =
  | {
      "type": "choose"
      /** Of the state that the choice answers; an old one is refused with `stale`. */
      version: number
      /** One of the offers. */
      choice: string
    }
  | { "type": "undo" }
  | { "type": "undo-answer", agree: boolean }
  | {
      "type": "plan"
      /** One of the game's plans. */
      plan: string
      /** `always`, or a number where the game says so; empty: deletes the plan. */
      value: string
    }
  | { "type": "chat", text: string }
  | { "type": "view", seat: number }
  | {
      "type": "handover"
      /** Who is away. */
      seat: number
      agree: boolean
      /** Of the bot; the first proposal counts. `casual` if none is named. */
      level?: string | null
    }

/** What the server sends. */
export type FromServer =
  | { "type": "state" } & State
  | { "type": "chat" } & Chat
  | {
      "type": "presence"
      /** Which seats are connected. */
      here: ReadonlyArray<boolean>
    }
  | {
      "type": "error"
      error: Refusal
      /** The `id` of the message that was refused, if it had one. */
      answer_to: string | null
    }
  | { "type": "cancelled" }

/** A game that can be played here, and what there is to choose before a match. */
export type GameInfo = {
  /** As in all other calls. */
  name: string
  /** The version of its rules. */
  rules: number
  /** How many can play with the default options. */
  seats: Range
  options: ReadonlyArray<GameOption>
  /** What texts about the game take as arguments, with the default options. */
  about: Record<string, string | number>
  /** The sections of the page of its rules, in their order. */
  rules_sections: ReadonlyArray<string>
  /** The levels of the bots, the weakest first. */
  bots: ReadonlyArray<string>
  /** The answers that a player may plan. */
  plans: ReadonlyArray<string>
  /** What the plans that take a number can be set to; the others are set to `always`. */
  plan_numbers: { [key in string]: Range }
}

export type GameOption = {
  key: string
  values: ReadonlyArray<string>
  default: string
  /** Any number of the values can be combined: written `none`, or joined by `+` in their order. */
  several: boolean
  /** How many more can play for every chosen value. */
  seats_each: number
}

/** The proposal that a bot takes over the seat of somebody who is away. */
export type HandoverState = {
  seat: number
  /** Of the bot. */
  level: string
  agreed: ReadonlyArray<number>
  /** When the player will have been away long enough, in milliseconds since 1970. */
  from: number
}

export type HintFor = {
  /** One of your own. */
  seat: number
  /** Of the match as the client knows it; if it has moved on, the answer is `stale`. */
  version: number
}

export type Joining = {
  seat: number
  /** Not needed in a public match. */
  invitation?: string | null
}

export type Leaving = {
  seat: number
  /** Of the bot that plays on if the match has begun; `casual` if none is named. */
  level?: string | null
}

/** Each list begins with the match that changed last. */
export type LobbyLists = {
  /** Unfinished matches that the person created or plays in. */
  mine: ReadonlyArray<Summary>
  /** Public matches that wait for players. */
  open: ReadonlyArray<Summary>
  /** Public running matches of others. */
  watch: ReadonlyArray<Summary>
  /** The person's own and public ones. */
  finished: ReadonlyArray<Summary>
}

/** What all games say outside their tables. */
export type LobbyTexts = { texts: ReadonlyArray<string> }

export type MatchId = { id: string }

/** The person behind the cookie. */
export type Me = {
  /** Stays the same when a guest becomes an account. */
  id: string
  /** What others are shown. */
  name: string
  /** Whether the person chose the name; a guest gets one like `Guest 1a2b`. */
  named: boolean
  /** The name to log in with; a guest has none. */
  account: string | null
  /** Where 'your turn' is sent. */
  webhook: string | null
  /** In which 'your turn' is written. */
  language: "en" | "de"
}

/** A match after some of its choices. */
export type Moment = {
  /** After how many choices. */
  at: number
  /** The choices of the match. */
  of: number
  /** The last of them, if the viewer may know it. */
  choice: Chosen | null
  view: unknown
  /** What the last choice brought about. */
  news: ReadonlyArray<News>
  asked: ReadonlyArray<Seat>
  outcome: Outcome | null
}

export type NewMatch = {
  game: string
  /** Options that are left out have their defaults. */
  options: { [key in string]: string }
  /** Clockwise. */
  seats: ReadonlyArray<SeatWish>
  /** Deals the same cards again. Not with open seats: whoever knows the seed knows every card. */
  seed?: number | null
  /** Listed in the lobby; anybody may join or watch. */
  public: boolean
  /** Seconds that an absent player may take before a bot can take over, at most a month; 0: no limit. */
  limit: number
}

/** Something that happened, as a viewer saw it. */
export type News = {
  /** Counts what this viewer has seen happen. */
  number: number
  /** After which choice. */
  choice: number
  /** In the form of the game. */
  event: unknown
  text: Phrase
}

export type Origin = "played" | "uploaded" | "forked"

/** How a match ended. */
export type Outcome = {
  /** The place of each seat; 1 won. Several may share a place. */
  places: ReadonlyArray<number>
  points: ReadonlyArray<number>
  /** A stable word: `achievements`, `score`, `draw` ... */
  how: string
}

/**
 * A message and what stands in its places. As JSON it is `{ id, args }`, and a client says it in its own
 * language.
 */
export type Phrase = {
  /** The message. */
  id: string
  args?: { [key in string]: Word }
}

/** A choice of the match, and what its chooser could expect then, knowing what the chooser could see. */
export type Point = {
  /** The number of choices before it. */
  at: number
  /** Who chose. */
  seat: Seat
  /** Every seat's chance to win. */
  expected: ReadonlyArray<number>
  played: Rated
  best: Rated
}

export type Range = { least: number, most: number }

export type Rated = {
  /** In notation. */
  choice: string
  label: Phrase
  /** The chance to win that the chooser could expect of it. */
  worth: number
  /** How often the search tried it. */
  visits: number
}

/** Why something was refused. */
export type Refusal = {
  code: Code
  /** For people. */
  text: Phrase
}

/** The body of a refused request. */
export type Refused = { error: Refusal }

export type Seat = number

export type SeatInfo = {
  /** Clockwise; 0 is seat A. */
  seat: number
  name: string
  /** Whether a person chose the name. Other names may be translated for the reader. */
  named: boolean
  kind: SeatKind
  /** Of a bot. */
  level: string | null
  /** Connected now; not known in the lobby's lists. */
  here: boolean
  /** What takes an open seat; shown to the match's creator only. */
  invitation: string | null
}

export type SeatKind = "person" | "device" | "open" | "bot"

export type SeatOffer = {
  /** In notation. */
  choice: string
  label: Phrase
  /** Where on the board it is chosen, such as `card:Archery` or `color:red`. */
  anchor: string | null
  /** Whether it only passes on what is offered. */
  declines: boolean
  /** What it would bring within reach, in words of the game's components. */
  opens?: ReadonlyArray<string>
}

/** What one seat is asked. */
export type SeatQuestion = {
  prompt: Phrase
  /** The rule that asks, in our words. */
  rule: Phrase | null
  /** The component that asks. */
  source: string | null
  /** The section of the rules page that helps. */
  help: string | null
  offers: ReadonlyArray<SeatOffer>
}

/** Who is to sit on a seat. */
export type SeatWish =
  | { "kind": "me" }
  | { "kind": "device", name: string }
  | { "kind": "open" }
  | { "kind": "bot", level: string }

export type Series = {
  /** The message that names it. */
  id: string
  /** By moment, then by seat. */
  values: ReadonlyArray<ReadonlyArray<number>>
}

/** A match as one connection sees it. */
export type State = {
  version: number
  match: Summary
  /** The seat through whose eyes this is seen; none: a watcher's. */
  viewer: number | null
  /** The game's view; none before it has begun. */
  view: unknown
  /** What the viewer is asked. */
  question: SeatQuestion | null
  /** What happened since the last state that was sent, or since `since`. */
  news: ReadonlyArray<News>
  /** The news begin from the start of the match; what was shown before is obsolete. */
  reset: boolean
  undo: UndoState
  /** Proposals to let a bot play for somebody who is away. */
  handover: ReadonlyArray<HandoverState>
  /** What the viewer has planned, by plan. */
  plans: { [key in string]: string }
  /** Since when the players who are asked have been waited for, in milliseconds since 1970. */
  waiting_since: number
}

export type Status = "waiting" | "running" | "finished"

/** A match in brief, as the person who asks may see it. */
export type Summary = {
  id: string
  game: string
  options: { [key in string]: string }
  /** A match begins by itself when all seats are taken. */
  status: Status
  seats: ReadonlyArray<SeatInfo>
  /** Who must decide now. */
  asked: ReadonlyArray<number>
  /** The seats of the person who asks. */
  yours: ReadonlyArray<number>
  /** Whether one of them must decide. */
  your_turn: boolean
  public: boolean
  /** Seconds. */
  limit: number
  /** Milliseconds since 1970. */
  created: number
  /** When it last changed, in milliseconds since 1970. */
  moved: number
  /** The choices made so far. */
  choices: number
  /** Grows by one with every change. */
  version: number
  outcome: Outcome | null
  origin: Origin
  /** Where the rules of today play the match differently; lists do not say it. */
  differs: Difference | null
}

/** What a game says at a table with certain options; later sources override earlier ones. */
export type TableTexts = {
  texts: ReadonlyArray<string>
  /** The names of its components in another edition. */
  other: ReadonlyArray<string>
}

export type UndoState = {
  /** The viewer has made a choice that could be taken back. */
  possible: boolean
  /** Nobody else has to agree. */
  free: boolean
  /** Who wants to take a choice back, and which seats have agreed so far. */
  asked_by: Seat | null
  agreed: ReadonlyArray<number>
}

/** What stands in a place of a phrase. */
export type Word = number | string | string | { seat: Seat } | Phrase
