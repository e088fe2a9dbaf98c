// A position being explored: the tree of what was tried, where one stands in it, and what the server says of that.

import { api } from '../api'
import type { Advice, Offer, StudyMoment } from '../protocol'
import { type Pace, Playback, type Told } from '../stores/playback.svelte'
import type { Shared } from './link'
import { Move, Tree } from './tree.svelte'

const KEPT = 300
/** Lines of a link whose words are fetched when it is opened; others are said when somebody goes there. */
const SAID_AT_ONCE = 12

const NO_OFFERS: readonly Offer[] = []

export class Study {
  readonly game: string
  readonly scene: string
  readonly playback: Playback<Told>
  tree: Tree
  /** Through whose eyes; none: everything is seen. */
  eyes = $state<number | null>(null)
  moment = $state.raw<StudyMoment | null>(null)
  /** Whether what is shown is not yet where one wants to be. */
  waiting = $state(false)
  advice = $state.raw<{ move: Move; seat: number; advice: Advice } | null>(null)
  thinking = $state(false)
  /** Whether the search is asked wherever one comes to. */
  always = $state(false)

  #known = new Map<string, Promise<StudyMoment>>()
  #advised = new Map<string, Advice>()
  #fail: (error: unknown) => void
  #shown: Move | null = null

  constructor(game: string, { scene, moves, at }: Shared, pace: Pace, fail: (error: unknown) => void) {
    this.game = game
    this.scene = scene
    this.tree = Tree.read(moves, at)
    this.playback = new Playback(pace)
    this.#fail = fail
  }

  /** Who is asked first of all that are, or whoever looks. */
  asked: number | null = $derived.by(() => {
    const { moment, eyes } = this
    if (!moment) return null
    return eyes === null ? (moment.asked[0] ?? null) : moment.asked.includes(eyes) ? eyes : null
  })
  /** Whose side of the table one sits at: it is turned to whoever is asked, once all has been shown. */
  #side = $state(0)
  viewer: number = $derived.by(() => this.eyes ?? this.#side)
  offers: readonly Offer[] = $derived.by(() =>
    this.waiting || this.playback.playing ? NO_OFFERS : (this.moment?.question?.offers ?? NO_OFFERS),
  )

  /** Fetches the first moment; only this tells what is wrong with a position. */
  async begin(): Promise<void> {
    await this.#fetch(this.tree.root)
    await this.show()
    void this.#sayLines()
  }

  /** Turns the table. */
  turn(): void {
    if (this.asked !== null && !this.playback.playing) this.#side = this.asked
  }

  choose(choice: string): void {
    const offer = this.moment?.question?.offers.find((each) => each.choice === choice)
    if (!offer || this.asked === null || this.waiting) return
    const seat = String.fromCharCode('A'.charCodeAt(0) + this.asked)
    this.tree.play(`${seat}: ${choice}`, offer.label)
    void this.show()
  }

  go(move: Move): void {
    this.tree.go(move)
    void this.show()
  }

  look(eyes: number | null): void {
    this.eyes = eyes
    this.#shown = null
    void this.show()
  }

  /** Brings the board to where one stands; if one goes on meanwhile, only the last wish counts. */
  async show(): Promise<void> {
    const move = this.tree.current
    const { eyes } = this
    this.waiting = true
    try {
      const moment = await this.#fetch(move)
      if (this.tree.current !== move || this.eyes !== eyes) return
      const step = move.parent !== null && move.parent === this.#shown
      this.#shown = move
      this.moment = moment
      // A step forward is played; elsewhere the board simply is.
      this.playback.skip()
      this.playback.receive({ news: step ? moment.news : [], reset: !step, viewer: this.eyes, view: moment.view })
    } catch (error) {
      if (this.tree.current !== move) return
      this.#fail(error)
      // A move that cannot be made is not there.
      if (move.parent) {
        this.tree.delete(move)
        this.waiting = false
        return void this.show()
      }
    }
    this.waiting = false
    if (this.always) void this.think()
  }

  /** Asks the search for whoever is asked. */
  async think(): Promise<void> {
    const seat = this.asked
    const move = this.tree.current
    if (seat === null || this.thinking) return
    const key = this.#key(move, seat)
    this.thinking = true
    try {
      const advice = this.#advised.get(key) ?? (await api.studyHint(this.#study(move, seat), seat))
      this.#advised.set(key, advice)
      this.advice = { move, seat, advice }
    } catch (error) {
      this.always = false
      this.#fail(error)
    }
    this.thinking = false
    // Whoever has gone on wants to know it there.
    if (this.always && this.tree.current !== move && !this.waiting) void this.think()
  }

  /** The opinion on where one stands. */
  opinion: Advice | null = $derived.by(() => {
    const { advice, asked } = this
    return advice && advice.move === this.tree.current && advice.seat === asked ? advice.advice : null
  })

  /** What a move has come to, with everything seen. */
  positionAt(move: Move): Promise<StudyMoment> {
    return api.study(this.#study(move, null))
  }

  shared(): Shared {
    return { scene: this.scene, moves: this.tree.write(), at: this.tree.path() }
  }

  #study(move: Move, seat: number | null) {
    return { game: this.game, scene: this.scene, choices: move.line.map(({ choice }) => choice), seat }
  }

  #key(move: Move, seat: number | null): string {
    return JSON.stringify([seat, ...move.line.map(({ choice }) => choice)])
  }

  async #fetch(move: Move): Promise<StudyMoment> {
    const key = this.#key(move, this.eyes)
    const known = this.#known.get(key) ?? api.study(this.#study(move, this.eyes))
    if (this.#known.size >= KEPT) this.#known.clear()
    this.#known.set(key, known)
    try {
      const moment = await known
      move.line.forEach((each, index) => (each.label ??= moment.line[index]?.label ?? null))
      return moment
    } catch (error) {
      this.#known.delete(key)
      throw error
    }
  }

  /** The moves of a link are known by their notation; what they are called, the server says. */
  async #sayLines(): Promise<void> {
    const unsaid = this.tree.ends().filter((end) => end.line.some(({ label }) => label === null))
    for (const end of unsaid.slice(0, SAID_AT_ONCE)) await this.#fetch(end).catch(() => undefined)
  }
}
