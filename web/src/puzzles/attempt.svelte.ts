// A puzzle while it is tried. What would miss the goal is answered and not done, so that it always can be solved.

import { api } from '../api'
import type { Mistake } from '../learn/lesson.svelte'
import type { Offer, PuzzleMoment } from '../protocol'
import { type Pace, Playback, type Told } from '../stores/playback.svelte'

export type Phase = 'asked' | 'asking' | 'playing' | 'solved'

type Named = { game: string; id: string }
const NO_OFFERS: readonly Offer[] = []

export class Attempt {
  readonly playback: Playback<Told>
  readonly #first: PuzzleMoment
  readonly #puzzle: Named
  moment = $state.raw<PuzzleMoment>(null as never)
  choices = $state.raw<readonly string[]>([])
  mistake = $state.raw<Mistake | null>(null)
  mistakes = $state(0)
  /** Whether any of it was shown. */
  helped = $state(false)
  #asking = $state(false)
  /** How often it was begun. */
  round = $state(0)

  constructor(puzzle: Named, first: PuzzleMoment, pace: Pace) {
    this.#puzzle = puzzle
    this.#first = first
    this.playback = new Playback(pace)
    this.moment = first
    this.#begin()
  }

  phase: Phase = $derived.by(() => {
    if (this.#asking) return 'asking'
    if (this.playback.playing) return 'playing'
    return this.moment.verdict === 'solved' ? 'solved' : 'asked'
  })
  offers: readonly Offer[] = $derived.by(() =>
    this.phase === 'asked' ? (this.moment.question?.offers ?? NO_OFFERS) : NO_OFFERS,
  )

  async choose(choice: string, about: string): Promise<void> {
    if (this.phase !== 'asked') return
    const anchor = this.offers.find((each) => each.choice === choice)?.anchor ?? null
    const moment = await this.#ask([...this.choices, choice], false)
    if (moment.verdict === 'open' || moment.verdict === 'solved') this.#go(choice, moment)
    else {
      this.mistakes++
      this.mistake = { about, place: anchor, ...reasonOf(moment) }
    }
  }

  /** Does the next right thing instead of the one who solves. */
  async show(): Promise<void> {
    if (this.phase !== 'asked') return
    const { next } = await this.#ask(this.choices, true)
    if (next === null) return
    this.helped = true
    this.#go(next, await this.#ask([...this.choices, next], false))
  }

  again(): void {
    this.moment = this.#first
    this.#begin()
  }

  #begin(): void {
    this.round++
    this.choices = []
    this.mistake = null
    this.mistakes = 0
    this.helped = false
    this.playback.skip()
    const { you, view } = this.#first
    this.playback.receive({ news: [], reset: true, viewer: you, view })
  }

  async #ask(choices: readonly string[], help: boolean): Promise<PuzzleMoment> {
    this.#asking = true
    try {
      return await api.tryPuzzle(this.#puzzle.game, this.#puzzle.id, { choices: [...choices], help })
    } finally {
      this.#asking = false
    }
  }

  #go(choice: string, moment: PuzzleMoment): void {
    this.mistake = null
    this.choices = [...this.choices, choice]
    this.moment = moment
    const { news, you, view } = moment
    this.playback.receive({ news, reset: false, viewer: you, view })
  }
}

function reasonOf({ verdict, best, first, number }: PuzzleMoment): Pick<Mistake, 'message' | 'args'> {
  if (verdict === 'chance') return { message: 'puzzle-chance' }
  if (verdict === 'turn-over') return { message: 'puzzle-turn-over' }
  // A goal of all or nothing has no number to speak of.
  if (number - first <= 1) return { message: 'puzzle-missed-plainly' }
  return { message: 'puzzle-missed', args: { best, number } }
}
