// How fast things move on a board.

import type { BoardProps } from '../games/board'

type Speed = BoardProps['settings']['motion']

const DURATION: Record<Speed, number> = { slow: 900, normal: 450, fast: 220, off: 0 }

export function duration(speed: Speed): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : DURATION[speed]
}
