// How cards share the room of a row, and where what explains something goes.

export type Spot = { x: number; y: number }

/** In how many lines cards lie so that each is at least so wide. */
export function linesOf(cards: number, room: number, least: number, gap: number): number {
  const inLine = Math.max(1, Math.floor((room + gap) / (least + gap)))
  return Math.max(1, Math.ceil(cards / inLine))
}

export type Box = { left: number; top: number; width: number; height: number }

// Where a box explaining `target` goes: beside it where there is room, never outside the window.
export function beside(
  target: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): Spot {
  const gap = 10
  const margin = 8
  const inside = (at: number, length: number, whole: number) => Math.max(margin, Math.min(at, whole - length - margin))
  const right = target.left + target.width + gap
  const left = target.left - gap - size.width
  const middle = inside(target.top + target.height / 2 - size.height / 2, size.height, view.height)
  if (right + size.width + margin <= view.width) return { x: right, y: middle }
  if (left >= margin) return { x: left, y: middle }
  const center = inside(target.left + target.width / 2 - size.width / 2, size.width, view.width)
  const below = target.top + target.height + gap
  if (below + size.height + margin <= view.height) return { x: center, y: below }
  return { x: center, y: inside(target.top - gap - size.height, size.height, view.height) }
}
