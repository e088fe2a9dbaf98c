// Follows an analysis that the server makes, until it is complete.

import type { Analysis } from '../protocol'

const PAUSE_MS = 600

export class Analyzer {
  current = $state.raw<Analysis | null>(null)
  failed = $state(false)
  complete = $derived(this.current !== null && this.current.done >= this.current.total)

  #fetch: (from: number) => Promise<Analysis>
  #fail: (error: unknown) => void
  #timer: ReturnType<typeof setTimeout> | null = null
  #stopped = false

  constructor(fetch: (from: number) => Promise<Analysis>, fail: (error: unknown) => void) {
    this.#fetch = fetch
    this.#fail = fail
  }

  async go(): Promise<void> {
    this.failed = false
    try {
      const answer = await this.#fetch(this.current?.points.length ?? 0)
      if (this.#stopped) return
      this.current = this.#joined(answer)
      if (!this.complete) this.#timer = setTimeout(() => void this.go(), PAUSE_MS)
    } catch (error) {
      if (this.#stopped) return
      this.failed = true
      this.#fail(error)
    }
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** What was known and what is new; a server that has begun anew is followed from the beginning. */
  #joined(answer: Analysis): Analysis | null {
    const known = this.current
    if (known === null) return answer
    if (answer.done < known.done) return null
    return { ...answer, from: 0, points: [...known.points, ...answer.points] }
  }
}
