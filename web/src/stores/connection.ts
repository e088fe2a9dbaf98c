// One WebSocket that comes back by itself and asks for what it missed.

import type { FromServer, ToServer } from '../protocol'
import { readChanges } from './delta'

export type Status = 'connecting' | 'open' | 'lost'

export type Handlers = {
  receive: (message: FromServer) => void
  status: (status: Status) => void
}

/** What the connection needs of the browser; tests bring their own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'binaryType'> & {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}
export type Dial = (address: string) => Socket

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 15_000
const OPEN = 1

export class Connection {
  #address: (since: number | null) => string
  #handlers: Handlers
  #dial: Dial
  #socket: Socket | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #failures = 0
  #since: number | null = null
  /** The last state as it was written: the next one may be told by its differences. */
  #state: Uint8Array | null = null
  #closed = false

  constructor(
    address: (since: number | null) => string,
    handlers: Handlers,
    dial: Dial = (url) => new WebSocket(url) as Socket,
  ) {
    this.#address = address
    this.#handlers = handlers
    this.#dial = dial
  }

  open(): void {
    this.#closed = false
    this.#connect()
  }

  /** Whether the message went out. */
  send(message: ToServer & { id?: string }): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Something was missed: begins anew, without `since`, so that the server tells everything. */
  resync(): void {
    this.#since = null
    this.retry()
  }

  /** Tries at once, for example because the network is back. */
  retry(): void {
    if (this.#closed) return
    this.#drop()
    this.#failures = 0
    this.#connect()
  }

  /** The network is gone; an open socket would not notice it for minutes. */
  lose(): void {
    if (this.#closed) return
    this.#drop()
    this.#lost()
  }

  close(): void {
    this.#closed = true
    this.#drop()
  }

  #drop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const socket = this.#socket
    this.#socket = null
    if (socket === null) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #connect(): void {
    this.#handlers.status(this.#failures === 0 ? 'connecting' : 'lost')
    const socket = this.#dial(this.#address(this.#since))
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    this.#state = null
    socket.onopen = () => this.#handlers.status('open')
    socket.onmessage = (event) => this.#receive(event.data)
    socket.onclose = () => this.#lost()
  }

  #receive(data: unknown): void {
    // Only what arrives proves that the line is good; an opened socket may be closed at once by a busy server.
    this.#failures = 0
    const text = data instanceof ArrayBuffer ? this.#read(new Uint8Array(data)) : data
    if (typeof text !== 'string') return
    const message = JSON.parse(text) as FromServer
    if (message.type === 'state') {
      this.#since = message.version
      if (text === data) this.#state = new TextEncoder().encode(text)
    }
    this.#handlers.receive(message)
  }

  /** A state by its differences from the last one; if they do not fit, the server is asked for everything. */
  #read(changes: Uint8Array): string | null {
    if (this.#state === null) return null
    this.#state = readChanges(this.#state, changes)
    if (this.#state !== null) return new TextDecoder().decode(this.#state)
    this.send({ type: 'resync' })
    return null
  }

  #lost(): void {
    this.#socket = null
    if (this.#closed) return
    this.#failures += 1
    this.#handlers.status('lost')
    this.#timer = setTimeout(() => this.#connect(), wait(this.#failures))
  }
}

/** Doubles with every failure; a little chance keeps a thousand browsers from coming back in the same moment. */
export function wait(failures: number, chance: () => number = Math.random): number {
  const most = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  return most * (0.75 + 0.25 * chance())
}
