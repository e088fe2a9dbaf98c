// The board on which somebody is taught or asked: what it shows, and how it is told.

import type { BoardProps, GameModule } from '../games/board'
import type { Offer, Phrase } from '../protocol'
import { Explainer, provideExplainer } from '../stores/explainer.svelte'
import type { Playback, Told } from '../stores/playback.svelte'
import { settings } from '../stores/settings.svelte'
import { wishedSpeed } from '../table/motion'
import { provideStage, Stage } from '../table/stage.svelte'
import { otherwise, say, t } from '../text/words.svelte'

type Given = {
  module: GameModule
  components: unknown
  names: readonly string[]
  options: Record<string, string>
  /** The seat of whoever learns. */
  you: number
  choose: (choice: string) => void
  /** The places that must be in sight. */
  attend?: () => readonly string[]
}
type Course = { readonly playback: Playback<Told>; readonly offers: readonly Offer[] }

const NO_PLACES: readonly string[] = []

/** Made where a component begins: it provides the stage and the explainer to what is drawn in it. */
export class TaughtBoard {
  readonly module: GameModule
  readonly playback: Playback<Told>
  readonly stage: Stage
  readonly explainer: Explainer
  readonly props: BoardProps
  /** An offer of the list that the pointer rests on. */
  pointed = $state<string | null>(null)
  readonly #given: Given
  readonly names = $derived.by(() =>
    this.#given.names.map((each, seat) => (seat === this.#given.you ? t('learn-you') : each)),
  )
  readonly motion = $derived(wishedSpeed())
  readonly #settings = $derived({ marks: settings.current.marks, motion: this.motion })
  readonly #highlight = $derived.by(() => {
    if (this.playback.current) return [...this.stage.lit]
    return this.pointed === null ? [] : [this.pointed]
  })

  constructor(course: Course, given: Given) {
    const { module, components, options, you, choose } = given
    this.#given = given
    this.module = module
    this.playback = course.playback
    this.stage = provideStage(new Stage(module.Piece))
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- a getter has a `this` of its own
    const taught = this
    this.props = {
      get view() {
        return course.playback.shown?.view
      },
      get names() {
        return taught.names
      },
      get offers() {
        return course.offers
      },
      get highlight() {
        return taught.#highlight
      },
      get attend() {
        return given.attend?.() ?? NO_PLACES
      },
      get settings() {
        return taught.#settings
      },
      components,
      options,
      viewer: you,
      choose,
      say: this.say,
      text: (id) => t(id),
      otherwise,
    }
    this.explainer = provideExplainer(new Explainer((anchor) => module.explain(anchor, this.props)))
  }

  say = (phrase: Phrase): string => say(phrase, this.names)

  /** What can be chosen now, in words. */
  sayOffer(choice: string): string {
    const label = this.props.offers.find((offer) => offer.choice === choice)?.label
    return label ? this.say(label) : ''
  }
}
