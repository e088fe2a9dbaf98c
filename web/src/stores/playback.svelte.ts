// What the others and the rules did is shown step by step before the board takes over the new view; nothing flies past.

import type { News, State } from '../protocol'
import type { Speed } from './settings.svelte'

const STEP_MS: Record<Exclude<Speed, 'off'>, number> = { slow: 2800, normal: 1500, fast: 650 }
/** More than this is a story of its own; coming back after a long time only its end is told. */
const RECAP = 30
const REMEMBERED = 40

export type Pace = {
  speed: () => Speed
  /** How long a sentence is to read, 1 being usual. */ weight: (news: News) => number
}

export class Playback {
  /** What the board shows. */
  shown = $state.raw<State | null>(null)
  /** What is being told right now. */
  current = $state.raw<News | null>(null)
  /** All that has been told. */
  log = $state.raw<readonly News[]>([])
  playing = $state(false)
  /** Whether there is something to tell again. */
  repeatable = $state(false)

  #pace: Pace
  #queue: State[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #own = new Set<number>()
  #base: State | null = null
  #recent: State[] = []
  #repeating = false
  #held = false
  #waiting: (() => void) | null = null

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** What follows from this choice is one's own doing and is not slowed down. */
  expectOwn(choice: number): void {
    this.#own.add(choice)
  }

  /** `seen` is the last news this viewer was told before everything begins anew, if it is known. */
  receive(state: State, seen: number | null = null): void {
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
    for (const state of this.#queue.splice(0)) this.#take(state)
    this.#rest()
  }

  /** Tells once more what happened since one's own last choice. */
  again(): void {
    if (this.#recent.length === 0) return
    this.skip()
    this.#queue = [...this.#recent]
    this.#recent = []
    this.#repeating = true
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
    this.shown = null
    this.log = []
    this.#rest()
  }

  #begin(state: State, seen: number | null): void {
    this.#stop()
    this.#queue = []
    // After something was taken back, the numbers of one's own choices may become somebody else's.
    this.#own.clear()
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
    const paced = state.news.filter((news) => this.#isPaced(news))
    this.#tell(state.news.filter((news) => !paced.includes(news)))
    this.playing = true
    this.#step(state, paced, 0)
  }

  #step(state: State, paced: readonly News[], index: number): void {
    const news = paced[index]
    if (news === undefined) {
      this.#queue.shift()
      this.#take(state)
      return this.#next()
    }
    const speed = this.#pace.speed()
    this.current = news
    this.#tell([news])
    const time = speed === 'off' ? 0 : STEP_MS[speed] * this.#pace.weight(news)
    const go = () => this.#step(state, paced, index + 1)
    this.#timer = setTimeout(() => {
      if (this.#held) this.#waiting = go
      else go()
    }, time)
  }

  #isPaced(news: News): boolean {
    return this.#repeating || (this.#pace.speed() !== 'off' && !this.#own.has(news.choice))
  }

  #take(state: State): void {
    this.#tell(state.news)
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
