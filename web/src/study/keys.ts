// What keys mean where a position is explored; nothing while somebody writes.

export type StudyKey =
  | { do: 'walk'; to: 'first' | 'back' | 'forward' | 'last' | 'other' }
  | { do: 'choose'; index: number }
  | { do: 'undo' | 'redo' | 'think' | 'keys' }

const KEYS: Readonly<Record<string, StudyKey>> = {
  ArrowLeft: { do: 'walk', to: 'back' },
  ArrowRight: { do: 'walk', to: 'forward' },
  ArrowUp: { do: 'walk', to: 'other' },
  Home: { do: 'walk', to: 'first' },
  End: { do: 'walk', to: 'last' },
  u: { do: 'undo' },
  r: { do: 'redo' },
  e: { do: 'think' },
  '?': { do: 'keys' },
}

const WRITING = 'input, textarea, select, dialog[open], [role=tab]'

export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): StudyKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.target instanceof Element && event.target.closest(WRITING)) return null
  if (/^[1-9]$/.test(event.key)) return { do: 'choose', index: Number(event.key) - 1 }
  return KEYS[event.key] ?? null
}
