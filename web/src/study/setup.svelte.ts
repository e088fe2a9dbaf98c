// A position being set up: its text, what the server says of it, and the last one that could be.

import { api, Refused } from '../api'
import type { SetupLine, SetupLines, StudyMoment } from '../protocol'
import { NOTHING, plainValue, put, read, rowOf, type Value, withPlain, withValue } from './lines'

/** While somebody writes, the server is asked when they pause. */
const PAUSE_MS = 250

export type Mistake = { line: number; reason: string }

export class Setup {
  readonly game: string
  text = $state('')
  /** The last position that can be. */
  moment = $state.raw<StudyMoment | null>(null)
  lines = $state.raw<SetupLines>({ lines: [], words: {} })
  mistake = $state.raw<Mistake | null>(null)
  /** The text of the moment. */
  #shown = $state.raw<string | null>(null)
  #past = $state.raw<readonly string[]>([])
  #future = $state.raw<readonly string[]>([])
  #request = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #fail: (error: unknown) => void
  #table = ''

  constructor(game: string, text: string, fail: (error: unknown) => void) {
    this.game = game
    this.text = text
    this.#fail = fail
  }

  canUndo = $derived.by(() => this.#past.length > 0)
  canRedo = $derived.by(() => this.#future.length > 0)
  /** Whether the board shows what the text says. */
  good = $derived.by(() => this.#shown === this.text)

  get seats(): number {
    return this.moment?.seats ?? 2
  }

  /** Replaces the text by what a form or the writer says. */
  change(text: string, how: 'typed' | 'at-once' = 'at-once'): void {
    if (text === this.text) return
    this.#past = [...this.#past, this.text]
    this.#future = []
    this.#set(text, how)
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (last === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [this.text, ...this.#future]
    this.#set(last, 'at-once')
  }

  redo(): void {
    const [next, ...more] = this.#future
    if (next === undefined) return
    this.#past = [...this.#past, this.text]
    this.#future = more
    this.#set(next, 'at-once')
  }

  /** What a line says: as it is written, else what holds without it. */
  valueOf(line: SetupLine): Value {
    const { words } = this.lines
    return read(this.text, line, words) ?? read(this.moment?.scene ?? '', line, words) ?? NOTHING
  }

  isWritten(line: SetupLine): boolean {
    return rowOf(this.text, line) !== null
  }

  /** Writes a line; `null` takes it away, so that its default holds. */
  write(line: SetupLine, value: Value | null): void {
    this.change(value === null ? withValue(this.text, line, null) : put(this.text, this.lines, line, value))
  }

  /** Another number of seats, or other options. */
  writeTable(key: 'seats' | 'options', value: string): void {
    this.change(withPlain(this.text, key, value))
  }

  /** The line with this key, as the server lists it. */
  line(key: string): SetupLine | undefined {
    return this.lines.lines.find((each) => each.key === key)
  }

  /** The line of the text that is wrong, if it is one of these. */
  mistakeOf(line: SetupLine): string | null {
    const row = rowOf(this.text, line)
    return this.mistake && row !== null && this.mistake.line === row + 1 ? this.mistake.reason : null
  }

  async check(): Promise<void> {
    const request = ++this.#request
    const { text } = this
    try {
      const moment = await api.study({ game: this.game, scene: text, choices: [], seat: null })
      if (request !== this.#request) return
      await this.#learn(moment)
      this.moment = moment
      this.#shown = text
      this.mistake = null
    } catch (error) {
      if (request !== this.#request) return
      if (error instanceof Refused && error.refusal.code === 'bad-scene') {
        const { line, detail } = error.refusal.text.args ?? {}
        this.mistake = { line: Number(line), reason: String(detail) }
      } else this.#fail(error)
    }
  }

  /** Which lines there are depends on the table. */
  async #learn({ seats, options }: StudyMoment): Promise<void> {
    const table = JSON.stringify([seats, options])
    if (table === this.#table) return
    this.lines = await api.setupLines(this.game, seats, options)
    this.#table = table
  }

  #set(text: string, how: 'typed' | 'at-once'): void {
    this.text = text
    clearTimeout(this.#timer)
    if (how === 'at-once') void this.check()
    else this.#timer = setTimeout(() => void this.check(), PAUSE_MS)
  }
}

/** The text names its seats and options, so that it means the same everywhere. */
export function withTable(text: string, { seats, options }: Pick<StudyMoment, 'seats' | 'options'>): string {
  const written = Object.entries(options).map(([key, value]) => `${key}=${value}`)
  const seated = plainValue(text, 'seats') === null ? `seats: ${String(seats)}\n${text}` : text
  if (written.length === 0 || plainValue(seated, 'options') !== null) return seated
  return `options: ${written.join(' ')}\n${seated}`
}
