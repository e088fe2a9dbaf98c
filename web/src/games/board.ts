// The door between the table page, which knows no game, and a game's board, which knows nothing of servers.
//
// A game's folder `games/<name>/index.ts` exports what `GameModule` says. Anchors are words for places on a board: `card:Archery`,
// `color:red`, `seat:1`, `value:8`, `achieve:3`, `special:empire`, `back:1:3`, `draw`.

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
  offers: Offer[] // may be clicked; empty if it is not the viewer's turn
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

export type GameModule = {
  Board: Component<BoardProps>
  /** Where the components lie that messages name, if their messages are not called like those of a list with slugs. */
  anchors?: Anchors
  explain: (anchor: string, props: BoardProps) => Explanation | null
  /** What counted for a seat in the end, the most important first; without it, points are all there is. */
  tally?: (seat: number, props: BoardProps) => string[]
}
