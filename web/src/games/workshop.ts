// What a game gives to the workshop, where people correct what is printed on its components: `games/<name>/workshop`.
// Fetched only by the pages that show it; its words lie beside it.

import type { Component, Snippet } from 'svelte'
import type { Phrase } from '../protocol'
import type { Language } from '../text/speaker'
import type { BoardProps } from './board'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** An entry of a section: what it is called by, its values, and how sure each of them is. */
export type SetEntry = Readonly<Record<string, Json>> & { readonly confidence: Readonly<Record<string, string>> }
/** A component file: what it is called, remarks, and sections of entries. */
export type SetFile = Readonly<Record<string, unknown>>

/** How entries of a section are found. `placed`: the field that says only whether the entry is there at all. */
export type SectionLayout = {
  key: (entry: SetEntry) => string
  placed?: string
  /** What an entry holds that is added; the values that nobody has told yet. */
  made?: (key: string) => Readonly<Record<string, Json>>
}

/** One printed value: `idea_cards/windmill/chain`. */
export type Value = {
  id: string
  section: string
  key: string
  field: string
  /** What is asked about it, as a sentence. */
  question: Phrase
  /** What it is, in a word or two. */
  label: Phrase
  /** It can be added, and is not there yet: nobody is asked about it. */
  added?: boolean
}

/** A card, a tile or a space, with all that is printed on it. */
export type Piece = {
  id: string
  kind: string
  group: string
  /** What the board calls it. */
  anchor: string
  label: Phrase
  values: readonly Value[]
}

export type Workshop = {
  /** Kinds of pieces, in the order in which they lie in the box. */
  kinds: readonly string[]
  layout: Readonly<Record<string, SectionLayout>>
  pieces: (components: unknown, file: SetFile) => Piece[]
  kindLabel: (kind: string) => Phrase
  groupLabel: (group: string) => Phrase
  /** What the board's parts need of the corrected file. */
  components: (base: unknown, file: SetFile) => unknown
  /** Other values that must change with this one: two regions cannot have the same number. */
  alongside?: (value: Value, next: Json, file: SetFile) => Readonly<Record<string, Json>>
  /** A value in words. */
  said: (value: Value, given: Json) => Phrase
  /** A view in which nothing has happened, for the board's parts. */
  view: unknown
  /** Gives what is drawn inside what the board's parts share. */
  Around: Component<{ props: BoardProps; children: Snippet }>
  /** The emblem of a kind of pieces. */
  KindPicture: Component<{ kind: string }>
  /** The head of a piece: its picture, its name and what the rulebook prints on it. */
  Head: Component<{ piece: Piece; large: boolean }>
  /** A value in signs. */
  Said: Component<{ value: Value; given: Json }>
  /** Where another value is chosen; `onpick` is called with it once, when all of it is said. */
  Editor: Component<{ value: Value; given: Json; onpick: (next: Json) => void }>
  /** Every word that a value can be made of, with its sign. */
  Vocabulary: Component
  /** What stands above a group: its map, and what can be added to it. */
  Adding?: Component<{
    group: string
    file: SetFile
    isOpen: (id: string) => boolean
    onadd: (id: string) => void
    onask: (id: string) => void
  }>
}

const WORKSHOPS = import.meta.glob<Workshop>('./*/workshop/index.ts', { import: 'workshop' })
const WORDS = import.meta.glob<string>('./*/workshop/words.*.ftl', { query: '?raw', import: 'default' })

/** The games whose components can be corrected. */
export const workshops = Object.keys(WORKSHOPS).map((path) => path.split('/')[1] ?? '')

export async function loadWorkshop(game: string): Promise<Workshop | null> {
  return (await WORKSHOPS[`./${game}/workshop/index.ts`]?.()) ?? null
}

export async function workshopWords(game: string, language: Language): Promise<string> {
  return (await WORDS[`./${game}/workshop/words.${language}.ftl`]?.()) ?? ''
}
