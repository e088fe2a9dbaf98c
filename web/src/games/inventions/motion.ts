// How a card comes onto the board.

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

/** Turns up and grows to its size. */
export function land(_: Element, { time }: { time: number }): TransitionConfig {
  return {
    duration: time,
    easing: cubicOut,
    css: (t) => `opacity:${t};transform:perspective(400px) rotateY(${(1 - t) * 70}deg)`,
  }
}
