// All that the parts of the workshop share: the set as it was, the set as it is told now, and what is asked.

import type { Json, Piece, SetFile, Value, Workshop } from '../games/workshop'
import { Draft } from './draft.svelte'
import { applied, entryOf, isKnown, valuesOf, type Told } from './file'
import { counted, isOpen, nextOpen, upcoming } from './progress'

/** What a value's mark says. */
export type MarkName = 'book' | 'seen' | 'guess' | 'ok' | 'later'

export class Workbench {
  readonly game: string
  readonly workshop: Workshop
  /** What the board's parts are given of the set that one begins with. */
  readonly base: { readonly file: SetFile; readonly hash: string }
  readonly draft: Draft
  /** Whether one goes through a kind of pieces only: nobody shall confirm what they have not seen. */
  stays = false

  file: SetFile = $derived.by(() => applied(this.base.file, this.draft.answers, this.workshop.layout))
  components = $derived.by(() => this.workshop.components(this.base, this.file))
  values = $derived.by(() => valuesOf(this.file, this.workshop.layout))
  pieces: readonly Piece[] = $derived.by(() => this.workshop.pieces(this.components, this.file))
  #places = $derived(new Map(this.pieces.flatMap((piece) => piece.values.map((value) => [value.id, { piece, value }]))))
  count = $derived(counted(this.pieces, this.values))
  /** The value that is asked about. */
  at = $derived.by(() =>
    this.#places.has(this.draft.at) ? this.draft.at : (this.#next('') ?? this.pieces[0]?.values[0]?.id ?? ''),
  )
  current = $derived(this.#places.get(this.at))
  kind = $derived.by(() => this.current?.piece.kind ?? this.workshop.kinds[0] ?? '')

  constructor(game: string, workshop: Workshop, base: { file: SetFile; hash: string }) {
    this.game = game
    this.workshop = workshop
    this.base = base
    this.draft = new Draft(game)
  }

  place(id: string): { piece: Piece; value: Value } | undefined {
    return this.#places.get(id)
  }

  told(id: string): Told | undefined {
    return this.values.get(id)
  }

  ofKind(kind: string): Piece[] {
    return this.pieces.filter((piece) => piece.kind === kind)
  }

  countOf(kind: string) {
    return counted(this.ofKind(kind), this.values)
  }

  next(most: number): string[] {
    return upcoming(this.pieces, this.at, this.values, this.draft.answers, most)
  }

  markOf(id: string): MarkName {
    const said = this.draft.answers[id]?.said
    const confidence = this.values.get(id)?.confidence
    if (said === 'later') return 'later'
    if (isKnown(confidence)) return said ? 'ok' : confidence === 'rulebook' ? 'book' : 'seen'
    return 'guess'
  }

  isOpen(id: string): boolean {
    return isOpen(id, this.values, this.draft.answers)
  }

  /** Those of a few pieces that nobody has told. */
  openOf(pieces: readonly Piece[]): string[] {
    return pieces.flatMap(({ values }) => values.map(({ id }) => id)).filter((id) => this.isOpen(id))
  }

  /** All these values are printed as they are shown. */
  confirm(ids: readonly string[]): void {
    const { at } = this
    this.draft.answer(Object.fromEntries(ids.map((id) => [id, this.values.get(id)?.value ?? null])))
    this.#goOn(at)
  }

  /** Something else is printed. */
  correct(value: Value, next: Json): void {
    const { at } = this
    const others = this.workshop.alongside?.(value, next, this.file) ?? {}
    const guessed = Object.fromEntries(
      Object.entries(others).map(([id, other]) => [id, { value: other, said: 'guess' as const }]),
    )
    const answer = { value: next, said: this.draft.source }
    this.draft.change({ ...this.draft.answers, ...guessed, [value.id]: answer }, [value.id])
    this.#goOn(at)
  }

  /** Adds what the file did not have; it is asked about at once. */
  add(id: string): void {
    this.draft.answer({ [id]: true })
    const [section = '', key = ''] = id.split('/')
    const piece = this.pieces.find((each) => each.id === `${section}/${key}`)
    this.go(piece?.values.find((value) => this.isOpen(value.id))?.id ?? id)
  }

  later(): void {
    const { at } = this
    this.draft.answer({ [at]: null }, 'later')
    this.#goOn(at)
  }

  go(id: string): void {
    this.draft.at = id
    this.draft.keep()
  }

  /** To the value before or after, whether it is known or not. */
  step(by: number): void {
    const all = [...this.#places.keys()]
    const to = all[all.indexOf(this.at) + by]
    if (to !== undefined) this.go(to)
  }

  undo(): void {
    this.#show(this.draft.undo())
  }

  redo(): void {
    this.#show(this.draft.redo())
  }

  /** What the set said that one began with. */
  valueBefore(id: string): Json | undefined {
    const [section = '', key = '', field = ''] = id.split('/')
    const entry = entryOf(this.base.file, this.workshop.layout, section, key)
    if (!entry) return undefined
    return this.workshop.layout[section]?.placed === field ? true : entry[field]
  }

  #show(ids: readonly string[]): void {
    const shown = ids.find((id) => this.#places.has(id))
    if (shown !== undefined) this.go(shown)
  }

  /** To what is asked next, unless the question itself is still open: another piece was confirmed. */
  #goOn(at: string): void {
    const among = this.stays ? this.ofKind(this.place(at)?.piece.kind ?? '') : this.pieces
    const next = this.isOpen(at) ? at : nextOpen(among, at, this.values, this.draft.answers)
    this.go(next ?? at)
  }

  #next(after: string): string | null {
    return nextOpen(this.pieces, after, this.values, this.draft.answers)
  }
}
