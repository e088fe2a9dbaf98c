// A list that grows at its end shows its end, unless somebody has scrolled away themselves. Only a hand on wheel,
// screen, scroll bar or keys counts as that: when the window shrinks, the browser scrolls too.

/** So near to the end counts as being there. */
const NEAR_PX = 24
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
/** After a hand has moved, the list may go on scrolling for a while. */
const SWING_MS = 700

export function follow(list: HTMLElement): () => void {
  let following = true
  let touched = -Infinity
  const atEnd = () => list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_PX
  const touch = () => (touched = performance.now())
  const scrolled = () => {
    if (atEnd()) following = true
    else if (performance.now() - touched < SWING_MS) following = false
  }
  const goOn = () => {
    if (following) list.scrollTop = list.scrollHeight
  }
  const resized = new ResizeObserver(goOn)
  resized.observe(list)
  const grown = new MutationObserver(() => requestAnimationFrame(goOn))
  grown.observe(list, { childList: true, subtree: true, characterData: true })
  for (const hand of HANDS) list.addEventListener(hand, touch, { passive: true })
  list.addEventListener('scroll', scrolled, { passive: true })
  goOn()
  return () => {
    resized.disconnect()
    grown.disconnect()
    for (const hand of HANDS) list.removeEventListener(hand, touch)
    list.removeEventListener('scroll', scrolled)
  }
}
