// One event is one movement: a thing or a piece goes from a place to another, and numbers roll when it arrives. The
// board says what its places are called by `data-place`, several names separated by `|`; a game says by `movement`
// which of them an event is about.

import { createContext, mount, unmount, type Component } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'

export type Sound = 'card' | 'piece' | 'coin' | 'points' | 'turn' | 'end'

export type Movement = {
  /** Names of places, the most exact first: the first that is on the page counts. Without a way, it only lights up. */
  from: readonly string[]
  to: readonly string[]
  /** The name of what moves, if it lies on the page: a copy of it flies. */
  thing?: string
  /** Else what the game draws flies. */
  piece?: unknown
  /** Stays where it arrived until the board shows it there itself. */
  stays?: boolean
  /** By how much numbers of the board change when it arrives, by their place. */
  counts?: Readonly<Record<string, number>>
  sound?: Sound
}

type Sighting = { element: HTMLElement; rect: DOMRect }
export type Snapshot = ReadonlyMap<string, Sighting>

const EASE = 'cubic-bezier(.2, .8, .2, 1)'
/** Of the time a movement takes, between movements that begin one after the other. */
const STAGGER = 0.3
const NOTHING: Snapshot = new Map()

export class Stage {
  /** What numbers will have changed by when the board is drawn anew. */
  readonly counts = new SvelteMap<string, number>()
  /** Places that something happens at. */
  lit = $state.raw<readonly string[]>([])

  #root: HTMLElement | null = null
  #layer: HTMLElement | null = null
  #Piece: Component<{ piece: unknown }> | undefined
  /** Numbers that roll when something has arrived. */
  #landing: ReturnType<typeof setTimeout>[] = []

  constructor(Piece?: Component<{ piece: unknown }>) {
    this.#Piece = Piece
  }

  /** Where the board lies, and a layer above it. */
  attach(root: HTMLElement, layer: HTMLElement): () => void {
    this.#root = root
    this.#layer = layer
    return () => {
      this.#root = null
      this.#layer = null
    }
  }

  /** Where what moves lies now, and where it goes; what is not laid out has no place. Nothing else is measured. */
  look(movements: readonly Movement[]): Snapshot {
    const wanted = new Set(movements.flatMap(({ from, to, thing = [] }) => [...from, ...to].concat(thing)))
    const found = new Map<string, Sighting>()
    for (const element of this.#root?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const names = element.dataset.place?.split('|').filter((name) => wanted.has(name) && !found.has(name)) ?? []
      if (names.length === 0) continue
      const rect = element.getBoundingClientRect()
      if (rect.width > 0) for (const name of names) found.set(name, { element, rect })
    }
    return found
  }

  /** Plays an event on the board as it lies. */
  play(movement: Movement, time: number): void {
    this.lit = [...movement.from, ...movement.to]
    const seen = time > 0 ? this.look([movement]) : NOTHING
    this.#fly(movement, seen, seen, time, 0)
    if (movement.counts) this.#landing.push(setTimeout(() => this.#count(movement), time))
  }

  /** The board has just changed: what moved comes from where it was, the one after the other. */
  arrive(movements: readonly Movement[], before: Snapshot, time: number): void {
    this.settle()
    if (time === 0 || before.size === 0) return
    const after = this.look(movements)
    let delay = 0
    for (const movement of movements)
      if (this.#fly({ ...movement, stays: false }, before, after, time, delay)) delay += time * STAGGER
  }

  /** The board shows everything itself now. */
  settle(): void {
    this.lit = []
    for (const timer of this.#landing.splice(0)) clearTimeout(timer)
    this.counts.clear()
    for (const ghost of [...(this.#layer?.children ?? [])])
      for (const animation of ghost.getAnimations()) animation.cancel()
    this.#layer?.replaceChildren()
  }

  #count({ counts = {} }: Movement): void {
    for (const [place, by] of Object.entries(counts)) this.counts.set(place, (this.counts.get(place) ?? 0) + by)
  }

  #fly(movement: Movement, before: Snapshot, after: Snapshot, time: number, delay: number): boolean {
    const from = first(before, movement.from)
    const to = first(after, movement.to)
    const layer = this.#layer
    if (!from || !to || !layer || from.element === to.element) return false
    // A card of a closed pile is laid out without a height: nobody would see a copy of it.
    const lies = [after, before].flatMap((seen) => seen.get(movement.thing ?? '') ?? [])
    const thing = lies.find(({ rect }) => rect.height > 0)
    const ghost = thing ? copy(thing) : this.#draw(movement.piece)
    if (!ghost) return false
    layer.append(ghost.element)
    const origin = layer.getBoundingClientRect()
    const size = ghost.size ?? ghost.element.getBoundingClientRect()
    const at = ({ rect }: Sighting) => (thing ? fitted(rect, origin, size) : centered(rect, origin, size))
    const timing = { duration: time, delay, easing: EASE, fill: 'both' as const }
    const moving = ghost.element.animate([{ transform: at(from) }, { transform: at(to) }], timing)
    // The board shows it already where it goes: it must not be seen twice.
    const hidden = thing && thing.element === to.element && before !== after ? to.element : null
    if (hidden) hidden.style.visibility = 'hidden'
    const land = () => {
      if (hidden) hidden.style.visibility = ''
      if (!movement.stays) ghost.remove()
    }
    moving.finished.then(land, land)
    return true
  }

  #draw(piece: unknown): Ghost | null {
    const Piece = this.#Piece
    if (!Piece || piece === undefined) return null
    const element = document.createElement('div')
    element.style.cssText = AT_ORIGIN
    const drawn = mount(Piece, { target: element, props: { piece } })
    const remove = () => {
      void unmount(drawn)
      element.remove()
    }
    return { element, size: null, remove }
  }
}

type Ghost = { element: HTMLElement; size: DOMRect | null; remove: () => void }

const AT_ORIGIN = 'position:absolute;left:0;top:0;transform-origin:0 0;will-change:transform'

function first(seen: Snapshot, names: readonly string[]): Sighting | undefined {
  for (const name of names) {
    const found = seen.get(name)
    if (found) return found
  }
  return undefined
}

/** A copy keeps the size it had, wherever it is put. */
function copy({ element, rect }: Sighting): Ghost {
  const clone = element.cloneNode(true) as HTMLElement
  clone.removeAttribute('data-place')
  clone.removeAttribute('id')
  const width = getComputedStyle(element).getPropertyValue('--w')
  clone.style.cssText = `${AT_ORIGIN};margin:0;width:${rect.width}px;height:${rect.height}px;visibility:visible`
  if (width) clone.style.setProperty('--w', width)
  return { element: clone, size: rect, remove: () => clone.remove() }
}

function fitted(rect: DOMRect, origin: DOMRect, size: DOMRect): string {
  const scale = Math.min(rect.width / size.width, rect.height / size.height)
  return `translate(${rect.left - origin.left}px, ${rect.top - origin.top}px) scale(${scale})`
}

function centered(rect: DOMRect, origin: DOMRect, size: DOMRect): string {
  const x = rect.left + (rect.width - size.width) / 2 - origin.left
  const y = rect.top + (rect.height - size.height) / 2 - origin.top
  return `translate(${x}px, ${y}px)`
}

const [useStage, provideStage] = createContext<Stage>()
export { provideStage, useStage }
