// Who plays at this browser, and which games the server has.

import { api } from '../api'
import type { Game, Me } from '../protocol'
import { personName } from '../text/names'

class Person {
  current = $state.raw<Me | null>(null)
  games = $state.raw<Game[]>([])

  async load(): Promise<void> {
    // One after the other: the first answer sets the cookie, and two at once would make two guests.
    this.current = await api.me()
    this.games = await api.games()
  }

  /** As the reader is called here. */
  get name(): string {
    return this.current ? personName(this.current.name, this.current.named) : ''
  }

  game(name: string): Game | undefined {
    return this.games.find((game) => game.name === name)
  }

  /** Takes a name, if one was given. */
  async call(name: string): Promise<void> {
    const wanted = name.trim()
    if (wanted && wanted !== this.name) this.current = await api.changeMe({ name: wanted })
  }

  set(me: Me): void {
    this.current = me
  }
}

export const person = new Person()
