// Listens to what the server tells a page over its live connections.

import type { Page, WebSocket } from '@playwright/test'
import type { FromServer, State } from '../src/protocol'
import { readChanges } from '../src/stores/delta'

export class Wire {
  readonly states: State[] = []
  #waiting: (() => void)[] = []

  /** Must be called before the page goes to a table. */
  constructor(page: Page) {
    page.on('websocket', (socket) => this.#listen(socket))
  }

  get latest(): State | undefined {
    return this.states.at(-1)
  }

  /** The latest state, as soon as it fits. */
  async until(fits: (state: State) => boolean): Promise<State> {
    for (;;) {
      const state = this.latest
      if (state && fits(state)) return state
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  #listen(socket: WebSocket): void {
    let last: Uint8Array = new Uint8Array()
    socket.on('framereceived', ({ payload }) => {
      const text = typeof payload === 'string' ? new TextEncoder().encode(payload) : readChanges(last, payload)
      if (text === null) throw new Error('differences from another state')
      const message = JSON.parse(new TextDecoder().decode(text)) as FromServer
      if (message.type !== 'state') return
      last = text
      this.states.push(message)
      for (const resolve of this.#waiting.splice(0)) resolve()
    })
  }
}
