// Where the places of a board are on the page. A board says what its places are called by `data-place`, several names
// separated by `|`, and by `data-anchor` where something can be chosen.

export type Box = { left: number; top: number; width: number; height: number }
/** A box, or the hexagon in it. */
export type Sighting = Box & { hex: boolean }

const NAMED = '[data-place], [data-anchor]'

function namesOf(element: Element): string[] {
  const names = element.getAttribute('data-place')?.split('|') ?? []
  const anchor = element.getAttribute('data-anchor')
  return anchor === null || names.includes(anchor) ? names : [...names, anchor]
}

/** All names of what was tapped, from the inside out; none if it lies on no place. */
export function placesAt(target: Element, root: Element): string[] {
  const names: string[] = []
  for (let at: Element | null = target; at && at !== root; at = at.parentElement) names.push(...namesOf(at))
  return names
}

/** Whether the board itself can do something with a tap there, within the place. */
export function isOffered(target: Element, root: Element): boolean {
  const offered = target.closest('[data-offered]')
  return offered !== null && root.contains(offered)
}

/**
 * Where a place is drawn. It may be drawn twice: of what lies under an open drawer, the upper one counts; of a small
 * map above a list, the larger one, which says more, also where one has to scroll to it.
 */
export function find(root: Element, place: string): Element | null {
  const found = [...root.querySelectorAll(NAMED)].filter((element) => {
    if (!namesOf(element).includes(place) || element.closest('[inert]')) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  })
  const free = found.filter((element) => !isCovered(element, root))
  return (free.length > 0 ? free : found).reduce<Element | null>(larger, null)
}

/** Whether something else of the board lies on it; what is scrolled away or lies under the teacher's words is free. */
function isCovered(element: Element, root: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && root.contains(hit) && !element.contains(hit) && !hit.contains(element)
}

const area = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}

/** Of two that are as large, the first. */
const larger = (one: Element | null, other: Element) => (one !== null && area(one) >= area(other) ? one : other)

/** Other things of the same kind, which must not seem to be meant. */
export function others(root: Element, place: string): Element[] {
  const kind = place.split(':')[0] ?? ''
  const same = (name: string) => name.split(':')[0] === kind && name !== place
  return [...root.querySelectorAll(NAMED)].filter((element) => {
    const names = namesOf(element)
    return !names.includes(place) && (names.some(same) || element.hasAttribute('data-offered'))
  })
}

function cut(a: Box, b: Box): Box {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  const width = Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left)
  const height = Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top)
  return { left, top, width, height }
}

/** What is seen of it, measured from the corner of `frame`; null if it is scrolled away. */
export function look(element: Element, frame: Element): Sighting | null {
  let seen: Box = element.getBoundingClientRect()
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement)
    if (!(at instanceof SVGElement) && getComputedStyle(at).overflow !== 'visible')
      seen = cut(seen, at.getBoundingClientRect())
  if (seen.width < 2 || seen.height < 2) return null
  const origin = frame.getBoundingClientRect()
  return {
    left: seen.left - origin.left,
    top: seen.top - origin.top,
    width: seen.width,
    height: seen.height,
    hex: element.hasAttribute('data-hex'),
  }
}

/** All of it, also what is scrolled away or stands out of what scrolls. */
export function boxIn(frame: Element, element: Element): Box {
  const [outer, { left, top, width, height }] = [frame.getBoundingClientRect(), element.getBoundingClientRect()]
  return { left: left - outer.left, top: top - outer.top, width, height }
}

/** A strip at the edge of the board tells nobody what it belongs to. */
const LEAST_SEEN = 0.4
export function isClear(element: Element, { width, height }: Sighting): boolean {
  const whole = element.getBoundingClientRect()
  return height >= whole.height * LEAST_SEEN && width >= whole.width * LEAST_SEEN
}

export const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.left + inner.width <= outer.left + outer.width + 1 &&
  inner.top + inner.height <= outer.top + outer.height + 1

export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

export const grown = <B extends Box>(box: B, by: number): B => ({
  ...box,
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
})

const MOST_ROUND = 14

/** The outline of a place as a path. */
export function outline(sighting: Sighting): string {
  const { left, top, width, height, hex } = sighting
  const right = left + width
  const bottom = top + height
  const [x, y] = [left + width / 2, top + height / 2]
  const [low, high] = [top + height / 4, bottom - height / 4]
  if (hex && height > width) return `M${x} ${top}L${right} ${low}V${high}L${x} ${bottom}L${left} ${high}V${low}z`
  const [near, far] = [left + width / 4, right - width / 4]
  if (hex) return `M${left} ${y}L${near} ${top}H${far}L${right} ${y}L${far} ${bottom}H${near}z`
  const r = Math.min(MOST_ROUND, width / 2, height / 2)
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`
  return [
    `M${left + r} ${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}`,
    `H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}z`,
  ].join('')
}

/** Brings a place into sight; what is too large for its window begins at its upper edge. */
export function bringUp(element: Element, frame: Element, smoothly: boolean): void {
  const tall = element.getBoundingClientRect().height > frame.clientHeight * 0.9
  element.scrollIntoView({
    block: tall ? 'start' : 'center',
    inline: 'center',
    behavior: smoothly ? 'smooth' : 'auto',
  })
}
