// Which taps on the board a lesson judges; all others are the board's own: one may look at anything.

import type { LessonStep } from '../protocol'
import { isPlace, judgePlaces, placeName } from './judging'
import { isOffered, placesAt } from './sight'

/** What has moved farther than this was dragged. */
const SLIP = 8

export class Taps {
  #down = { x: 0, y: 0 }

  down({ clientX, clientY }: PointerEvent): void {
    this.#down = { x: clientX, y: clientY }
  }

  /** The names of what was tapped, if it is judged. */
  judged(event: Event, root: Element, step: LessonStep): string[] | null {
    if (!(event.target instanceof Element) || !this.#isTap(event)) return null
    const places = placesAt(event.target, root)
    if (places.length === 0 || !isAbout(step, places, event.target, root)) return null
    return places
  }

  #isTap(event: Event): boolean {
    // Buttons click by themselves; what is drawn does not.
    if (event instanceof KeyboardEvent)
      return event.target instanceof SVGElement && (event.key === 'Enter' || event.key === ' ')
    if (!(event instanceof PointerEvent) || event.detail === 0) return true
    return Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) <= SLIP
  }
}

function isAbout(step: LessonStep, places: readonly string[], target: Element, root: Element): boolean {
  if (step.task.kind === 'answer') return false
  // Where something is to be chosen only what the lesson speaks of is a mistake.
  const isWrong = (place: string) => step.wrong.some(({ at }) => isPlace(at) && placeName(at) === place)
  if (step.task.kind === 'choose') return !isOffered(target, root) && places.some(isWrong)
  // Tabs lead to what is to be tapped.
  return target.closest('[role=tab]') === null || judgePlaces(step, places).right
}
