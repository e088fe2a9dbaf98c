// A row of cards is one stop of the tab key; arrows walk along it, and from one row to the next.

import { createContext } from 'svelte'
import { type Arrow, type Point, toward } from '../../table/arrows'

export class Row {
  #keys: () => readonly string[]
  #isOffered: (anchor: string) => boolean
  #last = $state<string | null>(null)

  constructor(keys: () => readonly string[], isOffered: (anchor: string) => boolean) {
    this.#keys = keys
    this.#isOffered = isOffered
  }

  /** Where the tab key stops: where one was last, else at what can be chosen. */
  stop = $derived.by(() => {
    const keys = this.#keys()
    if (this.#last !== null && keys.includes(this.#last)) return this.#last
    return keys.find(this.#isOffered) ?? keys[0] ?? null
  })

  visit(anchor: string): void {
    this.#last = anchor
  }
}

const [useRowOf, provideRow] = createContext<Row | null>()
export { provideRow }

/** The row that this is part of, if it is. */
export function useRow(): Row | null {
  try {
    return useRowOf()
  } catch {
    return null
  }
}

function center(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Goes from a card to the next one that way, if there is one. */
export function walk(from: HTMLElement, arrow: Arrow): void {
  const cards = [...(from.closest('.innovation')?.querySelectorAll<HTMLElement>('.inno-spot.card') ?? [])]
  const next = toward(
    center(from),
    arrow,
    cards.filter((card) => card !== from),
    center,
  )
  next?.focus()
}
