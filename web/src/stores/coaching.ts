// What the coach remembers of a person in this browser: where it sits at the table, what it has explained already,
// and what it must not warn about any more.

export const COACHES = ['often', 'rarely', 'off'] as const
export type CoachMode = (typeof COACHES)[number]

export type Memory = {
  /** How much it says in single matches, where that was said. */
  modes: Readonly<Record<string, CoachMode>>
  /** The matches it was at, the last ones last. */
  matches: readonly string[]
  /** Passages of the rules that it has explained: game, section, line. */
  explained: readonly string[]
  /** Kinds of reasons that it does not warn about. */
  silenced: readonly string[]
}

/** After so many matches it says less by itself. */
export const OFTEN_MATCHES = 3

/** More matches need not be remembered. */
const KEPT = 50

export const EMPTY: Memory = { modes: {}, matches: [], explained: [], silenced: [] }

const KEY = 'innovarium.coach'

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** What was stored, as far as it makes sense. */
export function restoreMemory(stored: string | null): Memory {
  let found: unknown
  try {
    found = JSON.parse(stored ?? '{}')
  } catch {
    return EMPTY
  }
  if (typeof found !== 'object' || found === null) return EMPTY
  const entries = new Map<string, unknown>(Object.entries(found))
  const modes = Object.entries(Object(entries.get('modes') ?? {}) as Record<string, unknown>)
  const known = modes.filter((entry): entry is [string, CoachMode] => COACHES.some((mode) => mode === entry[1]))
  return {
    modes: Object.fromEntries(known.slice(-KEPT)),
    matches: strings(entries.get('matches')).slice(-KEPT),
    explained: strings(entries.get('explained')),
    silenced: strings(entries.get('silenced')),
  }
}

export const readMemory = (): Memory => {
  try {
    return restoreMemory(localStorage.getItem(KEY))
  } catch {
    return EMPTY
  }
}

export function keepMemory(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // A browser that keeps nothing is taught anew.
  }
}

/** How much the coach says in a match, where this is set for all of them. */
export function modeOf(memory: Memory, match: string, usual: CoachMode): CoachMode {
  const said = memory.modes[match]
  if (said !== undefined) return said
  const experienced = !memory.matches.slice(0, OFTEN_MATCHES).includes(match) && memory.matches.length >= OFTEN_MATCHES
  return usual === 'often' && experienced ? 'rarely' : usual
}

/** The coach sits down at a table. */
export const seated = (memory: Memory, match: string): Memory =>
  memory.matches.includes(match) ? memory : { ...memory, matches: [...memory.matches, match].slice(-KEPT) }

/** Somebody says how much they want to hear in this match. */
export const withMode = (memory: Memory, match: string, mode: CoachMode): Memory => ({
  ...memory,
  modes: { ...memory.modes, [match]: mode },
})

/** The next in the order often, rarely, off. */
export const after = (mode: CoachMode): CoachMode => COACHES[(COACHES.indexOf(mode) + 1) % COACHES.length] ?? 'off'

/** What is remembered at a table; the address may invite the coach to it (`?coach=1`). */
export function invited(match: string, search: string): Memory {
  const memory = readMemory()
  if (new URLSearchParams(search).get('coach') !== '1' || memory.modes[match] !== undefined) return memory
  const told = withMode(memory, match, modeOf(memory, match, 'often'))
  keepMemory(told)
  return told
}
