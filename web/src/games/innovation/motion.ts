// Cards move from where they were to where they go. What can be found on the page before and after a change is
// carried by copies on a layer above the board, so that no scrolling box cuts it off; cards that only make room for
// others slide in place.

import type { BoardProps } from '../board'
import type { Ends, Flight } from './moves'

type Speed = BoardProps['settings']['motion']
const DURATION: Record<Speed, number> = { slow: 900, normal: 480, fast: 240, off: 0 }
const EASE = 'cubic-bezier(.3, .05, .2, 1)'
const STAGGER = 0.18 // of the duration, between cards that leave one after the other
const SHIFT = 0.6 // cards that make room do so sooner than the ones that arrive

export function duration(speed: Speed): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : DURATION[speed]
}

type Sighting = { element: HTMLElement; rect: DOMRect; zone: string | undefined }
export type Snapshot = ReadonlyMap<string, Sighting>

// Every element that says what it stands for; an element that is not laid out has no place.
export function snapshot(root: HTMLElement): Snapshot {
  const found = new Map<string, Sighting>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const rect = element.getBoundingClientRect()
    const key = element.dataset.flip
    if (key && rect.width > 0 && !found.has(key)) found.set(key, { element, rect, zone: element.dataset.zone })
  }
  return found
}

function find(seen: Snapshot, ends: Ends): { key: string; sighting: Sighting } | null {
  for (const key of ends) {
    const sighting = seen.get(key)
    if (sighting) return { key, sighting }
  }
  return null
}

const isCard = (key: string) => key.startsWith('card:')

// A copy keeps the size its card had, wherever it is put.
const AT_ORIGIN = 'position:absolute;left:0;top:0;transform-origin:0 0'

function copy({ element, rect }: Sighting): HTMLElement {
  const clone = element.cloneNode(true) as HTMLElement
  clone.removeAttribute('data-flip')
  clone.removeAttribute('id')
  const width = getComputedStyle(element).getPropertyValue('--w')
  const size = `width:${rect.width}px;height:${rect.height}px`
  clone.style.cssText = `${AT_ORIGIN};margin:0;${size};visibility:visible;opacity:1`
  if (width) clone.style.setProperty('--w', width)
  return clone
}

function back({ value, set }: Flight, size: DOMRect): HTMLElement {
  const made = document.createElement('span')
  if (set) made.dataset.set = set
  made.className = 'flying-back'
  made.textContent = value > 0 ? String(value) : ''
  made.style.cssText = `${AT_ORIGIN};width:${Math.min(size.width, 40)}px;height:${Math.min(size.height, 52)}px`
  return made
}

function place(rect: DOMRect, origin: DOMRect, width: number, height: number): string {
  const [x, y] = [rect.left - origin.left, rect.top - origin.top]
  return `translate(${x}px, ${y}px) scale(${rect.width / width}, ${rect.height / height})`
}

function fly(
  flight: Flight,
  before: Snapshot,
  after: Snapshot,
  layer: HTMLElement,
  time: number,
  delay: number,
): boolean {
  const from = find(before, flight.from)
  const to = find(after, flight.to)
  if (!from || !to) return false
  const arrives = isCard(to.key)
  const carried = arrives ? to.sighting : isCard(from.key) ? from.sighting : null
  const ghost = carried ? copy(carried) : back(flight, from.sighting.rect)
  layer.append(ghost)
  const origin = layer.getBoundingClientRect()
  const width = carried?.rect.width ?? (parseFloat(ghost.style.width) || 1)
  const height = carried?.rect.height ?? (parseFloat(ghost.style.height) || 1)
  // A back keeps its own size; only a card grows or shrinks to what it becomes.
  const at = (rect: DOMRect) =>
    carried
      ? place(rect, origin, width, height)
      : place(new DOMRect(rect.left, rect.top, width, height), origin, width, height)
  const target = to.sighting.element
  if (arrives) target.style.visibility = 'hidden'
  // Until it is covered, the pile goes on showing the card it showed.
  const under = arrives && flight.over !== null ? before.get(`card:${flight.over}`) : undefined
  const still = under && copy(under)
  if (under && still) {
    still.style.transform = place(to.sighting.rect, origin, under.rect.width, under.rect.height)
    layer.prepend(still)
  }
  const timing = { duration: time, delay, easing: EASE, fill: 'both' as const }
  const moving = ghost.animate([{ transform: at(from.sighting.rect) }, { transform: at(to.sighting.rect) }], timing)
  if (!arrives) ghost.animate([{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], timing)
  const land = () => {
    ghost.remove()
    still?.remove()
    if (arrives) target.style.visibility = ''
  }
  moving.finished.then(land, land)
  return true
}

// The card kept its place in the game but not on the page.
function shift(key: string, before: Snapshot, now: Sighting, time: number): void {
  const then = before.get(key)
  if (!then || then.zone !== now.zone) return
  const x = then.rect.left - now.rect.left
  const y = then.rect.top - now.rect.top
  const scale = then.rect.width / now.rect.width
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return
  const from = `translate(${x}px, ${y}px) scale(${scale})`
  now.element.animate(
    [
      { transform: from, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: time, easing: EASE },
  )
}

export function play(
  before: Snapshot,
  after: Snapshot,
  moves: readonly Flight[],
  layer: HTMLElement,
  speed: Speed,
): void {
  const time = duration(speed)
  if (time === 0) return
  const flown = new Set<string>()
  let delay = 0
  for (const move of moves) {
    if (!fly(move, before, after, layer, time, delay)) continue
    delay = Math.min(delay + time * STAGGER, time * 2)
    if (move.name !== null) flown.add(`card:${move.name}`)
  }
  for (const [key, sighting] of after) if (isCard(key) && !flown.has(key)) shift(key, before, sighting, time * SHIFT)
}

// A view that comes while cards are still on their way ends their journey: nobody waits for pictures.
export function settle(layer: HTMLElement): void {
  for (const ghost of [...layer.children]) for (const animation of ghost.getAnimations()) animation.cancel()
  layer.replaceChildren()
}
