// What somebody has learned follows them from browser to browser: lessons (and whatever else `progress` keeps) and what
// the coach remembers. Every browser keeps it by itself; the server keeps what all browsers of a person know together.

import { api } from '../api'
import { keepMemory, type Memory, OFTEN_MATCHES, readMemory } from '../stores/coaching'
import { person } from '../stores/me.svelte'
import { type Kept, progress } from './progress.svelte'

/** By name, how far; what the server keeps. */
export type Learned = Readonly<Record<string, number>>

/** A lesson that is done, whatever step it has been left at since. */
const DONE = 1000
const LESSON = 'lesson/'
const EXPLAINED = 'coach/explained/'
const SILENCED = 'coach/silenced/'
const MATCH = 'coach/match/'

/** What the server takes as a name, and how much in one request. */
const NAME = /^[\w/.:-]{1,80}$/
const AT_ONCE = 150

/** Steps follow each other quickly; they are sent together. */
const PAUSE_MS = 2000

const OWNER = 'innovarium.learner'

export function learnedOf(kept: Kept, memory: Memory): Learned {
  const lessons = Object.entries(kept).map(([key, { step, done }]): [string, number] => [
    LESSON + key,
    done ? DONE : Math.min(step, DONE - 1),
  ])
  const said = (beginning: string, names: readonly string[]) =>
    names.map((name): [string, number] => [beginning + name, 1])
  const all = [
    ...lessons.filter(([, reached]) => reached > 0),
    ...said(EXPLAINED, memory.explained),
    ...said(SILENCED, memory.silenced),
    // How many matches the coach was at counts only so far.
    ...said(MATCH, memory.matches.slice(0, OFTEN_MATCHES)),
  ]
  return Object.fromEntries(all.filter(([name]) => NAME.test(name)))
}

/** The names that begin so, without the beginning. */
const named = (learned: Learned, beginning: string) =>
  Object.keys(learned).flatMap((name) => (name.startsWith(beginning) ? [name.slice(beginning.length)] : []))

/** What is kept here, with what was learned elsewhere. */
export function withLessons(kept: Kept, learned: Learned): Kept {
  const merged: Record<string, Kept[string]> = { ...kept }
  for (const key of named(learned, LESSON)) {
    const reached = learned[LESSON + key] ?? 0
    const here = kept[key] ?? { step: 0, done: false }
    const done = here.done || reached >= DONE
    merged[key] = { done, step: done ? (here.done ? here.step : 0) : Math.max(here.step, reached) }
  }
  return merged
}

export function withMemory(memory: Memory, learned: Learned): Memory {
  const joined = (first: readonly string[], second: readonly string[]) => [...new Set([...first, ...second])]
  return {
    ...memory,
    matches: joined(named(learned, MATCH), memory.matches),
    explained: joined(memory.explained, named(learned, EXPLAINED)),
    silenced: joined(memory.silenced, named(learned, SILENCED)),
  }
}

/** What the server does not know yet. */
export const newTo = (known: Learned, learned: Learned): [string, number][] =>
  Object.entries(learned).filter(([name, reached]) => reached > (known[name] ?? 0))

type Owner = { id: string; account: boolean }

function ownerHere(): Owner | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(OWNER) ?? 'null')
    if (typeof found !== 'object' || found === null || !('id' in found)) return null
    return { id: String(found.id), account: 'account' in found && found.account === true }
  } catch {
    return null
  }
}

function own(owner: Owner): void {
  try {
    localStorage.setItem(OWNER, JSON.stringify(owner))
  } catch {
    // A browser that keeps nothing has nothing of others either.
  }
}

class Following {
  #known: Learned = {}
  #of: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Brings what was learned elsewhere, and tells the server what was learned here; once for each person. */
  async begin(): Promise<void> {
    const me = person.current
    if (!me || this.#of === me.id) return
    this.#of = me.id
    try {
      const { learned } = await api.learned()
      // Whoever was logged in here before has taken it along; what a guest has learned is the reader's own.
      const before = ownerHere()
      if (before?.account && before.id !== me.id) this.#clear()
      own({ id: me.id, account: me.account !== null })
      this.#take(learned)
      await this.#send()
    } catch {
      // Without the server, this browser remembers by itself; the next page tries again.
      this.#of = null
    }
  }

  /** Something was learned here. */
  changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      // Somebody else may be here by now.
      if (this.#of === null || this.#of !== person.current?.id) return
      // What cannot be told now is told when the next page begins.
      this.#send().catch(() => (this.#of = null))
    }, PAUSE_MS)
  }

  /** The coach is to begin anew with counting matches. */
  async forgetMatches(): Promise<void> {
    const { learned } = await api.learn({}, [MATCH])
    this.#known = learned
  }

  async #send(): Promise<void> {
    const fresh = newTo(this.#known, learnedOf(progress.latest(), readMemory()))
    for (let from = 0; from < fresh.length; from += AT_ONCE) {
      const { learned } = await api.learn(Object.fromEntries(fresh.slice(from, from + AT_ONCE)))
      this.#take(learned)
    }
  }

  #take(learned: Learned): void {
    this.#known = learned
    progress.take(withLessons(progress.latest(), learned))
    keepMemory(withMemory(readMemory(), learned))
  }

  #clear(): void {
    progress.take({})
    keepMemory({ modes: readMemory().modes, matches: [], explained: [], silenced: [] })
  }
}

export const following = new Following()
progress.heard = () => following.changed()
