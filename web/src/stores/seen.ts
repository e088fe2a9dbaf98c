// How far a viewer has been told a match, so that coming back tells the rest. Kept for the latest tables only.

const KEY = 'innovarium.seen'
const KEPT = 60

type Entries = [table: string, number: number][]

function load(): Entries {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

const key = (match: string, viewer: number | null) => `${match}:${viewer === null ? 'watch' : String(viewer)}`

export function seenOf(match: string, viewer: number | null): number | null {
  return load().find(([table]) => table === key(match, viewer))?.[1] ?? null
}

export function noteSeen(match: string, viewer: number | null, number: number): void {
  const table = key(match, viewer)
  const others = load().filter(([other]) => other !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, number], ...others].slice(0, KEPT)))
  } catch {
    // Without storage a later visit simply tells nothing again.
  }
}
