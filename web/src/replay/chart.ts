// How a chart is drawn. Lines differ in color and in pattern.

import type uPlot from 'uplot'

export const PATTERNS: number[][] = [
  [],
  [7, 3],
  [2, 3],
  [9, 3, 2, 3],
  [14, 3],
  [5, 2, 1, 2],
  [1, 4],
  [11, 2, 2, 2, 2, 2],
]
/** Of the chart in rem, as the page keeps room for it. */
const HEIGHT = 11
const USUAL_REM = 16

type Wish = {
  names: string[]
  width: number
  /** From where to where the values go; without it, as far as they do. */
  range: [number, number] | undefined
  onseek: (at: number) => void
  ready: () => void
}

export function chartOptions(host: HTMLElement, { names, width, range, onseek, ready }: Wish): uPlot.Options {
  const style = getComputedStyle(host)
  // Canvas knows no rem either: on large screens the chart grows with the letters.
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const grown = (pixels: number) => Math.round((pixels * rem) / USUAL_REM)
  // Canvas knows no custom properties: a probe turns `light-dark(…)` into the color that is meant now.
  const color = (variable: string) => {
    const probe = document.createElement('i')
    probe.style.color = `var(${variable})`
    host.append(probe)
    const resolved = getComputedStyle(probe).color
    probe.remove()
    return resolved
  }
  const axis = {
    stroke: color('--ink-soft'),
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
    font: `${String(grown(12))}px ${style.fontFamily}`,
  }
  // The library's own clicks are those on its legend.
  const seek = (plot: uPlot) =>
    plot.over.addEventListener('click', (event) => {
      const left = event.clientX - plot.over.getBoundingClientRect().left
      onseek(Math.round(plot.posToVal(left, 'x')))
    })
  return {
    width,
    height: HEIGHT * rem,
    legend: { show: false },
    // Positions are known only once everything is drawn.
    hooks: { ready: [ready, seek] },
    scales: { x: { time: false }, y: range ? { range } : {} },
    axes: [
      { ...axis, size: grown(26) },
      { ...axis, size: grown(34) },
    ],
    cursor: {
      drag: { x: false, y: false },
      y: false,
      bind: {
        // The line marks the moment that is shown; it does not run after the pointer.
        mousemove: () => () => null,
        mouseleave: () => () => null,
      },
    },
    series: [
      {},
      ...names.map((name, seat) => ({
        label: name,
        stroke: color(`--seat-${String(seat)}`),
        width: 2.5,
        dash: PATTERNS[seat] ?? [],
        spanGaps: true,
        points: { show: false },
      })),
    ],
  }
}
