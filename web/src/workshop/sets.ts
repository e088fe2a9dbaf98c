// Sets that the server keeps: the calls of docs/protocol.md about them.

import { call } from '../api'
import type { SetFile } from '../games/workshop'

/** One version of a set. */
export type SetInfo = {
  set: string
  version: number
  game: string
  /** What an option of a match names it by. */
  id: string
  hash: string
  name: string
  values: number
  reconstructed: number
  /** How many values are told in free words only. */
  unplayed: number
  /** Whether it is one's own. */
  mine: boolean
  /** Milliseconds since 1970. */
  at: number
}
/** The newest version of each of one's own sets, and where the host collects them. */
export type SetList = { contact: string | null; sets: readonly SetInfo[] }
export type StoredSet = { set: SetInfo; versions: readonly SetInfo[]; file: SetFile }
export type Problem = {
  section: string
  place: number | null
  entry: string
  field: string
  word: string
  reason: string
  allowed: readonly string[]
}

/** The set that a link names, or that is named by itself. */
export function setIn(link: string): string | null {
  const named = /[?&]set=([^&#]+)/.exec(link)?.[1] ?? link.trim()
  return /^[\w-]+$/.test(named) ? named : null
}

const path = (set: string, rest = '') => `/component-sets/${encodeURIComponent(set)}${rest}`

export const sets = {
  list: () => call<SetList>('GET', '/component-sets'),
  fetch: (set: string, version?: number) =>
    call<StoredSet>('GET', path(set, version === undefined ? '' : `?version=${String(version)}`)),
  /** A new set, or the next version of one's own. */
  store: (game: string, file: SetFile, set: string) =>
    set === ''
      ? call<SetInfo>('POST', '/component-sets', { game, file })
      : call<SetInfo>('POST', path(set), { game, file }),
  remove: (set: string) => call<unknown>('DELETE', path(set)),
  check: (game: string, file: SetFile) =>
    call<{ problems: readonly Problem[]; id: string | null }>('POST', '/component-sets/check', { game, file }),
}
