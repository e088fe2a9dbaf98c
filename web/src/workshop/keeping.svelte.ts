// What the server keeps of the draft: a set of its own, saved by hand the first time and by itself from then on.

import { Refused } from '../api'
import { person } from '../stores/me.svelte'
import { t } from '../text/words.svelte'
import { entriesOf } from './file'
import { sets, type SetProblem, type SetInfo } from './sets'
import type { Workbench } from './workbench.svelte'

/** So often at most a version is made of what one tells. */
const EVERY_MS = 120_000

export class Keeping {
  readonly bench: Workbench
  /** The version that was stored last. */
  stored = $state.raw<SetInfo | null>(null)
  /** What the server finds wrong in the set. */
  problems = $state.raw<readonly SetProblem[]>([])
  busy = $state(false)
  #answers: unknown = null
  #name = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(bench: Workbench) {
    this.bench = bench
  }

  /** Nothing has been told since, and the name is the same. */
  get current(): boolean {
    const { draft } = this.bench
    return this.stored !== null && this.#answers === draft.answers && this.#name === draft.name.trim()
  }

  /** The set with its name, as it is stored. */
  get file() {
    const { draft, file } = this.bench
    return { ...file, name: draft.name.trim() || t('workshop-set-of', { person: person.name }) }
  }

  /** Whether it could be stored; if not, `problems` says why. */
  async store(): Promise<boolean> {
    const { draft, game } = this.bench
    const { answers } = draft
    const name = draft.name.trim()
    this.busy = true
    try {
      const { problems } = await sets.check(game, this.file)
      this.problems = problems
      if (problems.length > 0) return false
      this.stored = await this.#keep()
      this.#answers = answers
      this.#name = name
      draft.set = this.stored.set
      draft.keep()
      return true
    } finally {
      this.busy = false
    }
  }

  /** A set that somebody has deleted meanwhile begins anew. */
  async #keep(): Promise<SetInfo> {
    const { draft, game } = this.bench
    try {
      return await sets.store(game, this.file, draft.set)
    } catch (error) {
      const gone = error instanceof Refused && ['not-found', 'forbidden'].includes(error.refusal.code)
      if (draft.set === '' || !gone) throw error
      return sets.store(game, this.file, '')
    }
  }

  /** Something was told: it is stored in a while, if the set is kept at all. What fails is told again by hand. */
  later(): void {
    if (this.bench.draft.set === '' || this.#timer !== undefined) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (!this.current) this.store().catch(() => undefined)
    }, EVERY_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The value that a problem is about, if it is one. */
  placeOf({ section, place, field }: SetProblem): string | null {
    const sort = this.bench.workshop.layout[section]
    const entry = place === null ? undefined : entriesOf(this.bench.file, section)[place]
    if (!sort || !entry) return null
    const id = `${section}/${sort.key(entry)}/${field}`
    return this.bench.place(id)
      ? id
      : (this.bench.pieces.find((piece) => id.startsWith(`${piece.id}/`))?.values[0]?.id ?? null)
  }
}
