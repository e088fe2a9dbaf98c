// What a question consists of, and how the keyboard answers it.

import type { Phrase, Question, Summary, Word } from '../protocol'

function isPhrase(word: Word | undefined): word is Phrase {
  return typeof word === 'object' && 'id' in word
}

/**
 * A prompt that names what asks holds the question itself as `ask`. What asks stands beside it as `by`, or the
 * message `by-…` says it where the prompt is `ask-by-…`.
 */
export function partsOf(question: Question): { ask: Phrase; by: Phrase | null } {
  const { id, args = {} } = question.prompt
  const { ask, by, ...more } = args
  if (!isPhrase(ask)) return { ask: question.prompt, by: null }
  if (isPhrase(by)) return { ask, by }
  return { ask, by: id.startsWith('ask-by-') ? { id: id.slice('ask-'.length), args: more } : null }
}

/** What can be asked for by a key: the question once more, the keys, the signs, the table in words. */
export type Ask = 'repeat' | 'keys' | 'legend' | 'table'

export type KeyAction =
  | { do: 'choose'; index: number }
  | { do: 'move'; step: 1 | -1 }
  | { do: 'undo' }
  | { do: 'skip' }
  | { do: 'back' }
  | { do: 'ask'; ask: Ask }

const ASKS: Readonly<Record<string, Ask>> = { '?': 'keys', q: 'repeat', l: 'legend', t: 'table' }

/** What a key means at the table; nothing while somebody writes. */
export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return null
  if (/^[1-9]$/.test(event.key)) return { do: 'choose', index: Number(event.key) - 1 }
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return { do: 'move', step: 1 }
    case 'ArrowUp':
    case 'ArrowLeft':
      return { do: 'move', step: -1 }
    case 'u':
      return { do: 'undo' }
    case 's':
      return { do: 'skip' }
    case 'Escape':
      return { do: 'back' }
    default: {
      const ask = ASKS[event.key]
      return ask ? { do: 'ask', ask } : null
    }
  }
}

/** The focus may still be in a dialog that was closed a moment ago. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog[open], [role=tab]') !== null
}

/** Of several people at this device: whose turn it is to look, if it is not the one who looks now. */
export function nextAtDevice(match: Summary, viewer: number | null): number | null {
  if (match.status !== 'running' || match.yours.length < 2) return null
  if (viewer !== null && match.asked.includes(viewer)) return null
  return match.asked.find((seat) => match.yours.includes(seat)) ?? null
}

/** Whose eyes to begin with: a seat of one's own that is asked, else the first of one's own, else a watcher's. */
export function firstSeat(match: Summary): number | null {
  return match.asked.find((seat) => match.yours.includes(seat)) ?? match.yours[0] ?? null
}
