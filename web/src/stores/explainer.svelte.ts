// Explains what the pointer rests on, what a finger holds, or what was asked for by keyboard.

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Explanation } from '../games/board'
import type { Offer } from '../protocol'

/** Where one can read on about what lies at an anchor. */
export type Ways = {
  /** Its place among all cards and tiles, if it has one there. */
  more?: ((anchor: string) => (() => void) | null) | undefined
  /** The section of the rules that speaks of it. */
  rules?: ((anchor: string) => { title: string; open: () => void } | null) | undefined
}

const REST_MS = 350
const HOLD_MS = 450
const CONTEXT = Symbol('explainer')

export class Explainer {
  /** `aside`: the panel in which the thing stands; what can be chosen or read there must not be covered. */
  shown = $state.raw<{
    anchor: string
    explanation: Explanation
    /** It was asked for and stays until something else is done; what the pointer passes over goes with it. */
    held: boolean
    at: DOMRect
    aside: DOMRect | null
    /** What can be done there: buttons, for fingers. */
    offers: readonly Offer[]
  } | null>(null)
  readonly ways: Ways
  #explain: (anchor: string) => Explanation | null
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(explain: (anchor: string) => Explanation | null, ways: Ways = {}) {
    this.#explain = explain
    this.ways = ways
  }

  show(anchor: string, element: Element, offers: readonly Offer[] = [], held = true): void {
    this.hide()
    const explanation = this.#explain(anchor) ?? (offers.length > 0 ? { title: '', lines: [] } : null)
    if (explanation === null) return
    const aside = element.closest('[data-aside]')?.getBoundingClientRect() ?? null
    this.shown = { anchor, explanation, held, at: element.getBoundingClientRect(), aside, offers }
  }

  hide(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.shown = null
  }

  /** For anything that stands for an anchor: hover and long press explain it. */
  on(anchor: string | null): Attachment<HTMLElement> {
    return (element) => {
      if (anchor === null) return
      let held = false
      const later = (time: number, then: () => void) => {
        this.hide()
        this.#timer = setTimeout(then, time)
      }
      const move = (event: PointerEvent) => {
        // What appears under a resting pointer was not pointed at.
        const moved = event.movementX !== 0 || event.movementY !== 0
        if (event.pointerType === 'mouse' && moved && this.shown === null)
          later(REST_MS, () => this.show(anchor, element, [], false))
      }
      const down = (event: PointerEvent) => {
        held = false
        if (event.pointerType === 'mouse') return this.hide()
        later(HOLD_MS, () => {
          held = true
          this.show(anchor, element)
        })
      }
      const away = (event: PointerEvent) => {
        // What was asked for stays to be read, also after the finger is gone; the next tap closes it.
        if (this.shown?.held) return
        if (event.pointerType === 'mouse' || !held) this.hide()
      }
      const click = (event: Event) => {
        if (!held) return
        held = false
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      const options = { capture: true }
      element.addEventListener('pointermove', move)
      element.addEventListener('pointerdown', down)
      element.addEventListener('pointerleave', away)
      element.addEventListener('pointerup', away)
      element.addEventListener('pointercancel', away)
      element.addEventListener('click', click, options)
      return () => {
        element.removeEventListener('pointermove', move)
        element.removeEventListener('pointerdown', down)
        element.removeEventListener('pointerleave', away)
        element.removeEventListener('pointerup', away)
        element.removeEventListener('pointercancel', away)
        element.removeEventListener('click', click, options)
        this.hide()
      }
    }
  }
}

/** Whether a finger did it: fingers look first and do by a button. */
export function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

export function provideExplainer(explainer: Explainer): Explainer {
  return setContext(CONTEXT, explainer)
}

export function useExplainer(): Explainer | undefined {
  return getContext<Explainer | undefined>(CONTEXT)
}
