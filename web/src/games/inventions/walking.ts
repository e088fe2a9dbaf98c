// Within a part of the board one place is reached by Tab; the arrows walk from place to place as they lie.

import type { Attachment } from 'svelte/attachments'
import { isArrow, toward } from '../../table/arrows'

const PLACES = '.spot, [data-hex]'

const center = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

export const walkable: Attachment<HTMLElement> = (root) => {
  const places = () => [...root.querySelectorAll<HTMLElement | SVGElement>(PLACES)]
  let current: Element | null = null

  /** The one that had the focus last, else the first that can be chosen, else the first. */
  function keepOne() {
    const all = places()
    const kept = all.find((place) => place === current)
    const first = kept ?? all.find((place) => place.hasAttribute('data-offered')) ?? all[0]
    for (const place of all) {
      const index = place === first ? 0 : -1
      if (place.tabIndex !== index) place.tabIndex = index
    }
  }

  function enter({ target }: FocusEvent) {
    const place = target instanceof Element ? target.closest(PLACES) : null
    if (!place || place === current) return
    current = place
    keepOne()
  }

  function walk(event: KeyboardEvent) {
    const from = event.target instanceof Element ? event.target.closest(PLACES) : null
    if (!from || !isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
    const others = places().filter((place) => place !== from)
    const next = toward(center(from), event.key, others, center)
    event.preventDefault()
    event.stopPropagation()
    next?.focus()
  }

  keepOne()
  const seen = new MutationObserver(keepOne)
  seen.observe(root, { childList: true, subtree: true, attributeFilter: ['data-offered'] })
  root.addEventListener('focusin', enter)
  root.addEventListener('keydown', walk)
  return () => {
    seen.disconnect()
    root.removeEventListener('focusin', enter)
    root.removeEventListener('keydown', walk)
  }
}
