// The calls of docs/protocol.md that are asked once.

import type {
  AccountWithCode,
  Announced,
  Bans,
  Complaint,
  Muted,
  MuteList,
  People,
  Reports,
  Whom,
  Advice,
  Analysis,
  Chart,
  Coaching,
  Game,
  LearnedThings,
  LessonList,
  LessonScript,
  LobbyLists,
  LobbyTexts,
  MatchScene,
  Me,
  Moment,
  NewMatch,
  PuzzleList,
  PuzzleMoment,
  PuzzleTry,
  Refusal,
  SetupLines,
  Study,
  StudyMoment,
  Summary,
  TableTexts,
  WinningsOfGame,
} from './protocol'
import type { Language } from './text/speaker'

/** The server refused; nothing has changed. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function refusalOf(body: unknown, status: number): Refusal {
  if (typeof body === 'object' && body !== null && 'error' in body) return (body as { error: Refusal }).error
  const code = status === 404 ? 'not-found' : 'internal'
  return { code, text: { id: `error-${code}` } }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string'
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { 'content-type': text ? 'text/plain; charset=utf-8' : 'application/json' }
    init.body = text ? body : JSON.stringify(body)
  }
  const response = await fetch(`/api${path}`, init)
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => null)
  throw new Refused(refusalOf(answer, response.status))
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body)
  return (await response.json()) as T
}

const match = (id: string, rest = '') => `/matches/${encodeURIComponent(id)}${rest}`

export const api = {
  me: () => call<Me>('GET', '/me'),
  learned: () => call<LearnedThings>('GET', '/me/learned'),
  learn: (learned: Record<string, number>, forget: string[] = []) =>
    call<LearnedThings>('POST', '/me/learned', { learned, forget }),
  changeMe: (change: { name?: string; webhook?: string | null; language?: 'en' | 'de' }) =>
    call<Me>('PUT', '/me', change),
  register: (account: string, password: string) => call<AccountWithCode>('POST', '/account', { account, password }),
  changePassword: (old: string, password: string) => call<Me>('POST', '/account/password', { old, new: password }),
  renewCode: (password: string) => call<AccountWithCode>('POST', '/account/recovery-code', { password }),
  recover: (account: string, code: string, password: string) =>
    call<AccountWithCode>('POST', '/account/recover', { account, recovery_code: code, password }),
  deletePerson: (password: string | null) => call<Me>('POST', '/account/delete', { password }),
  exportAddress: '/api/account/export',
  logoutEverywhere: () => call<Me>('POST', '/logout-everywhere'),
  login: (account: string, password: string) => call<Me>('POST', '/login', { account, password }),
  logout: () => call<Me>('POST', '/logout'),
  mutes: () => call<MuteList>('GET', '/mutes'),
  mute: (whom: Whom) => call<Muted>('POST', '/mutes', whom),
  unmute: (id: number) => call<MuteList>('DELETE', `/mutes/${String(id)}`),
  report: (complaint: Complaint) => call<unknown>('POST', '/reports', complaint),
  removePerson: (id: string, seat: number) => call<Summary>('POST', match(id, '/remove'), { seat }),
  deleteLine: (id: string, number: number) => call<unknown>('DELETE', match(id, `/chat/${String(number)}`)),
  announcement: () => call<Announced>('GET', '/announcement'),
  admin: {
    reports: () => call<Reports>('GET', '/admin/reports'),
    closeReport: (id: number) => call<Reports>('POST', `/admin/reports/${String(id)}/close`, {}),
    people: (search: string) => call<People>('GET', `/admin/people?${new URLSearchParams({ search }).toString()}`),
    rename: (id: string, name: string) => call<People>('POST', `/admin/people/${id}/rename`, { name }),
    deletePerson: (id: string) => call<People>('DELETE', `/admin/people/${id}`),
    bans: () => call<Bans>('GET', '/admin/bans'),
    ban: (ban: { kind: 'person' | 'network'; subject: string; reason: string; hours?: number }) =>
      call<Bans>('POST', '/admin/bans', ban),
    unban: (id: number) => call<Bans>('DELETE', `/admin/bans/${String(id)}`),
    announce: (en: string, de: string, hours: number) =>
      call<Announced>('PUT', '/admin/announcement', { en, de, hours }),
    endAnnouncement: () => call<Announced>('DELETE', '/admin/announcement'),
  },
  games: () => call<Game[]>('GET', '/games'),
  /** What bots won with. */
  winnings: (game: string) => call<WinningsOfGame>('GET', `/games/${encodeURIComponent(game)}/winnings`),
  /** The printed facts of the components that a match with these options is played with. */
  components: (game: string, options: Record<string, string>) =>
    call<unknown>('GET', `/games/${encodeURIComponent(game)}/components?${new URLSearchParams(options).toString()}`),
  /** What all games say outside their tables. */
  lobbyTexts: (language: Language) => call<LobbyTexts>('GET', `/texts/${language}`),
  /** What a game says at a table with these options. */
  tableTexts: (game: string, options: Record<string, string>, language: Language) =>
    call<TableTexts>(
      'GET',
      `/games/${encodeURIComponent(game)}/texts/${language}?${new URLSearchParams(options).toString()}`,
    ),
  /** All lessons, in the order in which they are taught. */
  lessons: (language: Language) => call<LessonList>('GET', `/lessons/${language}`),
  lesson: (game: string, name: string, language: Language) =>
    call<LessonScript>('GET', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}/${language}`),
  /** All puzzles, game by game. */
  puzzles: (language: Language) => call<PuzzleList>('GET', `/puzzles/${language}`),
  /** Where the choices of somebody who tries a puzzle lead. */
  tryPuzzle: (game: string, id: string, attempt: PuzzleTry) =>
    call<PuzzleMoment>('POST', `/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`, attempt),
  lobby: () => call<LobbyLists>('GET', '/lobby'),
  create: (wish: NewMatch) => call<{ id: string }>('POST', '/matches', wish),
  summary: (id: string) => call<Summary>('GET', match(id)),
  join: (id: string, seat: number, invitation?: string) =>
    call<Summary>('POST', match(id, '/join'), invitation ? { seat, invitation } : { seat }),
  leave: (id: string, seat: number) => call<Summary>('POST', match(id, '/leave'), { seat }),
  giveUp: (id: string, seat: number) => call<Summary>('POST', match(id, '/give-up'), { seat }),
  /** Takes the seat back from the bot that plays there. */
  takeBack: (id: string, seat: number) => call<Summary>('POST', match(id, '/return'), { seat }),
  cancel: (id: string) => call<{ id: string }>('DELETE', match(id)),
  /** `seat`: with whose eyes, if several seats are one's own. */
  replay: (id: string, at: number, seat: number | null) =>
    call<Moment>('GET', match(id, `/replay?at=${String(at)}${seat === null ? '' : `&seat=${String(seat)}`}`)),
  chart: (id: string) => call<Chart>('GET', match(id, '/chart')),
  /** Begins the analysis, or tells how far it is; points that are known already are left out. */
  analysis: (id: string, from: number) => call<Analysis>('GET', match(id, `/analysis?from=${String(from)}`)),
  /** Where choices lead from a position; nothing is stored. */
  study: (study: Study) => call<StudyMoment>('POST', '/study', study),
  studyHint: (study: Study, seat: number) => call<Advice>('POST', '/study/hint', { study, seat }),
  /** Which lines set up a position at such a table. */
  setupLines: (game: string, seats: number, options: Record<string, string>) =>
    call<SetupLines>(
      'GET',
      `/games/${encodeURIComponent(game)}/setup-lines/${String(seats)}?${new URLSearchParams(options).toString()}`,
    ),
  /** A moment of a match that is over, as a position to explore. */
  matchScene: (id: string, at: number) => call<MatchScene>('GET', match(id, `/scene?at=${String(at)}`)),
  upload: (record: string) => call<{ id: string }>('POST', '/records', record),
  fork: (id: string, at: number, seat: number, level: string) =>
    call<{ id: string }>('POST', match(id, '/fork'), { at, seat, level }),
  hint: (id: string, seat: number, version: number) => call<Advice>('POST', match(id, '/hint'), { seat, version }),
  coach: (id: string, seat: number, version: number) => call<Coaching>('POST', match(id, '/coach'), { seat, version }),
  recordAddress: (id: string) => `/api${match(id, '/record')}`,
  /** `since` and `chat` are the last version and the last chat line that the client knows. */
  liveAddress(id: string, seat: number | null, since: number | null, chat: number | null): string {
    const query = new URLSearchParams({ changes: 'lz4' })
    if (seat !== null) query.set('seat', String(seat))
    if (since !== null) query.set('since', String(since))
    if (chat !== null) query.set('chat', String(chat))
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api${match(id, '/live')}?${query.toString()}`
  },
}
