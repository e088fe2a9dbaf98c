// How far somebody has come with the lessons, and with whatever else is learned step by step under a name of its own.
// Kept in this browser, where a broken or foreign entry counts as not begun; `following` takes it to the others.

import type { LessonEntry } from '../protocol'

/** `step`: where to go on. */
export type Reached = { step: number; done: boolean }
export type Kept = Readonly<Record<string, Reached>>

const KEY = 'innovarium.lessons'
const NOT_BEGUN: Reached = { step: 0, done: false }
const keyOf = (game: string, lesson: string) => `${game}/${lesson}`

function isReached(entry: unknown): entry is Reached {
  if (typeof entry !== 'object' || entry === null || !('step' in entry) || !('done' in entry)) return false
  return Number.isInteger(entry.step) && Number(entry.step) >= 0 && typeof entry.done === 'boolean'
}

/** What was stored, as far as it makes sense. */
export function restore(stored: string | null): Kept {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, entry]) => isReached(entry))) as Kept
  } catch {
    return {}
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export class Progress {
  kept = $state.raw<Kept>(restore(read()))
  /** Called after every change that was made here. */
  heard: () => void = () => undefined

  of(game: string, lesson: string): Reached {
    return this.kept[keyOf(game, lesson)] ?? NOT_BEGUN
  }

  /** Whoever has done a lesson has done it, also while doing it again. */
  reach(game: string, lesson: string, step: number): void {
    this.#keep(game, lesson, { step, done: this.of(game, lesson).done })
  }

  finish(game: string, lesson: string): void {
    this.#keep(game, lesson, { step: 0, done: true })
  }

  #keep(game: string, lesson: string, reached: Reached): void {
    this.take({ ...this.latest(), [keyOf(game, lesson)]: reached })
    this.heard()
  }

  /** With what another window may have added meanwhile. */
  latest(): Kept {
    return { ...this.kept, ...restore(read()) }
  }

  /** From now on, this is what there is. */
  take(kept: Kept): void {
    this.kept = kept
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress()

export type Station = {
  lesson: LessonEntry
  /** Counted from 1 in its part of the road. */
  number: number
  state: 'done' | 'next' | 'later'
}
export type Road = {
  basics: Station[]
  expansions: Station[]
  /** How many of the basics are done. */
  done: number
  /** The first that is not done, in the order in which they are taught. */
  next: LessonEntry | null
  /** Whether anything of it was done or begun. */
  begun: boolean
}

export function roadOf(lessons: readonly LessonEntry[], of: (lesson: LessonEntry) => Reached): Road {
  const isDone = (lesson: LessonEntry) => of(lesson).done
  const basics = lessons.filter(({ part }) => part === 'basics')
  const expansions = lessons.filter(({ part }) => part !== 'basics')
  const next = [...basics, ...expansions].find((lesson) => !isDone(lesson)) ?? null
  const station = (lesson: LessonEntry, index: number): Station => ({
    lesson,
    number: index + 1,
    state: isDone(lesson) ? 'done' : lesson === next ? 'next' : 'later',
  })
  return {
    basics: basics.map(station),
    expansions: expansions.map(station),
    done: basics.filter(isDone).length,
    next,
    begun: lessons.some((lesson) => isDone(lesson) || of(lesson).step > 0),
  }
}

/** What follows a lesson in its game; null after the last one, and after the basics: then it is time to play. */
export function after(lessons: readonly LessonEntry[], game: string, lesson: string): LessonEntry | null {
  const road = lessons.filter((each) => each.game === game)
  const part = road.find(({ name }) => name === lesson)?.part
  const ordered = road.filter((each) => each.part === part)
  const index = ordered.findIndex(({ name }) => name === lesson)
  return index < 0 ? null : (ordered[index + 1] ?? null)
}

const STEPS_A_MINUTE = 2
const LEAST_MINUTES = 2

/** How long a lesson takes. */
export const minutesOf = ({ steps }: Pick<LessonEntry, 'steps'>): number =>
  Math.max(LEAST_MINUTES, Math.round(steps / STEPS_A_MINUTE))
