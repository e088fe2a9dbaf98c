// Written from the Rust types by crates/client-types: do not edit, see its test.

/** An account with a recovery code that is never shown again. */
export type AccountWithCode = {
  me: Me
  /** Sets a new password, once. */
  recovery_code: string
}

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

/** What is announced to everybody. */
export type Announced = { announcement: Announcement | null }

/** A banner for everybody. */
export type Announcement = {
  en: string
  de: string
  /** Milliseconds since 1970. */
  until: number
}

export type Ban = {
  id: number
  kind: BanKind
  /** The id of a person, or a network such as `192.0.2.0/24`. */
  subject: string
  /** Shown to who is banned. */
  reason: string
  at: number
  /** Until when; none: for ever. */
  until: number | null
}

export type BanKind = "person" | "network"

export type Bans = { bans: ReadonlyArray<Ban> }

/** What is left out stays as it is. */
export type Change = {
  /** 1 to 40 characters that can be seen and read. */
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
  /** What the server tells about the seat; then the text is empty. */
  note: Note | null
}

export type CheckedSet = {
  /** All that is wrong. */
  problems: ReadonlyArray<SetProblem>
  /** What matches would call it, if nothing is wrong. */
  id: string | null
}

export type Chosen = { seat: Seat, choice: string, label: Phrase }

/** How much time players have. A move is everything that a player decides until nobody asks them any more. */
export type Clock = { "kind": "move", seconds: number } | { "kind": "bank", seconds: number, increment: number }

/** The time that players have, and what is left of it at the moment of the answer. */
export type ClockState = {
  setting: Clock
  /** Milliseconds by seat; none for bots, before the match begins, and in lists. */
  left: ReadonlyArray<number | null>
  /** Whose time is running. */
  running: ReadonlyArray<number>
  /** In lists: when the first of them runs out, one's own before others', in milliseconds since 1970. */
  runs_out: number | null
}

/** What a teacher thinks of every offer. */
export type Coaching = {
  /** The section of the rules page that explains the question. */
  help: string | null
  /** The best first. */
  offers: ReadonlyArray<Graded>
}

export type Code =
  | "bad-request"
  | "not-found"
  | "forbidden"
  | "not-your-seat"
  | "seated-already"
  | "only-alone"
  | "not-asked"
  | "not-offered"
  | "stale"
  | "over"
  | "no-hints"
  | "too-many"
  | "too-large"
  | "name-taken"
  | "bad-name"
  | "wrong-password"
  | "wrong-code"
  | "removed"
  | "banned"
  | "bad-record"
  | "bad-scene"
  | "cannot-open"
  | "busy"
  | "not-saved"
  | "internal"

export type Complaint = {
  whom: Whom
  reason: Reason
  /** In the reporter's own words, at most 1000 characters. */
  note?: string | null
}

export type Confirmation = { password: string }

export type Credentials = {
  /** 3 to 30 letters, digits, dots, dashes and underscores; case makes no difference. */
  account: string
  /** 8 to 200 characters. */
  password: string
}

export type DeletedLine = { number: number }

export type DeletedSet = { set: string }

export type Deletion = {
  /** A guest has none. */
  password?: string | null
}

export type Departure = "left" | "absent" | "time" | "resigned"

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

