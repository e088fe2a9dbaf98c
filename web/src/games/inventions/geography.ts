// The world as we draw it, on a field of 1000 by 400: soft continents, and where the places of the regions lie on them.

import type { Region } from './types'

export const WORLD = { width: 1000, height: 400 }

export const PLACES: Readonly<Record<Region, { x: number; y: number }>> = {
  'north-america': { x: 165, y: 104 },
  'south-america': { x: 262, y: 305 },
  europe: { x: 437, y: 88 },
  africa: { x: 475, y: 295 },
  'middle-east': { x: 618, y: 195 },
  asia: { x: 792, y: 92 },
  australia: { x: 858, y: 305 },
}

export const LANDS: Readonly<Record<Region, string>> = {
  'north-america':
    'M38 84C36 34 126 12 214 24 280 32 322 66 304 102 292 128 262 130 248 152 236 174 222 176 212 190 204 204 226 212 238 226 222 232 192 226 172 202 150 176 118 168 84 156 56 146 40 118 38 84Z',
  'south-america':
    'M238 226C282 222 344 248 358 284 364 312 330 330 310 354 294 374 282 396 262 392 242 384 250 352 234 326 220 302 188 290 192 262 196 240 214 230 238 226Z',
  europe:
    'M352 84C352 44 410 20 462 24 514 28 546 54 536 92 530 120 506 136 470 140 436 146 396 150 370 132 356 120 352 104 352 84Z',
  africa:
    'M384 254C382 214 430 196 476 196 524 196 562 212 572 246 578 274 556 290 546 316 536 352 514 388 484 386 456 384 452 346 434 318 418 298 386 290 384 254Z',
  'middle-east':
    'M548 172C554 140 596 126 642 136 686 146 704 172 696 202 688 234 658 262 622 258 588 254 542 206 548 172Z',
  asia: 'M576 62C600 26 706 10 800 14 888 18 960 42 966 80 968 116 930 122 910 144 892 166 888 186 866 184 848 182 846 156 826 156 806 156 806 192 784 194 760 196 756 164 738 148 716 132 676 122 630 112 592 104 566 86 576 62Z',
  australia:
    'M742 308C740 266 798 244 862 248 926 250 974 274 972 314 970 352 920 368 860 366 800 366 744 350 742 308Z',
}

/** The earth is round: what lies too far apart is connected around the back. */
const FAR = 500

/** The line of a rope, or its two ends at the edges of the map. */
export function ropeLines([a, b]: readonly [Region, Region]): string[] {
  const [from, to] = [PLACES[a], PLACES[b]]
  if (Math.abs(from.x - to.x) > FAR) return [from, to].map((at) => edgeLine(at))
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  // Bent a little to the side, as ropes hang.
  const bend = { x: (to.y - from.y) * 0.16, y: (from.x - to.x) * 0.16 }
  return [`M${from.x} ${from.y}Q${middle.x + bend.x} ${middle.y + bend.y} ${to.x} ${to.y}`]
}

function edgeLine({ x, y }: { x: number; y: number }): string {
  const edge = x < WORLD.width / 2 ? 0 : WORLD.width
  return `M${x} ${y}Q${(x + edge) / 2} ${y - 26} ${edge} ${y - 22}`
}
