// Where the coach's words stand: beside the choice that they are about, and wholly on the page.

export type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }
export type Spot = { left: number; top: number }

/** Between the words and the choice, and around both. */
const GAP = 12

const within = (at: number, length: number, whole: number) => Math.max(GAP, Math.min(at, whole - length - GAP))

/** The first side on which there is room: right, left, above, below. Without any, the far end of the page. */
export function beside(choice: Box, { width, height }: Size, page: Size): Spot {
  const left = within(choice.left + choice.width / 2 - width / 2, width, page.width)
  const top = within(choice.top + choice.height / 2 - height / 2, height, page.height)
  const right = choice.left + choice.width + GAP
  if (right + width + GAP <= page.width) return { left: right, top }
  if (choice.left - width - 2 * GAP >= 0) return { left: choice.left - width - GAP, top }
  if (choice.top - height - 2 * GAP >= 0) return { left, top: choice.top - height - GAP }
  const below = choice.top + choice.height + GAP
  if (below + height + GAP <= page.height) return { left, top: below }
  const low = choice.top + choice.height / 2 > page.height / 2
  return { left, top: low ? GAP : within(page.height, height, page.height) }
}

/** Where a choice can be seen: what was used for it, or else its button, or else its place on the board. */
export function placeOf(choice: string, anchor: string | null): Box | null {
  const buttons = document.querySelectorAll(`[data-choice="${CSS.escape(choice)}"]`)
  const places = anchor === null ? [] : document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)
  const seen = [...buttons, ...places].filter((each) => {
    const { width, height, top, bottom } = each.getBoundingClientRect()
    return width > 0 && height > 0 && bottom > 0 && top < innerHeight
  })
  const found = seen.find((each) => each.contains(document.activeElement)) ?? seen[0]
  if (!found) return null
  const { left, top, width, height } = found.getBoundingClientRect()
  return { left, top, width, height }
}
