// A live table: what the server sends, what is shown of it, and what this person does.

import type { Chat, FromServer, Offer, State, ThinkingBot, ToServer } from '../protocol'
import { announcement } from './announcement.svelte'
import { Connection, type Dial, type Status } from './connection'
import { Playback, type Pace } from './playback.svelte'
import { noteSeen, seenOf } from './seen'

/** After a stale choice the server sends the current state by itself; if it does not, the line is asked anew. */
const RESYNC_MS = 2000

type Parts = {
  id: string
  seat: number | null
  address: (seat: number | null, since: number | null, chat: number | null) => string
  pace: Pace
  refuse: (error: Extract<FromServer, { type: 'error' }>) => void
  /** The match was taken back before it had begun. */
  cancelled: () => void
  dial?: Dial
}

export class LiveMatch {
  readonly playback: Playback
  latest = $state.raw<State | null>(null)
  /** When it came, by `performance.now()`: from then on clocks run. */
  latestAt = $state(0)
  status = $state<Status>('connecting')
  chats = $state.raw<Chat[]>([])
  here = $state.raw<readonly boolean[]>([])
  /** The bot that thinks now. */
  thinking = $state.raw<ThinkingBot | null>(null)
  /** A choice on its way to the server. */
  pending = $state<string | null>(null)

  #parts: Parts
  #seat: number | null
  #connection: Connection
  #resync: ReturnType<typeof setTimeout> | null = null
  #lastNews = -1
  /** The next state tells the whole log. */
  #anew = true

  constructor(parts: Parts) {
    this.#parts = parts
    this.#seat = parts.seat
    this.playback = new Playback(parts.pace)
    const handlers = {
      receive: (message: FromServer) => this.#receive(message),
      status: (status: Status) => {
        this.status = status
      },
    }
    this.#connection = new Connection(
      (since) => parts.address(this.#seat, since, this.chats.at(-1)?.number ?? null),
      handlers,
      parts.dial,
    )
  }

  /**
   * What is asked, as soon as everything before it has been told; it stays to be seen while an answer is on its way.
   */
  get asked(): readonly Offer[] {
    return this.status === 'open' && !this.playback.playing ? (this.latest?.question?.offers ?? []) : []
  }

  /** What may be chosen now. */
  get offers(): readonly Offer[] {
    return this.ready ? this.asked : []
  }

  /** Whether the board shows the latest state and the line is good. */
  get ready(): boolean {
    return this.status === 'open' && this.pending === null && !this.playback.playing && this.latest !== null
  }

  open(): void {
    this.#connection.open()
  }

  close(): void {
    if (this.#resync !== null) clearTimeout(this.#resync)
    this.#connection.close()
    this.playback.forget()
  }

  retry(): void {
    this.#connection.retry()
  }

  lose(): void {
    this.#connection.lose()
  }

  send(message: ToServer): boolean {
    return this.#connection.send(message)
  }

  choose(choice: string): void {
    const state = this.latest
    if (state === null || !this.offers.some((offer) => offer.choice === choice)) return
    if (!this.send({ type: 'choose', version: state.version, choice })) return
    this.pending = choice
    this.playback.expectOwn(state.match.choices + 1)
  }

  /** Looks through the eyes of another seat of this device. */
  view(seat: number): void {
    this.#seat = seat
    this.latest = null
    this.playback.forget()
    this.#anew = true
    if (!this.send({ type: 'view', seat })) this.#connection.resync()
  }

  /** Notes that everything so far has been told. */
  noteSeen(): void {
    const last = this.playback.log.at(-1)
    if (last !== undefined && this.latest !== null) noteSeen(this.#parts.id, this.latest.viewer, last.number)
  }

  #receive(message: FromServer): void {
    if (message.type === 'state') this.#receiveState(message)
    else if (message.type === 'chat') this.#receiveChat([message])
    else if (message.type === 'chat-deleted') this.forgetLines([message.number])
    else if (message.type === 'announced') announcement.set(message.announcement)
    else if (message.type === 'chat-so-far') this.#receiveChat(message.lines)
    else if (message.type === 'presence') this.here = message.here
    else if (message.type === 'thinking') this.thinking = message
    else if (message.type === 'cancelled') this.#receiveCancelled()
    else if (message.type === 'error') this.#receiveError(message)
  }

  #receiveState(state: State): void {
    // An answer to what another seat of this device asked before the device was handed over.
    if (this.#seat !== null && state.viewer !== null && state.viewer !== this.#seat) return
    if (this.#resync !== null) clearTimeout(this.#resync)
    const whole = state.reset || this.#anew
    const next = state.news[0]?.number
    if (!whole && next !== undefined && next > this.#lastNews + 1) return this.#askAnew()
    const told = this.playback.log.at(-1)?.number ?? seenOf(this.#parts.id, state.viewer)
    this.#anew = false
    this.#lastNews = state.news.at(-1)?.number ?? (whole ? -1 : this.#lastNews)
    this.latest = state
    this.latestAt = performance.now()
    this.here = state.match.seats.map((seat) => seat.here)
    this.thinking = state.thinking
    this.pending = null
    this.playback.receive(whole ? { ...state, reset: true } : state, told)
  }

  /** Something is missing. */
  #askAnew(): void {
    this.#anew = true
    this.#connection.resync()
  }

  #receiveChat(lines: readonly Chat[]): void {
    // After a reconnection the server may repeat what is known.
    const known = new Set(this.chats.map((chat) => chat.number))
    const heard = lines.filter((chat) => !known.has(chat.number))
    this.chats = [...this.chats, ...heard].sort((a, b) => a.number - b.number)
  }

  /** Lines of the chat that are not shown any more. */
  forgetLines(numbers: readonly number[]): void {
    this.chats = this.chats.filter((chat) => !numbers.includes(chat.number))
  }

  #receiveCancelled(): void {
    this.close()
    this.#parts.cancelled()
  }

  #receiveError(message: Extract<FromServer, { type: 'error' }>): void {
    this.pending = null
    this.#parts.refuse(message)
    if (message.error.code === 'stale') this.#resync = setTimeout(() => this.#askAnew(), RESYNC_MS)
  }
}
