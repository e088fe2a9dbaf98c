// What a person has set for this browser. Kept in local storage; a broken or foreign entry counts as not set.

import { LANGUAGES, type Language } from '../text/speaker'
import { COACHES, type CoachMode } from './coaching'

export const THEMES = ['system', 'light', 'dark'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Theme = (typeof THEMES)[number]
export type Speed = (typeof SPEEDS)[number]

export type Settings = {
  language: Language
  theme: Theme
  speed: Speed
  confirm: boolean
  marks: boolean
  /** A call when it is one's turn. */
  sound: boolean
  /** A sound for what happens on the board. */
  effects: boolean
  /** The turn ends by itself where nothing is left to decide. */
  ends: boolean
  notify: boolean
  /** On a phone: only the question in a line, so that more of the board is seen. */
  folded: boolean
  /** Nothing is shown of the chat. */
  quiet: boolean
  /** How much the coach says in matches where hints are allowed. */
  coach: CoachMode
}

const KEY = 'innovarium.settings'

export function defaults(language: Language): Settings {
  return {
    language,
    theme: 'system',
    speed: 'normal',
    confirm: false,
    marks: false,
    sound: false,
    effects: false,
    ends: false,
    notify: false,
    folded: false,
    quiet: false,
    coach: 'off',
  }
}

/** What was stored, as far as it makes sense. */
export function restore(stored: string | null, language: Language): Settings {
  const settings = defaults(language)
  let found: unknown
  try {
    found = JSON.parse(stored ?? '{}')
  } catch {
    return settings
  }
  if (typeof found !== 'object' || found === null) return settings
  const entries = new Map<string, unknown>(Object.entries(found))
  const word = <T extends string>(key: string, known: readonly T[], otherwise: T): T =>
    known.find((value) => value === entries.get(key)) ?? otherwise
  const flag = (key: string) => entries.get(key) === true
  return {
    language: word('language', LANGUAGES, language),
    theme: word('theme', THEMES, settings.theme),
    speed: word('speed', SPEEDS, settings.speed),
    confirm: flag('confirm'),
    marks: flag('marks'),
    sound: flag('sound'),
    effects: flag('effects'),
    ends: flag('ends'),
    notify: flag('notify'),
    folded: flag('folded'),
    quiet: flag('quiet'),
    coach: word('coach', COACHES, settings.coach),
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

class Store {
  current = $state.raw(defaults('en'))

  load(language: Language): void {
    this.current = restore(read(), language)
  }

  change(patch: Partial<Settings>): void {
    this.current = { ...this.current, ...patch }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Store()
