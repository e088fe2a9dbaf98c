// What the operators of the server tell everybody.

import { api } from '../api'
import type { Announcement } from '../protocol'

const LOOK_MS = 60_000

class AnnouncementStore {
  current = $state.raw<Announcement | null>(null)
  /** What this reader has put away. */
  #put = $state.raw<string | null>(null)

  get shown(): Announcement | null {
    return this.current !== null && this.current.en !== this.#put ? this.current : null
  }

  set(announcement: Announcement | null): void {
    this.current = announcement
  }

  putAway(): void {
    this.#put = this.current?.en ?? null
  }

  /** Looks now and then; at a table the server tells it at once. A server that cannot be reached is told elsewhere. */
  watch(): () => void {
    const look = () =>
      api.announcement().then(
        ({ announcement }) => this.set(announcement),
        () => undefined,
      )
    void look()
    const timer = setInterval(() => void look(), LOOK_MS)
    return () => clearInterval(timer)
  }
}

export const announcement = new AnnouncementStore()