/** Everything that the server keeps about a person. */
export type Export = {
  me: Me
  /** When the server first kept something about the person, in milliseconds since 1970. */
  created: number
  data: PersonalData
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
  | { "type": "resync" }
  | { "type": "hints", agree: boolean }
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
  | { "type": "chat-so-far", lines: ReadonlyArray<Chat> }
  | {
      "type": "presence"
      /** Which seats are connected. */
      here: ReadonlyArray<boolean>
    }
  | { "type": "thinking" } & ThinkingBot
  | { "type": "done", answer_to: string }
  | {
      "type": "error"
      error: Refusal
      /** The `id` of the message that was refused, if it had one. */
      answer_to: string | null
    }
  | { "type": "chat-deleted", number: number }
  | { "type": "announced" } & Announced
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

export type Grade = "best" | "fine" | "risky" | "wasted"

export type Graded = {
  /** In notation. */
  choice: string
  /** None if it was hardly looked at. */
  grade: Grade | null
  /** Whether so much is lost that one should hear of it before. */
  warn: boolean
  /** Of the best one, and of those that are risky or wasted. */
  reasons: ReadonlyArray<Why>
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

export type Hints = "alone" | "on" | "off"

/** The proposal to allow hints. */
export type HintsState = {
  /** Who proposes it, if anybody, and which seats have agreed so far. */
  asked_by: Seat | null
  agreed: ReadonlyArray<number>
}

export type Joining = {
  seat: number
  /** Not needed in a public match. */
  invitation?: string | null
}

export type KeptSet = {
  set: SetInfo
  /** All versions, the newest first. */
  versions: ReadonlyArray<SetInfo>
  file: unknown
}

export type LearnedThings = {
  /** By name, how far. */
  learned: { [key in string]: number }
}

export type Leaving = {
  seat: number
  /** Of the bot that plays on if the match has begun; `casual` if none is named. */
  level?: string | null
}

export type LessonEntry = {
  game: string
  name: string
  /** `basics`, or `expansions` for what comes after a first match. */
  part: string
  steps: number
  title: string
  about: string
}

/** All lessons, in the order in which they are taught. */
export type LessonList = { lessons: ReadonlyArray<LessonEntry> }

export type LessonResult = { choice: string | null, news: ReadonlyArray<News>, view: unknown }

/** A lesson with every position in it. */
export type LessonScript = {
  game: string
  name: string
  /** The seat of who learns. */
  you: number
  /** The players; who learns has an empty name. */
  names: ReadonlyArray<string>
  options: { [key in string]: string }
  /**
   * What is said in it, as a Fluent source: `lesson-NAME`, for every step `lesson-NAME-STEP` (the idea), `-text`,
   * `-act` (what to do), `-wrong` and, for answers, `-answer-1` and so on.
   */
  words: string
  steps: ReadonlyArray<LessonStep>
}

export type LessonStep = {
  name: string
  /** The places to look at. */
  point: ReadonlyArray<string>
  task: LessonTask
  /** What is answered with words of its own. */
  wrong: ReadonlyArray<WrongAnswer>
  /** The game's view when the step begins. */
  view: unknown
  /** What the learner is asked by the rules, if anything. */
  question: SeatQuestion | null
  /** What comes of each choice that is accepted; of a step without a choice, what follows by itself. */
  results: ReadonlyArray<LessonResult>
}

/** What there is to do. */
export type LessonTask =
  | { "kind": "choose", choices: ReadonlyArray<string> }
  | { "kind": "tap", places: ReadonlyArray<string> }
  | { "kind": "answer", right: number, of: number }

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

/** A moment of a match that is over, as a position to explore: as in [`Study`]. */
export type MatchScene = {
  game: string
  scene: string
  /** What leads from there to the moment, if that is in the middle of something. */
  choices: ReadonlyArray<string>
}

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
  /** Whether the account has a recovery code. */
  recoverable: boolean
  /** Whether this is the account of somebody who looks after the server. */
  operator: boolean
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

/** Somebody whose chat a person does not want to read. */
export type Mute = {
  id: number
  /** As the person was called then. */
  name: string
  /** Milliseconds since 1970. */
  at: number
}

export type MuteList = { mutes: ReadonlyArray<Mute> }

export type Muted = {
  mutes: ReadonlyArray<Mute>
  /** The lines of the match's chat that are not shown any more. */
  lines: ReadonlyArray<number>
}

export type NewAnnouncement = {
  en: string
  de: string
  /** For how long. */
  hours: number
}

export type NewBan = {
  kind: BanKind
  /** The id of a person, or an address or network. */
  subject: string
  /** Shown to who is banned. */
  reason: string
  /** None: for ever. */
  hours?: number | null
}

export type NewMatch = {
  game: string
  /** Options that are left out have their defaults. */
  options: { [key in string]: string }
  /** Clockwise. */
  seats: ReadonlyArray<SeatWish>
  /**
   * Deals the same cards again, as records write it; a short one may be a number. Not with open seats: whoever
   * knows the seed knows every card.
   */
  seed?: string | number | null
  /** Listed in the lobby; anybody may join or watch. */
  public: boolean
  /** Seconds that an absent player may take before a bot can take over, at most a month; 0: no limit. */
  limit: number
  /**
   * Days without any change after which the match is closed, 1 to 365; 90 if it is left out. A match that one
   * person plays is theirs, however long they are away.
   */
  idle_days?: number | null
  /** None: nobody can run out of time. Not for a match on one device. */
  clock?: Clock | null
  /** Whether players may ask for hints; if it is left out, as long as only one person plays. */
  hints?: boolean | null
}

export type NewName = { name: string }

export type NewPassword = {
  old: string
  /** 8 to 200 characters. */
  new: string
}

export type NewlyLearned = {
  /**
   * Names of at most 80 of the characters `A-Z a-z 0-9 / . _ : -`. Of two numbers for a thing, the higher one
   * stays.
   */
  learned: { [key in string]: number }
  /** What begins like one of these is forgotten first. */
  forget?: ReadonlyArray<string> | null
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

export type Note = "hint" | "hints-on" | "hints-off" | "left" | "absent" | "time" | "resigned" | "returned"

export type Origin = "played" | "uploaded" | "forked"

/** How a match ended. */
export type Outcome = {
  /** The place of each seat; 1 won. Several may share a place. */
  places: ReadonlyArray<number>
  points: ReadonlyArray<number>
  /** A stable word: `achievements`, `score`, `draw` ... */
  how: string
}

export type OwnChoice = { at: number, seat: number, choice: string }

export type OwnLine = { match: string, at: number, name: string, text: string }

export type OwnMatch = {
  id: string
  game: string
  options: string
  created: number
  /** Whether the person made it. */
  creator: boolean
  seats: ReadonlyArray<PlayedSeat>
  /** What the person chose, in order; also what was taken back. */
  choices: ReadonlyArray<OwnChoice>
  /** The answers that the person planned. */
  plans: ReadonlyArray<OwnPlan>
  /** Where the whole record is, once the match is over. */
  record: string
}

export type OwnPlan = { seat: number, plan: string, value: string }

export type OwnReport = { match: string, at: number, reason: string, note: string }

export type OwnSeat = { seat: number }

export type OwnSet = {
  game: string
  version: number
  at: number
  /** Where it is read and, of the newest version, what is written there. */
  address: string
  file: unknown
}

export type OwnSets = {
  /** Where sets can be sent to, as the host says. */
  contact: string | null
  /** The newest version of each, the newest first. */
  sets: ReadonlyArray<SetInfo>
}

/** A part of an item: a word of a list, or a number. `before` stands between it and the part before it. */
export type Part =
  | { "kind": "word", before: string, optional: boolean, list: string }
  | { "kind": "number", before: string, optional: boolean, least: number, most: number }

export type People = {
  /** At most 100. */
  people: ReadonlyArray<PersonRecord>
}

/** Somebody as operators see them. */
export type PersonRecord = {
  id: string
  name: string
  account: string | null
  operator: boolean
  /** Milliseconds since 1970. */
  created: number
  /** When and from which network the person last changed something. */
  seen: number | null
  address: string | null
  /** In how many matches they sit. */
  matches: number
}

/** Everything that is kept about a person, except for hashes of secrets. */
export type PersonalData = {
  /** When the person's browsers were logged in, in milliseconds since 1970. */
  sessions: ReadonlyArray<number>
  /** The network from which the person last changed something, and when. */
  address: string | null
  seen: number | null
  /** All matches that the person made or played in. */
  matches: ReadonlyArray<OwnMatch>
  chat: ReadonlyArray<OwnLine>
  mutes: ReadonlyArray<Mute>
  reports: ReadonlyArray<OwnReport>
  /** How far the person has come with lessons and the like. */
  learned: { [key in string]: number }
  /** All versions of the component sets that the person has made. */
  component_sets: ReadonlyArray<OwnSet>
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

export type PlayedSeat = { seat: number, name: string }

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

export type PuzzleEntry = {
  game: string
  id: string
  /** What it asks for comes first. */
  themes: ReadonlyArray<string>
  /** How hard it is, from 1000 to 2000: docs/puzzles.md says how that is found out. */
  rating: number
  /** How many choices its solution takes. */
  choices: number
}

/** All puzzles, game by game, the easiest of each first. */
export type PuzzleList = {
  puzzles: ReadonlyArray<PuzzleEntry>
  /** What goals and themes are called, as a Fluent source: `puzzle-GAME-goal-NAME` and `puzzle-GAME-theme-NAME`. */
  words: string
}

/** Where a try has come to, through the eyes of the one who solves. */
export type PuzzleMoment = {
  /** The seat of the one who solves. */
  you: number
  /** The players; who solves has an empty name. */
  names: ReadonlyArray<string>
  options: { [key in string]: string }
  goal: string
  /** What the goal's number is to become; what it was at the beginning, is now, and can surely still become. */
  number: number
  first: number
  now: number
  best: number
  verdict: PuzzleVerdict
  view: unknown
  /** What the last choice brought about, with the answers of others. */
  news: ReadonlyArray<News>
  question: SeatQuestion | null
  /** How often bots came to the goal, once it is reached; the weakest level first. */
  bots: ReadonlyArray<PuzzleTries>
  /** The next choice of the solution, if it was asked for and there is one. */
  next: string | null
}

/** How many of so many tries bots of a level solved. */
export type PuzzleTries = { level: string, solved: number, tries: number }

/** A try of a puzzle. */
export type PuzzleTry = {
  /** What the one who solves has chosen so far, in notation. */
  choices: ReadonlyArray<string>
  /** Whether the next choice of the solution is wanted, too. */
  help: boolean
}

export type PuzzleVerdict = "solved" | "open" | "missed" | "chance" | "turn-over"

export type Range = { least: number, most: number }

export type Rated = {
  /** In notation. */
  choice: string
  label: Phrase
  /** The chance to win that the chooser could expect of it. */
  worth: number
  /** How often the search tried it. */
  visits: number
  /** What it makes better and worse, the strongest first; only in hints. */
  reasons?: ReadonlyArray<Why>
}

export type Reason = "insult" | "spam" | "cheating" | "name" | "other"

export type Recovery = {
  account: string
  recovery_code: string
  /** The new one: 8 to 200 characters. */
  password: string
}

/** Why something was refused. */
export type Refusal = {
  code: Code
  /** For people. */
  text: Phrase
}

/** The body of a refused request. */
export type Refused = { error: Refusal }

export type Removal = {
  /** Of who is to go. */
  seat: number
}

export type Report = {
  id: number
  /** The id of who reported; empty if the person has been deleted. */
  reporter: string
  /** The id of who is reported; empty if the person has been deleted. */
  person: string
  /** As the person was called then, until they were deleted. */
  name: string
  match: string
  /** The line of the chat that it is about, as it was then. */
  chat: number | null
  text: string | null
  reason: Reason
  note: string
  at: number
  /** When an operator had dealt with it. */
  closed: number | null
}

export type Reported = {
  /** An operator will look at it. */
  reported: boolean
}

export type Reports = {
  /** The open ones first. */
  reports: ReadonlyArray<Report>
}

export type Seat = number

export type SeatInfo = {
  /** Clockwise; 0 is seat A. */
  seat: number
  name: string
  /** Whether the name is shown as it is. Others, of guests and of older bots, are translated for the reader. */
  named: boolean
  kind: SeatKind
  /** Of a bot. */
  level: string | null
  /** Connected now; not known in the lobby's lists. */
  here: boolean
  /** What takes an open seat; shown to the match's creator only. */
  invitation: string | null
  /** How the person left who played here. */
  departed: Departure | null
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

/** A component file of a game. */
export type SetFile = { game: string, file: unknown }

export type SetFiles = { game: string, files: unknown[] }

/** A version of a set. */
export type SetInfo = {
  /** The same for all versions. */
  set: string
  version: number
  game: string
  /** The value of the option that a match is played with it by. */
  id: string
  /** Over its values alone: sets of the same hash play alike. */
  hash: string
  /** What its author calls it; empty: nothing. */
  name: string
  values: number
  /** How many of them are not confirmed. */
  reconstructed: number
  /** How many are said in free words only, and played as nothing. */
  unplayed: number
  /** How many values there are of each confidence. */
  grades: { [key in string]: number }
  /** Whether it is one's own. */
  mine: boolean
  /** Milliseconds since 1970. */
  at: number
}

/** What is wrong in a set, and where. */
export type SetProblem = {
  /** Empty where the file as a whole is wrong. */
  section: string
  /** The entry's place in its section, from 0. */
  place: number | null
  /** What the entry is called: "tile '1'". */
  entry: string
  field: string
  /** The word that is wrong, if it is one. */
  word: string
  reason: string
  /** The words that could stand there. */
  allowed: ReadonlyArray<string>
}

/** A line: its key, and what its value is made of. */
export type SetupLine = {
  key: string
  /** What it is called, whoever and whatever it is about: `hand`. */
  name: string
  /** Whose it is: `A`, for some games also somebody who has no seat. */
  whose: string | null
  /** What of several it is about: `3` of `achievement 3`. */
  about: string | null
  /** Words that may end the key, at most one of them: the splay of a color. */
  endings: ReadonlyArray<string>
  /** How many items its value lists at most. */
  most: number
  /** What an item is made of, one after the other. */
  parts: ReadonlyArray<Part>
  /** Items begin with things of which there is one each: it lies in only one of the lines with this word. */
  once: string | null
}

/** All lines that can set up a position at a table. */
export type SetupLines = {
  lines: ReadonlyArray<SetupLine>
  /** The words that values are made of, by the name of their list. */
  words: { [key in string]: ReadonlyArray<string> }
}

/** A match as one connection sees it. */
export type State = {
  /** What happened since the last state that was sent, or since `since`. */
  news: ReadonlyArray<News>
  /** The news begin from the start of the match; what was shown before is obsolete. */
  reset: boolean
  version: number
  match: Summary
  /** The seat through whose eyes this is seen; none: a watcher's. */
  viewer: number | null
  /** The game's view; none before it has begun. */
  view: unknown
  /** What the viewer is asked. */
  question: SeatQuestion | null
  undo: UndoState
  /** Proposals to let a bot play for somebody who is away. */
  handover: ReadonlyArray<HandoverState>
  hints: HintsState
  /** What the viewer has planned, by plan. */
  plans: { [key in string]: string }
  /** Since when the players who are asked have been waited for, in milliseconds since 1970. */
  waiting_since: number
  /** The bot that thinks now. */
  thinking: ThinkingBot | null
}

export type Status = "waiting" | "running" | "finished"

/** A position, and what was chosen in it. */
export type Study = {
  game: string
  /** Where it begins: a position in set-up lines, or a record for what no lines set up (docs/notation.md). */
  scene: string
  /** Each as in a scene, `A: draw`. */
  choices: ReadonlyArray<string>
  /** Through whose eyes; none: everything is seen. */
  seat?: number | null
}

/** A choice of the line, in words. */
export type StudyChoice = {
  seat: Seat
  /** Only of the viewer's own choices, unless everything is seen; not of a line of very many. */
  label: Phrase | null
}

export type StudyHint = {
  study: Study
  /** Who wants to know; it counts only what this seat can see. */
  seat: number
}

/** Where that leads. */
export type StudyMoment = {
  view: unknown
  /** What the last choice brought about. */
  news: ReadonlyArray<News>
  asked: ReadonlyArray<Seat>
  /** What was chosen so far, as far as the viewer may know it. */
  line: ReadonlyArray<StudyChoice>
  /** What the viewer is asked; who sees everything, what the first is asked who is asked anything. */
  question: SeatQuestion | null
  outcome: Outcome | null
  /** The options, written out. */
  options: { [key in string]: string }
  seats: number
  /** The position it has come to, in set-up lines, if everything is seen. */
  scene: string | null
}

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
  /** Whether the person who asks made the match. */
  made_by_you: boolean
  public: boolean
  /** Seconds. */
  limit: number
  /** Days without any change after which the match is closed. */
  idle_days: number
  clock: ClockState | null
  /** What was chosen for the match, and what follows from it now. */
  hints: Hints
  hints_allowed: boolean
  /** The seats that the person who asks left and can take back from a bot. */
  may_return: ReadonlyArray<number>
  /** Whether the person who asks may delete the match. */
  may_delete: boolean
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

/** A bot that thinks, or waits for its turn to think. */
export type ThinkingBot = {
  seat: number
  /** How much of its usual budget it may spend; less than 100 while the server is busy. */
  percent: number
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

/** A way of having a card or tile: to have melded it, to have built it. */
export type Way = {
  name: string
  /** By the anchor of each card or tile. */
  won: { [key in string]: Won }
}

/** Somebody in a match: who sits there, or who wrote the line. */
export type Whom = {
  match: string
  /** Either the seat or the line is given. */
  seat?: number | null
  /** The number of a line of the chat. */
  chat?: number | null
}

/** Something that a choice makes better or worse for whoever chooses. */
export type Why = {
  /** What it is about, as a stable word. */
  kind: string
  better: boolean
  /** By how many; it stands before the text. */
  amount: number | null
  text: Phrase
}

/** One series of games, in which the same bot had every seat. */
export type Winnings = {
  game: string
  /** The version of the rules by which they were played. */
  rules: number
  options: { [key in string]: string }
  /** The level of the bots, with its limit if it had one: `strong@200`. */
  bot: string
  seats: number
  games: number
  seed: number
  /** What was there in fewer players' games is left out. */
  least: number
  ways: ReadonlyArray<Way>
}

/** What bots won with. */
export type WinningsOfGame = {
  /** Of a card or tile, the first that has it counts. */
  series: ReadonlyArray<Winnings>
}

/** How often those won who had it. */
export type Won = {
  /** Players' games: each seat of a game counts. */
  games: number
  /** Of 1000. */
  won: number
  /** The 95 % interval, of 1000. */
  low: number
  high: number
}

/** What stands in a place of a phrase. */
export type Word = number | string | string | { seat: Seat } | Phrase

export type WrongAnswer = {
  /** A choice, or a place. */
  at: string
  message: string
}
