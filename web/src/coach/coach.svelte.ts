// A teacher at the table: asks the server what it thinks of every question, and remembers what has been said.

import { api, Refused } from '../api'
import { following } from '../learn/following'
import type { Coaching, Graded, State } from '../protocol'
import type { LiveMatch } from '../stores/live-match.svelte'
import {
  after,
  keepMemory,
  modeOf,
  readMemory,
  seated,
  withMode,
  type CoachMode,
  type Memory,
} from '../stores/coaching'
import { settings } from '../stores/settings.svelte'
import { partsOf } from '../table/prompt'
import { say, t } from '../text/words.svelte'
import { lessonOf, subjectOf, suggestion, toExplain, warning, type Explanation } from './judging'

/** Only one hint at a time is prepared for a person; if one is on its way, it is asked again. */
const AGAIN_MS = 700

/** A choice waits no longer than this for its judgement. */
export const HOLD_MS = 1500

type Asked = Pick<LiveMatch, 'ready' | 'latest'>

export class Coach {
  #live: Asked
  #match: string
  #usual = settings.current.coach
  #memory = $state.raw<Memory>(readMemory())
  #coaching = $state.raw<{ version: number; coaching: Coaching } | null>(null)
  /** The version of the question that it explains, and what; nothing if there is nothing new or it was understood. */
  #explained = $state.raw<{ version: number; what: Explanation | null } | null>(null)
  #hidden = $state<number | null>(null)
  /** The version it has asked the server about. */
  #asking = $state<number | null>(null)
  /** The choice it has warned before, until that is decided. */
  warned = $state.raw<Graded | null>(null)
  /** The choice that waits until the coach has looked at it. */
  held = $state.raw<{ choice: string; version: number } | null>(null)
  #holding: ReturnType<typeof setTimeout> | undefined
  #go: (choice: string) => void

  constructor(live: Asked, match: string, go: (choice: string) => void) {
    this.#live = live
    this.#go = go
    this.#match = match
    this.#remember(seated(this.#memory, match))
  }

  get mode(): CoachMode {
    return modeOf(this.#memory, this.#match, settings.current.coach)
  }

  get game(): string {
    return this.#live.latest?.match.game ?? ''
  }

  /** Often, rarely, off. */
  change(): void {
    this.#remember(withMode(this.#memory, this.#match, after(this.mode)))
  }

  /** Looks at what is asked, once for every question. */
  look(): void {
    // Whoever sets it anew for all matches means this one, too.
    if (settings.current.coach !== this.#usual) {
      this.#usual = settings.current.coach
      this.#memory = seated(readMemory(), this.#match)
    }
    const state = this.#live.latest
    if (!this.#live.ready || this.mode === 'off' || !state?.question || state.viewer === null) return
    if (this.#explained?.version !== state.version) this.#explain(state)
    if (this.#asking === state.version || !state.match.hints_allowed || state.question.offers.length < 2) return
    this.#asking = state.version
    void this.#ask(state, state.viewer)
  }

  get thinking(): boolean {
    const version = this.#live.latest?.version
    return this.mode !== 'off' && this.#asking === version && this.#coaching?.version !== version
  }

  get coaching(): Coaching | null {
    const known = this.#coaching
    return this.mode !== 'off' && known?.version === this.#live.latest?.version ? (known?.coaching ?? null) : null
  }

  /** It has looked and can say nothing about these offers. */
  get speechless(): boolean {
    return this.coaching?.offers.length === 0
  }

  /** What of the rules explains what is new here. */
  get explanation(): Explanation | null {
    const explained = this.#explained
    return this.mode !== 'off' && explained?.version === this.#live.latest?.version ? (explained?.what ?? null) : null
  }

  get suggested(): Graded | null {
    const question = this.#live.latest?.question
    if (!question || !this.coaching || this.#hidden === this.#live.latest?.version) return null
    return suggestion(this.mode, question, this.coaching)
  }

  gradeOf(choice: string): Graded['grade'] {
    return this.coaching?.offers.find((offer) => offer.choice === choice)?.grade ?? null
  }

  hide(): void {
    this.#hidden = this.#live.latest?.version ?? null
  }

  understood(): void {
    if (this.#explained) this.#explained = { ...this.#explained, what: null }
  }

  /**
   * Whether a choice must wait: for what the coach has to say before it, or for a moment, while it still looks at the
   * offers. Whoever chooses the same again does not wait.
   */
  stops(choice: string): boolean {
    const version = this.#live.latest?.version
    const insists = this.held?.choice === choice && this.held.version === version
    this.#letGo()
    if (insists) return false
    if (!this.thinking || version === undefined) return this.#warns(choice)
    this.held = { choice, version }
    this.#holding = setTimeout(() => this.#decide(), HOLD_MS)
    return true
  }

  /** The held choice is made without waiting any longer. */
  hurry(): void {
    const { held } = this
    this.#letGo()
    if (held && held.version === this.#live.latest?.version) this.#go(held.choice)
  }

  #letGo(): void {
    clearTimeout(this.#holding)
    this.held = null
  }

  /** The held choice was looked at, or has waited long enough. */
  #decide(): void {
    const { held } = this
    if (held && held.version === this.#live.latest?.version && this.#warns(held.choice)) this.#letGo()
    else this.hurry()
  }

  /** Something was learned elsewhere. */
  reread(): void {
    this.#memory = seated(readMemory(), this.#match)
  }

  #warns(choice: string): boolean {
    this.warned = this.coaching && warning(this.#memory, this.game, this.coaching, choice)
    return this.warned !== null
  }

  /** The warning has been read; about the same it may never be given again. */
  decided(silence: boolean): void {
    const { warned } = this
    this.warned = null
    if (!silence || !warned) return
    this.#remember({ ...this.#memory, silenced: [...this.#memory.silenced, subjectOf(this.game, warned)] })
  }

  #explain({ version, question, match }: State): void {
    const { game } = match
    const what = toExplain(this.#memory, game, question?.help ?? null, (section) => ({
      rules: t(`rules-${game}-${section}`),
      asked: question ? say(partsOf(question).ask, []) : '',
    }))
    this.#explained = { version, what }
    if (!what) return
    this.#remember({ ...this.#memory, explained: [...this.#memory.explained, lessonOf(game, what)] })
  }

  async #ask({ version }: State, seat: number): Promise<void> {
    while (this.#live.latest?.version === version) {
      try {
        this.#coaching = { version, coaching: await api.coach(this.#match, seat, version) }
        this.#decide()
        return
      } catch (error) {
        // Without it the match goes on as well.
        if (!(error instanceof Refused) || error.refusal.code !== 'too-many') {
          this.#coaching = { version, coaching: { help: null, offers: [] } }
          this.#decide()
          return
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
      }
    }
  }

  #remember(memory: Memory): void {
    this.#memory = memory
    keepMemory(memory)
    following.changed()
  }
}
