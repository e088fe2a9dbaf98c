// On a phone a board is shown in sheets, one at a time.

import type { Offer } from '../protocol'

/** The sheet on which all these offers lie that lie anywhere; null if they are on several or on none. */
export function onlySheet<S extends string>(
  offers: readonly Pick<Offer, 'anchor'>[],
  sheetAt: (anchor: string) => S | undefined,
): S | null {
  const sheets = new Set(offers.flatMap(({ anchor }) => (anchor === null ? [] : (sheetAt(anchor) ?? []))))
  const [only] = sheets
  return sheets.size === 1 && only !== undefined ? only : null
}

/**
 * What may be chosen must be seen: if nothing of it is, the first of it comes up. To end something can be chosen
 * anywhere.
 */
export function bringUp(root: HTMLElement, smoothly: boolean): void {
  const window = root.closest('section.board')?.getBoundingClientRect()
  const places = [...root.querySelectorAll('[data-offered]:not([data-anchor=done])')]
  const seen = (place: Element) => {
    const box = place.getBoundingClientRect()
    return !window || (box.bottom <= window.bottom && box.top >= window.top)
  }
  if (!places.some(seen)) places[0]?.scrollIntoView({ block: 'center', behavior: smoothly ? 'smooth' : 'auto' })
}
