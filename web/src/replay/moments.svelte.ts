// The moments of a match: fetched once, stepped through by hand or by themselves.

import type { Moment } from '../protocol'

const KEPT = 400

export class Moments {
  current = $state.raw<Moment | null>(null)
  playing = $state(false)

  #fetch: (at: number) => Promise<Moment>
  #fail: (error: unknown) => void
  #known = new Map<number, Promise<Moment>>()
  #wanted = 0
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(fetch: (at: number) => Promise<Moment>, fail: (error: unknown) => void) {
    this.#fetch = fetch
    this.#fail = fail
  }

  /** Shows the moment after so many choices; while one scrubs, only the last wish counts. */
  async go(at: number): Promise<void> {
    const of = this.current?.of ?? Number.MAX_SAFE_INTEGER
    const wanted = Number.isFinite(at) ? Math.min(of, Math.max(0, Math.trunc(at))) : 0
    this.#wanted = wanted
    const eyes = this.#known
    try {
      const moment = await this.#get(wanted)
      if (this.#wanted !== wanted || this.#known !== eyes) return
      this.current = moment
      // The next one is most likely wanted next.
      if (moment.at < moment.of) void this.#get(moment.at + 1).catch(() => undefined)
    } catch (error) {
      this.stop()
      this.#fail(error)
    }
  }

  /** Everything is seen with other eyes: the same moment, fetched again. */
  anew(): Promise<void> {
    const at = this.current?.at ?? 0
    this.stop()
    this.#known = new Map()
    this.current = null
    return this.go(at)
  }

  /** Plays on from here, or from the beginning if this is the end. */
  play(pause: () => number): void {
    this.playing = true
    const next = async () => {
      const { at, of } = this.current ?? { at: 0, of: 0 }
      if (at >= of) return this.stop()
      await this.go(at + 1)
      if (this.playing) this.#timer = setTimeout(() => void next(), pause())
    }
    const atEnd = this.current !== null && this.current.at >= this.current.of
    void (atEnd ? this.go(0) : Promise.resolve()).then(next)
  }

  stop(): void {
    this.playing = false
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #get(at: number): Promise<Moment> {
    const known = this.#known.get(at)
    if (known) return known
    if (this.#known.size >= KEPT) this.#known.clear()
    const moment = this.#fetch(at)
    this.#known.set(at, moment)
    // What failed may be asked for again.
    moment.catch(() => this.#known.delete(at))
    return moment
  }
}
