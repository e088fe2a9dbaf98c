// How fast things move, and how a building comes onto the map.

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import type { Speed } from './types'

const DURATION: Record<Speed, number> = { slow: 900, normal: 450, fast: 220, off: 0 }

export function duration(speed: Speed): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : DURATION[speed]
}

/** Drops from above and grows to its size. */
export function land(_: Element, { time }: { time: number }): TransitionConfig {
  return {
    duration: time,
    easing: cubicOut,
    css: (t) => `opacity:${t};transform:translateY(${(t - 1) * 40}px) scale(${1.6 - 0.6 * t})`,
  }
}
