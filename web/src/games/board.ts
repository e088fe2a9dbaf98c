// The door between the pages, which know no game, and a game's folder `games/<name>`, which knows nothing of servers:
// `manifest.ts` exports a `Manifest`, `index.ts` what `GameModule` says. Anchors are words for places on a board,
// such as `card:Archery` or `seat:1`; only the game knows which there are.

import type { Component } from 'svelte'
import type { News, Offer, Phrase } from '../protocol'
import type { Movement } from '../table/stage.svelte'
import type { TeacherName } from '../learn/teachers'
import type { Anchors } from './anchors'

export type { Offer, Phrase } from '../protocol'

export type BoardProps = {
  view: unknown // of the game
  viewer: number | null
  names: string[]
  components: unknown // from /api/games/{game}/components
  options: Record<string, string>
  offers: readonly Offer[] // may be clicked; empty if it is not the viewer's turn
  choose: (choice: string) => void
  highlight: string[] // anchors of the news being shown
  attend?: readonly string[] // places that must be in sight: what they lie in is opened
  say: (phrase: Phrase) => string
  text: (id: string) => string // a plain message of the game or client texts
  otherwise: (id: string) => string | null // the same message as another edition of the game says it
  settings: { marks: boolean; motion: 'slow' | 'normal' | 'fast' | 'off' }
}

export type Explained = { title: string; lines: { mark: string; text: string }[] }
/** `other`: the same in the words of another edition. */
export type Explanation = Explained & { other?: Explained }

/** What is chosen before a match. */
export type TableWish = { options: Record<string, string>; seats: number }

/** What the pages around a table need of a game; everything has a default. */
export type Manifest = {
  /** A small square picture; without it there is a plain one. */
  Emblem?: Component
  /** A large picture, loaded where it is shown; without it there is a plain one. */
  illustration?: () => Promise<{ default: Component }>
  /** Who teaches it, and the color of the table below the teacher's words: by day and by night. */
  teaching?: { teacher: TeacherName; ground: string }
  /** How much there is to think about, from 1 to 5. */
  weight?: number
  /** Takes an evening: newcomers are told before they begin. */
  long?: boolean
  /** What `[name]` in its texts draws: a filled shape on a field of 24 by 24. `icon-<game>-<name>` says what it is. */
  icons?: Readonly<Record<string, string>>
  /** Whether the option means anything as things stand. */
  means?: (option: string, wish: TableWish) => boolean
  /** The message that says why there cannot be such a table, beyond how many can play. */
  problem?: (wish: TableWish) => string | null
}

/**
 * How a line of the log is told. `act`: what somebody did; `result`: what came of it; `quiet`: only when unfolded;
 * `action`: something is done now, and the next line says what.
 */
export type LogKind = 'turn' | 'action' | 'act' | 'result' | 'quiet'
export type LogLine = {
  kind: LogKind
  /** Whose mark stands beside it. */
  seat: number | null
  /** The thing it is about, as an anchor: its picture stands in the line. */
  about?: string
  /** Lines that differ only in this part of their phrase are told as one. */
  lists?: string
}

/** Where an offer stands in the prompt. Groups stand in the order in which the game lists them. */
export type OfferGroup = {
  /** `group-<name>` says its heading. */
  name: string
  /** What passes or ends a turn stands apart and is always in sight. */
  apart?: boolean
  /** Ends a turn in which nothing else is left to do; passing does not. */
  ends?: boolean
  /** Can be done at any time of a turn, so it does not keep one open. */
  minor?: boolean
  /** Its offers say by themselves what they do: where kinds of offers are opened, they stand beside the kinds. */
  plain?: boolean
  /** Pictures with names, several in a line. */
  tiles?: boolean
}

/** A table of where points came from. Rows and columns are named by messages; a cell is a seat's points. */
export type ScoreSheet = {
  rows: readonly {
    label: Phrase
    /** What is to be read beside the picture, if that says a part of it. */
    short?: Phrase
    points: readonly number[]
    /** Of what a picture stands before it. */
    anchor?: string
  }[]
  total: readonly number[]
  /** What tells apart those with the same total. */
  ties?: readonly number[]
  /** What is counted here are not points: nobody has won by so many of them. */
  noPoints?: boolean
}

export type GameModule = {
  Board: Component<BoardProps>
  /** Where what messages name lies, if it is not as `anchorIndex` says. */
  anchors?: (components: unknown) => Anchors
  explain: (anchor: string, props: BoardProps) => Explanation | null
  /** The section of the rules that speaks of what lies at an anchor. */
  sectionOf?: (anchor: string) => string | null
  /** What the library calls what lies at an anchor; null if it is no card or tile. */
  entryOf?: (anchor: string) => string | null
  /** What counted for a seat in the end, the most important first; without it, points are all there is. */
  tally?: (seat: number, props: BoardProps) => string[]
  /** What an event shows on the board; null if there is nothing to see. Without it every event takes its time. */
  movement?: (event: unknown) => Movement | null
  /** What flies, where it is no copy of a thing on the board. */
  Piece?: Component<{ piece: unknown }>
  /** How an event stands in the log; without it every event is a line. */
  logLine?: (event: unknown) => LogLine
  /** A small picture of a thing, for offers and the log; an empty path if it has none. */
  Thumb?: Component<{ anchor: string; props: BoardProps }>
  /** The groups of offers there are, in their order, and the one of an offer. */
  groups?: readonly OfferGroup[]
  groupOf?: (offer: Offer) => string
  /** Of many offers only those of one group are shown at a time. */
  oneGroupOpen?: boolean
  /** What one chooses among lies on the board; on a phone the board gets the room, and no kind of offers is open. */
  boardFirst?: boolean
  /** What is said below an offer: who shares and suffers, what it opens. */
  consequence?: (offer: Offer, props: BoardProps) => string | null
  /** What an offer costs, where its short words do not say it. */
  Cost?: Component<{ offer: Offer }>
  /** Where every point came from, of a match that is over. */
  sheet?: (news: readonly News[], props: BoardProps) => ScoreSheet | null
  /** The color of a seat where the game gives it one, and the ink that is read on it. */
  colorOf?: (seat: number, props: BoardProps) => { color: string; ink: string } | null
  /** What it is played with, where that is not the same at every table; said beside the game's name. */
  playedWith?: (props: BoardProps) => string
  /** All signs of the game for the legend: what `Legend` draws is theirs. */
  Legend?: Component<BoardProps>
}
