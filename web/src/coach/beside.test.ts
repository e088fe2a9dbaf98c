import { describe, expect, it } from 'vitest'
import { beside } from './beside'

const DESK = { width: 1366, height: 768 }
const PHONE = { width: 390, height: 844 }
const WORDS = { width: 420, height: 300 }

const overlaps = (
  choice: { left: number; top: number; width: number; height: number },
  spot: { left: number; top: number },
  size: { width: number; height: number },
) =>
  spot.left < choice.left + choice.width &&
  spot.left + size.width > choice.left &&
  spot.top < choice.top + choice.height &&
  spot.top + size.height > choice.top

describe('the words of the coach', () => {
  it('stand on the side where there is room', () => {
    const card = { left: 300, top: 500, width: 120, height: 160 }
    expect(beside(card, WORDS, DESK)).toEqual({ left: 432, top: 430 })
    const offer = { left: 1040, top: 400, width: 300, height: 50 }
    expect(beside(offer, WORDS, DESK)).toEqual({ left: 608, top: 275 })
  })

  it('stand above or below on a phone', () => {
    const words = { width: 366, height: 320 }
    const low = { left: 20, top: 700, width: 350, height: 48 }
    expect(beside(low, words, PHONE)).toEqual({ left: 12, top: 368 })
    const high = { left: 20, top: 60, width: 100, height: 140 }
    expect(beside(high, words, PHONE)).toEqual({ left: 12, top: 212 })
  })

  it('are wholly on the page, and hide the choice only if there is no room', () => {
    for (const [page, size] of [
      [DESK, WORDS],
      [PHONE, { width: 366, height: 380 }],
    ] as const)
      for (let left = 0; left < page.width - 60; left += 37)
        for (let top = 0; top < page.height - 60; top += 41) {
          const choice = { left, top, width: 60, height: 60 }
          const spot = beside(choice, size, page)
          expect(spot.left).toBeGreaterThanOrEqual(0)
          expect(spot.top).toBeGreaterThanOrEqual(0)
          expect(spot.left + size.width).toBeLessThanOrEqual(page.width)
          expect(spot.top + size.height).toBeLessThanOrEqual(page.height)
          const room = Math.max(top, page.height - top - 60) >= size.height + 24
          if (room) expect(overlaps(choice, spot, size)).toBe(false)
        }
  })
})
