// What browser and server say to each other; docs/protocol.md is the contract. The types are written from the server's.

import type { Code, FromServer, GameInfo } from './generated/protocol'

export type {
  Advice,
  AnalysisReport as Analysis,
  Chart,
  Difference,
  FromClient as ToServer,
  FromServer,
  GameInfo as Game,
  GameOption,
  LobbyLists,
  LobbyTexts,
  Me,
  Moment,
  News,
  NewMatch,
  Outcome,
  Phrase,
  Point,
  Rated,
  Refusal,
  SeatInfo,
  SeatOffer as Offer,
  SeatQuestion as Question,
  SeatWish,
  Summary,
  TableTexts,
  Word,
} from './generated/protocol'

export type State = Extract<FromServer, { type: 'state' }>
export type Chat = Extract<FromServer, { type: 'chat' }>
export type Presence = Extract<FromServer, { type: 'presence' }>
export type LiveError = Extract<FromServer, { type: 'error' }>
/** Arguments of texts by name. */
export type About = GameInfo['about']

export type ErrorCode = Code
const CODES: Record<ErrorCode, true> = {
  'bad-request': true,
  'not-found': true,
  forbidden: true,
  'not-your-seat': true,
  'not-asked': true,
  'not-offered': true,
  stale: true,
  over: true,
  'too-many': true,
  'too-large': true,
  'name-taken': true,
  'wrong-password': true,
  'bad-record': true,
  'cannot-open': true,
  busy: true,
  internal: true,
}
export const ERROR_CODES = Object.keys(CODES) as ErrorCode[]
