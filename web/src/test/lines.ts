// A WebSocket that the test holds in its hands.

import type { Dial, Socket } from '../stores/connection'
import type { FromServer } from '../protocol'

export class Line implements Socket {
  readyState: Socket['readyState'] = 0
  binaryType: Socket['binaryType'] = 'blob'
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null

  readonly address: string

  constructor(address: string) {
    this.address = address
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** In a binary message. */
  sayBytes(bytes: Uint8Array): void {
    this.onmessage?.({ data: new Uint8Array(bytes).buffer })
  }

  break(): void {
    this.readyState = 3
    this.onclose?.()
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data))
  }

  close(): void {
    this.readyState = 3
  }
}

export function lines(): { dialled: Line[]; dial: Dial } {
  const dialled: Line[] = []
  const dial: Dial = (address) => {
    const line = new Line(address)
    dialled.push(line)
    return line
  }
  return { dialled, dial }
}
