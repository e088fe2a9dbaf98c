// What somebody has told in this browser: every answer is kept at once, and can be taken back.

import type { Json } from '../games/workshop'
import { SOURCES, type Answer, type Answers, type Source } from './file'

/** `at`: the value that was asked about last; `set`: what the server keeps it as, if it does. */
export type Kept = { answers: Answers; source: Source; name: string; at: string; set: string }

const EMPTY: Kept = { answers: {}, source: 'box', name: '', at: '', set: '' }
const STEPS_BACK = 500

export const keyOf = (game: string) => `innovarium.workshop.${game}`

function isAnswer(answer: unknown): answer is Answer {
  if (typeof answer !== 'object' || answer === null || !('value' in answer) || !('said' in answer)) return false
  return [...SOURCES, 'later'].some((said) => said === answer.said)
}

/** What was stored, as far as it makes sense. */
export function restore(stored: string | null): Kept {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    if (typeof found !== 'object' || found === null) return EMPTY
    const { answers, source, name, at, set } = found as Record<string, unknown>
    const kept = typeof answers === 'object' && answers !== null ? Object.entries(answers) : []
    return {
      answers: Object.fromEntries(kept.filter(([, answer]) => isAnswer(answer))) as Answers,
      source: SOURCES.find((each) => each === source) ?? EMPTY.source,
      name: typeof name === 'string' ? name : '',
      at: typeof at === 'string' ? at : '',
      set: typeof set === 'string' ? set : '',
    }
  } catch {
    return EMPTY
  }
}

export class Draft {
  answers = $state.raw<Answers>({})
  source = $state<Source>('box')
  name = $state('')
  at = $state('')
  set = $state('')
  /** Whether this browser keeps anything. */
  kept = $state(true)
  #game: string
  #back = $state.raw<readonly Answers[]>([])
  #forth = $state.raw<readonly Answers[]>([])
  /** The ids that were answered last, the newest first. */
  recent = $state.raw<readonly string[]>([])

  constructor(game: string) {
    this.#game = game
    this.#take(this.#read())
  }

  get canUndo(): boolean {
    return this.#back.length > 0
  }

  get canRedo(): boolean {
    return this.#forth.length > 0
  }

  /** How many values somebody has told. */
  told = $derived(Object.values(this.answers).filter(({ said }) => said !== 'later').length)

  answer(values: Readonly<Record<string, Json>>, said: Answer['said'] = this.source): void {
    const answers = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, said }]))
    this.change({ ...this.answers, ...answers }, Object.keys(values))
  }

  /** The answers as they shall be, in one step. */
  change(answers: Answers, ids: readonly string[] = []): void {
    this.#back = [...this.#back, this.answers].slice(-STEPS_BACK)
    this.#forth = []
    this.answers = answers
    this.recent = [...new Set([...ids, ...this.recent])].filter((id) => id in answers).slice(0, 30)
    this.keep()
  }

  /** Back by one step; says which values it was about. */
  undo(): string[] {
    const before = this.#back.at(-1)
    if (!before) return []
    this.#forth = [...this.#forth, this.answers]
    this.#back = this.#back.slice(0, -1)
    return this.#go(before)
  }

  redo(): string[] {
    const after = this.#forth.at(-1)
    if (!after) return []
    this.#back = [...this.#back, this.answers]
    this.#forth = this.#forth.slice(0, -1)
    return this.#go(after)
  }

  #go(answers: Answers): string[] {
    const all = [...Object.keys(this.answers), ...Object.keys(answers)]
    const changed = [...new Set(all)].filter((id) => this.answers[id] !== answers[id])
    this.answers = answers
    this.recent = this.recent.filter((id) => id in answers)
    this.keep()
    return changed
  }

  use(source: Source): void {
    this.source = source
    this.keep()
  }

  keep(): void {
    const { answers, source, name, at, set } = this
    try {
      localStorage.setItem(keyOf(this.#game), JSON.stringify({ answers, source, name, at, set } satisfies Kept))
      this.kept = true
    } catch {
      this.kept = false
    }
  }

  /** Another window has gone on. */
  reread(): void {
    this.#take(this.#read())
    this.#back = []
    this.#forth = []
  }

  #read(): Kept {
    try {
      return restore(localStorage.getItem(keyOf(this.#game)))
    } catch {
      return EMPTY
    }
  }

  #take({ answers, source, name, at, set }: Kept): void {
    this.answers = answers
    this.source = source
    this.name = name
    this.at = at
    this.set = set
    this.recent = this.recent.filter((id) => id in answers)
  }
}
