// The progress map: pointed hexes in slanted coordinates. The row below lies half a hex further left for the same
// column.

export const RADIUS = 50
const WIDTH = Math.sqrt(3) * RADIUS

export type Place = { row: number; column: number }

export function center({ row, column }: Place): { x: number; y: number } {
  return { x: (column + row / 2) * WIDTH, y: row * 1.5 * RADIUS }
}

export function outline(radius: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

export function frame(places: readonly Place[]): { x: number; y: number; width: number; height: number } {
  const centers = places.map(center)
  const xs = centers.map(({ x }) => x)
  const ys = centers.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const margin = 4
  return {
    x: left - WIDTH / 2 - margin,
    y: top - RADIUS - margin,
    width: right - left + WIDTH + 2 * margin,
    height: bottom - top + 2 * (RADIUS + margin),
  }
}

/** What stands in a hex: signs and numbers beside each other, made smaller where they are too many. */
export type Inscribed = { scale: number; items: readonly { x: number; icon?: string; text?: string }[] }

const ICON = 28
const LETTER = 15
const ROOM = 68

export function inscribed(parts: readonly (string | { icon: string; n?: number; sign?: string })[]): Inscribed {
  const words = parts.flatMap((part) => {
    if (typeof part === 'string') return [{ text: part, width: LETTER }]
    const { icon, n, sign = '' } = part
    const text = `${sign}${n ?? ''}`
    return [...(n === undefined ? [] : [{ text, width: LETTER * text.length }]), { icon, width: ICON }]
  })
  const whole = words.reduce((sum, { width }) => sum + width, 0)
  let x = -whole / 2
  const items = words.map(({ width, ...word }) => {
    const at = x + width / 2
    x += width
    return { ...word, x: at }
  })
  return { scale: Math.min(1, ROOM / whole), items }
}
