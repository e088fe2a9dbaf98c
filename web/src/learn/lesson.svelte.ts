// A lesson while it is done: the step, what was done wrong, and what the board shows.

import type { LessonResult, LessonScript, LessonStep, Offer, Word } from '../protocol'
import { type Pace, Playback, type Told } from '../stores/playback.svelte'
import { judgeAnswer, judgeChoice, judgePlaces, solution, type Verdict } from './judging'

export type Mistake = {
  /** What was chosen or tapped, in words; empty if there is no name for it. */
  about: string
  /** The message with the reason. */
  message: string
  args?: Record<string, Word>
  /** Where it happened, if that is on the board. */
  place: string | null
}

/** `playing`: what came of the right act is being shown. */
export type Phase = 'asked' | 'playing' | 'solved' | 'over'

/** From so many mistakes on, being shown it is the way that is put forward. */
const PATIENCE = 2
const NO_OFFERS: readonly Offer[] = []

export class Lesson {
  readonly script: LessonScript
  readonly playback: Playback<Told>
  at = $state(0)
  mistake = $state.raw<Mistake | null>(null)
  mistakes = $state(0)
  /** The answer that was given, or shown. */
  answered = $state<number | null>(null)
  #solved = $state(false)
  #furthest = $state(0)
  /** How many steps have been begun, this one counted anew each time. */
  round = $state(0)

  constructor(script: LessonScript, start: number, pace: Pace) {
    this.script = script
    this.playback = new Playback(pace)
    const at = start < script.steps.length ? start : 0
    this.#furthest = at
    this.#begin(at)
  }

  step: LessonStep | null = $derived.by(() => this.script.steps[this.at] ?? null)
  phase: Phase = $derived.by(() => {
    if (this.step === null) return 'over'
    if (!this.#solved) return 'asked'
    return this.playback.playing ? 'playing' : 'solved'
  })
  /** Whether one may go on: after the right act, and where one has been already. */
  passed = $derived.by(() => this.phase === 'solved' || (this.phase === 'asked' && this.at < this.#furthest))
  stuck = $derived.by(() => this.phase === 'asked' && this.mistakes >= PATIENCE)
  /** What can be chosen on the board; where nothing is to be chosen, nothing is ringed. */
  offers: readonly Offer[] = $derived.by(() =>
    this.phase === 'asked' && this.step?.task.kind === 'choose' ? (this.step.question?.offers ?? NO_OFFERS) : NO_OFFERS,
  )

  /** The message of this lesson, of its step if `part` says what of it. */
  message(part?: string): string {
    const lesson = `lesson-${this.script.name}`
    if (part === undefined || this.step === null) return lesson + (part ?? '')
    return `${lesson}-${this.step.name}${part}`
  }

  choose(choice: string, about: string): void {
    const offer = this.offers.find((each) => each.choice === choice)
    this.#judge((step) => judgeChoice(step, choice, offer?.anchor ?? null), about, offer?.anchor ?? null)
  }

  tap(places: readonly string[], about: string): void {
    this.#judge((step) => judgePlaces(step, places), about, places[0] ?? null)
  }

  answer(number: number, about: string): void {
    if (this.phase === 'asked') this.answered = number
    this.#judge((step) => judgeAnswer(step, number), about, null)
  }

  /** Does it instead of the learner. */
  show(): void {
    if (this.step === null || this.phase !== 'asked') return
    if (this.step.task.kind === 'answer') this.answered = this.step.task.right
    this.#solve(solution(this.step))
  }

  next(): void {
    if (this.passed) this.#begin(this.at + 1)
  }

  back(): void {
    if (this.at > 0) this.#begin(this.at - 1)
  }

  again(): void {
    this.#begin(0)
  }

  #judge(judge: (step: LessonStep) => Verdict, about: string, place: string | null): void {
    if (this.step === null || this.phase !== 'asked') return
    const verdict = judge(this.step)
    if (verdict.right) return this.#solve(verdict.result)
    this.mistakes++
    this.mistake = { about, place, message: verdict.message ?? this.message('-wrong') }
  }

  #solve(result: LessonResult | null): void {
    this.mistake = null
    this.#solved = true
    this.#furthest = Math.max(this.#furthest, this.at + 1)
    if (result) this.playback.receive({ news: result.news, reset: false, viewer: this.script.you, view: result.view })
  }

  #begin(at: number): void {
    this.at = at
    this.round++
    this.mistake = null
    this.mistakes = 0
    this.answered = null
    this.#solved = false
    const step = this.script.steps[at]
    // What was still being shown of the last step is over; after the last one its end stays.
    this.playback.skip()
    if (step) this.playback.receive({ news: [], reset: true, viewer: this.script.you, view: step.view })
  }
}
