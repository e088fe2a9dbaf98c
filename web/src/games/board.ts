// The door between the pages, which know no game, and a game's folder `games/<name>`, which knows nothing of servers:
// `manifest.ts` exports a `Manifest`, `index.ts` what `GameModule` says. Anchors are words for places on a board,
// such as `card:Archery` or `seat:1`; only the game knows which there are.

import type { Component } from 'svelte'
import type { Offer, Phrase } from '../protocol'
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
  /** A small picture; without it there is a plain one. */
  Emblem?: Component
  /** Whether the option means anything as things stand. */
  means?: (option: string, wish: TableWish) => boolean
  /** The message that says why there cannot be such a table, beyond how many can play. */
  problem?: (wish: TableWish) => string | null
}

export type GameModule = {
  Board: Component<BoardProps>
  /** Where what messages name lies, if it is not as `anchorIndex` says. */
  anchors?: (components: unknown) => Anchors
  explain: (anchor: string, props: BoardProps) => Explanation | null
  /** What counted for a seat in the end, the most important first; without it, points are all there is. */
  tally?: (seat: number, props: BoardProps) => string[]
}
