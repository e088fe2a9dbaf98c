// Where cards lie: pure arithmetic on one unit, the width of a card. Cards are landscape, as in the box.

import type { Splay, StackView } from './types'

export const RATIO = 0.7 // height of a card to its width
export const SLOT = 0.165 // side of an icon's slot
export const PEEK = 0.212 // how much of a covered card a splay lets one see: a slot and the margin beside it
const EDGE = 0.016 // how far the edges of an unsplayed stack stick out
const MOST_EDGES = 3

export type Spot = { x: number; y: number }
export type PileLayout = {
  width: number
  height: number
  top: Spot
  covered: Spot[] // from the top down, as in the view
  edges: number // how many card edges to draw under an unsplayed stack
}

// Covered cards that a splay shows; an unsplayed stack shows none.
export function shown(stack: Pick<StackView, 'splay' | 'covered'>): number {
  return stack.splay === 'unsplayed' ? 0 : stack.covered.length
}

export function pileLayout(splay: Splay, covered: number, width: number): PileLayout {
  const height = width * RATIO
  const peek = width * PEEK
  const steps = Array.from({ length: covered }, (_, i) => i + 1)
  const far = covered * peek
  switch (splay) {
    // The top card slid left: the others peek out at its right.
    case 'left':
      return {
        width: width + far,
        height,
        top: { x: 0, y: 0 },
        covered: steps.map((k) => ({ x: k * peek, y: 0 })),
        edges: 0,
      }
    case 'right':
      return {
        width: width + far,
        height,
        top: { x: far, y: 0 },
        covered: steps.map((k) => ({ x: far - k * peek, y: 0 })),
        edges: 0,
      }
    case 'up':
      return {
        width,
        height: height + far,
        top: { x: 0, y: 0 },
        covered: steps.map((k) => ({ x: 0, y: k * peek })),
        edges: 0,
      }
    case 'unsplayed': {
      const edges = Math.min(covered, MOST_EDGES)
      const out = edges * EDGE * width
      return { width, height: height + out, top: { x: 0, y: 0 }, covered: steps.map(() => ({ x: 0, y: out })), edges }
    }
  }
}

// Cards are at least and at most so wide, on more than one line at most `wrapped`; a pile is at most `tallest`.
export type Limits = { least: number; most: number; wrapped: number; gap: number; tallest: number }

export type Sizes = Omit<Limits, 'tallest'>

type Outline = Pick<StackView, 'splay' | 'covered'>

// The width of a stack in widths of a card.
function across(stack: Outline): number {
  return stack.splay === 'left' || stack.splay === 'right' ? 1 + shown(stack) * PEEK : 1
}

// How many lines piles take that are laid side by side and go on in the next line.
function lines(widths: readonly number[], room: number, gap: number): number {
  let count = 1
  let used = 0
  for (const width of widths) {
    const next = used === 0 ? width : used + gap + width
    if (next <= room || used === 0) used = next
    else {
      count += 1
      used = width
    }
  }
  return count
}

// The width of cards for a row of stacks, all cards of a row being equally large: on as few lines as possible, then
// as large as possible. Higher than `tallest`, a stack splayed up would push everything else off the screen.
export function cardWidth(stacks: readonly Outline[], room: number, limits: Limits): number {
  const widths = stacks.map(across)
  const up = Math.max(0, ...stacks.filter((stack) => stack.splay === 'up').map(shown))
  const byHeight = limits.tallest / (RATIO + up * PEEK)
  // No stack may be wider than the whole row.
  const most = Math.floor(
    Math.max(1, Math.min(limits.most, Math.max(limits.least, byHeight), room / Math.max(1, ...widths))),
  )
  const least = Math.min(limits.least, most)
  const at = (width: number) =>
    lines(
      widths.map((times) => times * width),
      room,
      limits.gap,
    )
  const fewest = at(least)
  let width = fewest > 1 ? Math.max(least, Math.min(most, limits.wrapped)) : most
  while (width > least && at(width) > fewest) width -= 1
  return width
}

// The width of equally large cards side by side: as wide as possible on as few lines as possible.
export function handWidth(cards: number, room: number, limits: Sizes): number {
  for (let lines = 1; lines <= cards; lines += 1) {
    const inLine = Math.ceil(cards / lines)
    const width = (room - limits.gap * (inLine - 1)) / inLine
    if (width >= limits.least) return Math.floor(Math.min(width, lines === 1 ? limits.most : limits.wrapped))
  }
  return Math.floor(Math.min(room, limits.most))
}

export type Fit = { size: number; squeeze: number; lines: 1 | 2 }

// How a name fits its card: its size in hundredths of the card's width, on one line or on two, and how much a long
// word is narrowed rather than made ever smaller. `measure` is the width of a text in heights of its letters.
export function fitName(name: string, measure: (text: string) => number): Fit {
  const wide = 92 // hundredths there are
  const words = name.split(' ')
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map((line) => measure(line.join(' '))))
  const oneLine = Math.min(12.5, wide / measure(name))
  const twoLines = Math.min(11.5, wide / Math.min(...breaks.map((lines) => Math.max(...lines))))
  if (twoLines > oneLine) return { size: twoLines, squeeze: 1, lines: 2 }
  const squeeze = Math.max(0.82, Math.min(1, oneLine / 11))
  return { size: oneLine / squeeze, squeeze, lines: 1 }
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
