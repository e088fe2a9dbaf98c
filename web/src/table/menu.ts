// The menu of a place on a board where several things can be done.

import type { Offer } from '../protocol'

export type Menu = { offers: readonly Offer[]; element: Element }

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

/** Where a menu at `target` goes: below it where there is room, else above, never outside the room. */
export function below(target: Box, size: Size, room: Size): { x: number; y: number } {
  const gap = 6
  const inside = (at: number, length: number, whole: number) => Math.max(gap, Math.min(at, whole - length - gap))
  const x = inside(target.left + target.width / 2 - size.width / 2, size.width, room.width)
  const under = target.top + target.height + gap
  const over = target.top - gap - size.height
  return {
    x,
    y: under + size.height + gap <= room.height || over < gap ? inside(under, size.height, room.height) : over,
  }
}
