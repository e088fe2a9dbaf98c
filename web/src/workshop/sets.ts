// Sets that the server keeps: the calls of docs/protocol.md about them.

import { call } from '../api'
import type { SetFile } from '../games/workshop'
import type { CheckedSet, KeptSet, OwnSets, SetInfo, SetProblem } from '../generated/protocol'

export type { SetInfo, SetProblem }
export type SetList = OwnSets

/** The set that a link names, or that is named by itself. */
export function setIn(link: string): string | null {
  const named = /[?&]set=([^&#]+)/.exec(link)?.[1] ?? link.trim()
  return /^[\w-]+$/.test(named) ? named : null
}

const path = (set: string, rest = '') => `/component-sets/${encodeURIComponent(set)}${rest}`

export const sets = {
  list: () => call<SetList>('GET', '/component-sets'),
  fetch: (set: string, version?: number) =>
    call<KeptSet & { file: SetFile }>('GET', path(set, version === undefined ? '' : `?version=${String(version)}`)),
  /** A new set, or the next version of one's own. */
  store: (game: string, file: SetFile, set: string) =>
    set === ''
      ? call<SetInfo>('POST', '/component-sets', { game, file })
      : call<SetInfo>('POST', path(set), { game, file }),
  remove: (set: string) => call<unknown>('DELETE', path(set)),
  check: (game: string, file: SetFile) => call<CheckedSet>('POST', '/component-sets/check', { game, file }),
}
