// What browser and server say to each other; docs/protocol.md is the contract. The types are written from the server's.

import type { Code, FromServer, GameInfo, Reason } from './generated/protocol'

export type {
  AccountWithCode,
  Announced,
  Announcement,
  Ban,
  Bans,
  Complaint,
  Mute,
  Muted,
  MuteList,
  People,
  PersonRecord,
  Reason,
  Report,
  Reports,
  Whom,
  Advice,
  AnalysisReport as Analysis,
  Chart,
  Chat,
  Clock,
  Coaching,
  Difference,
  FromClient as ToServer,
  FromServer,
  GameInfo as Game,
  GameOption,
  Graded,
  LessonEntry,
  LessonList,
  LessonResult,
  LessonScript,
  LessonStep,
  LessonTask,
  LobbyLists,
  LobbyTexts,
  Me,
  Moment,
  Study,
  StudyMoment,
  News,
  NewMatch,
  Outcome,
  Phrase,
  Point,
  PuzzleEntry,
  PuzzleList,
  PuzzleMoment,
  PuzzleTry,
  Rated,
  Refusal,
  SeatInfo,
  SeatOffer as Offer,
  SeatQuestion as Question,
  SeatWish,
  Summary,
  TableTexts,
  ThinkingBot,
  Why,
  Word,
} from './generated/protocol'

export type State = Extract<FromServer, { type: 'state' }>
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
  'seated-already': true,
  'only-alone': true,
  'not-asked': true,
  'not-offered': true,
  stale: true,
  over: true,
  'no-hints': true,
  'too-many': true,
  'too-large': true,
  'name-taken': true,
  'bad-name': true,
  'wrong-password': true,
  'wrong-code': true,
  removed: true,
  banned: true,
  'bad-record': true,
  'bad-scene': true,
  'cannot-open': true,
  busy: true,
  'not-saved': true,
  internal: true,
}
const REASON: Record<Reason, true> = { insult: true, spam: true, cheating: true, name: true, other: true }
/** Why somebody can be reported. */
export const REASONS = Object.keys(REASON) as Reason[]
export const ERROR_CODES = Object.keys(CODES) as ErrorCode[]
