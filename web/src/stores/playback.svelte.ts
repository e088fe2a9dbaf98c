// What the others and the rules did is shown event by event before the board takes over the new view; nothing flies
// past, and a whole round of the others takes no longer than its pace allows.

import type { News, State } from '../protocol'
import type { Speed } from './settings.svelte'

type Paced = Exclude<Speed, 'off'>
/** A movement and a moment to see what came of it. */
const STEP_MS: Record<Paced, number> = { slow: 1500, normal: 550, fast: 260 }
/** All that is told between two choices of one's own. */
const ROUND_MS: Record<Paced, number> = { slow: 20_000, normal: 6000, fast: 2500 }
/** Of a step, what the movement takes. */
const MOVING = 0.65
/** More than this is a story of its own; coming back after a long time only its end is told. */
const RECAP = 30
const REMEMBERED = 40

export type Pace = {
  speed: () => Speed
  /** Whether there is something to see of it; what shows nothing takes no time. */
  moves: (news: News) => boolean
}

/** What is known of a moment where it is only told. */
export type Told = Pick<State, 'news' | 'reset' | 'viewer' | 'view'>

export class Playback<S extends Told = State> {
  /** What the board shows. */
  shown = $state.raw<S | null>(null)
  /** What is being told right now, and how long its movement takes. */
  current = $state.raw<News | null>(null)
  time = 0
  /** What came with the shown state and was not told one by one. */
  arrived: readonly News[] = []
  /** All that has been told. */
  log = $state.raw<readonly News[]>([])
  playing = $state(false)
  /** Whether there is something to tell again. */
  repeatable = $state(false)

  #pace: Pace
  #queue: S[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #own = new Set<number>()
  #base: S | null = null
  #recent: S[] = []
  #repeating = false
  #held = false
  /** Milliseconds of telling since the last choice of one's own. */
  #spent = 0
  #waiting: (() => void) | null = null

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** What follows from this choice is one's own doing and is not slowed down. */
  expectOwn(choice: number): void {
    this.#own.add(choice)
    this.#spent = 0
  }

  /** `seen` is the last news this viewer was told before everything begins anew, if it is known. */
  receive(state: S, seen: number | null = null): void {
    const fresh = this.shown === null || state.reset || state.viewer !== this.shown.viewer
    if (fresh) this.#begin(state, seen)
    else {
      this.#queue.push(state)
      if (!this.playing) this.#next()
    }
  }

  /** Shows everything at once. */
  skip(): void {
    this.#stop()
    for (const state of this.#queue.splice(0)) this.#take(state, [])
    this.#rest()
  }

  /** Tells once more what happened since one's own last choice. */
  again(): void {
    if (this.#recent.length === 0) return
    this.skip()
    this.#queue = [...this.#recent]
    this.#recent = []
    this.#repeating = true
    this.#spent = 0
    this.arrived = []
    this.shown = this.#base
    this.#next()
  }

  /** Waits while nobody looks at the page. */
  hold(held: boolean): void {
    this.#held = held
    const go = this.#waiting
    if (held || go === null) return
    this.#waiting = null
    go()
  }

  /** Nothing may remain of what the last viewer saw. */
  forget(): void {
    this.#stop()
    this.#queue = []
    this.#recent = []
    this.#own.clear()
    this.#base = null
    this.arrived = []
    this.shown = null
    this.log = []
    this.#rest()
  }

  #begin(state: S, seen: number | null): void {
    this.#stop()
    this.#queue = []
    // After something was taken back, the numbers of one's own choices may become somebody else's.
    this.#own.clear()
    this.#spent = 0
    this.arrived = []
    this.shown = state
    this.#base = state
    const missed = seen === null ? [] : state.news.filter((news) => news.number > seen).slice(-RECAP)
    const first = missed[0]?.number
    this.log = first === undefined ? state.news : state.news.filter((news) => news.number < first)
    this.#recent = []
    this.#rest()
    if (missed.length === 0) return
    this.#queue = [{ ...state, news: missed }]
    this.#next()
  }

  #next(): void {
    const state = this.#queue[0]
    if (state === undefined) return this.#rest()
    this.playing = true
    this.#step(state, state.news, 0)
  }

  #step(state: S, news: readonly News[], index: number): void {
    const next = news.findIndex((item, at) => at >= index && this.#isPaced(item))
    const item = news[next]
    if (item === undefined) {
      this.#queue.shift()
      this.#take(state, news.slice(index))
      return this.#next()
    }
    this.#tell(news.slice(index, next + 1))
    const time = this.#stepTime(news.slice(next))
    this.#spent += time
    this.time = time * MOVING
    this.current = item
    const go = () => this.#step(state, news, next + 1)
    this.#timer = setTimeout(() => {
      if (this.#held) this.#waiting = go
      else go()
    }, time)
  }

  /** What is left of the round's time is shared by all that is still to be told. */
  #stepTime(rest: readonly News[]): number {
    const speed = this.#pace.speed()
    if (speed === 'off') return 0
    const later = this.#queue.slice(1).flatMap((state) => state.news)
    const steps = [...rest, ...later].filter((item) => this.#isPaced(item)).length
    return Math.min(STEP_MS[speed], Math.max(0, ROUND_MS[speed] - this.#spent) / steps)
  }

  #isPaced(news: News): boolean {
    if (!this.#pace.moves(news)) return false
    return this.#repeating || (this.#pace.speed() !== 'off' && !this.#own.has(news.choice))
  }

  /** `untold`: what comes with it all at once. */
  #take(state: S, untold: readonly News[]): void {
    this.#tell(state.news)
    this.arrived = untold
    this.shown = state
    if (!this.#repeating && state.news.some((news) => this.#own.has(news.choice))) {
      this.#base = state
      this.#recent = []
    } else if (state.news.length > 0) {
      this.#recent.push(state)
      if (this.#recent.length > REMEMBERED) this.#base = this.#recent.shift() ?? this.#base
    }
  }

  /** Adds what the log does not have yet. */
  #tell(news: readonly News[]): void {
    const told = new Set(this.log.map((item) => item.number))
    const fresh = news.filter((item) => !told.has(item.number))
    if (fresh.length > 0) this.log = [...this.log, ...fresh].sort((a, b) => a.number - b.number)
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting = null
  }

  #rest(): void {
    this.playing = false
    this.current = null
    this.#repeating = false
    this.repeatable = this.#recent.length > 0
  }
}
