// How a building comes onto the map.

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

/** Drops from above and grows to its size. */
export function land(_: Element, { time }: { time: number }): TransitionConfig {
  return {
    duration: time,
    easing: cubicOut,
    css: (t) => `opacity:${t};transform:translateY(${(t - 1) * 40}px) scale(${1.6 - 0.6 * t})`,
  }
}
