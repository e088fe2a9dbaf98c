// What a game shows of itself to who reads: all its cards and tiles, and small boards beside its rules. Fetched only
// by pages that show it: `games/<name>/library/index.ts` exports `library`, and its words lie beside it.

import type { Component, Snippet } from 'svelte'
import type { Phrase } from '../protocol'
import type { Language } from '../text/speaker'
import type { BoardProps, Explanation } from './board'

/** A card or a tile. */
export type Entry = {
  /** What the board calls it, `card:Archery`. */
  anchor: string
  /** What an address calls it. */
  name: string
  /** Its name. */
  label: Phrase
  /** The page and the heading under which it stands. */
  part: string
  group: string
  /** What it is found by: of every filter the values that it has. */
  facets: Readonly<Record<string, readonly string[]>>
  /** What the rulings on it are called, if there are any. */
  rulings: readonly string[]
  /** The section of the rules that speaks of it, if it is another than that of its place on the board. */
  section?: string
  /** Anchors of what belongs to it. */
  related: readonly string[]
}

/** A filter: one of several values is enough. */
export type Facet = {
  name: string
  values: readonly string[]
  label: (value: string) => Phrase
  /** How a value is drawn: by `Sign` of the library, as its number, or by its word. */
  look: 'sign' | 'number' | 'word'
  /** Only on these pages; without it on all. */
  parts?: readonly string[]
}

/** A position beside a section of the rules, and what happens in it, one choice after the other. */
export type Example = {
  name: string
  section: string
  /** Set-up lines, as in docs/notation.md. */
  scene: string
  /** What is chosen for each step, `A: draw`; the first step is the position itself. */
  steps: readonly (readonly string[])[]
  /** Through whose eyes. */
  seat: number | null
  /** The places of the board that it is about: names of `data-place`. */
  near: readonly string[]
}

export type Library = {
  /** With these options everything is there. */
  options: Readonly<Record<string, string>>
  /** A view in which nothing has happened. */
  view: unknown
  parts: readonly string[]
  facets: readonly Facet[]
  groupLabel: (group: string) => Phrase
  entries: (components: unknown) => Entry[]
  /** Gives what is drawn inside the ground it lies on, and what the board's parts share. */
  Around: Component<{ props: BoardProps; children: Snippet }>
  Face: Component<{ entry: Entry; large: boolean }>
  Sign: Component<{ facet: string; value: string }>
  /** What is said of an entry below its picture, if that is not what the table explains. */
  told?: (entry: Entry, props: BoardProps) => Explanation | null
  /** Where it lies in a match as far as its viewer sees, and what of it can still come. */
  whereabouts?: (entry: Entry, props: BoardProps) => readonly Phrase[]
  examples: readonly Example[]
  /** What is drawn before a word of the rules, by the name that `rules-signs` gives it: a shape of 24 by 24. */
  signs: Readonly<Record<string, string>>
}

const LIBRARIES = import.meta.glob<Library>('./*/library/index.ts', { import: 'library' })
const WORDS = import.meta.glob<string>('./*/library/words.*.ftl', { query: '?raw', import: 'default' })
const RULINGS = import.meta.glob<string>('./*/library/rulings.*.ftl', { query: '?raw', import: 'default' })

export const hasLibrary = (game: string) => `./${game}/library/index.ts` in LIBRARIES

export async function loadLibrary(game: string): Promise<Library | null> {
  return (await LIBRARIES[`./${game}/library/index.ts`]?.()) ?? null
}

export async function libraryWords(game: string, language: Language): Promise<string> {
  const [words = '', rulings = ''] = await Promise.all([
    WORDS[`./${game}/library/words.${language}.ftl`]?.(),
    RULINGS[`./${game}/library/rulings.${language}.ftl`]?.(),
  ])
  return `${words}\n${rulings}`
}
