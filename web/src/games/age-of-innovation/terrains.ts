// The seven painted terrains: every one has a ground, a pattern of its own and one motif, so that it is told without
// its color. A hex stands on a corner, with a radius of 40 around 0 0; what is painted beyond it is clipped.

import type { Terrain } from './types'

/** Something filled, or a line of some width. */
export type Stroke = { d: string; fill?: string; stroke?: string; width?: number }
export type Painting = { light: string; dark: string; strokes: readonly Stroke[] }

const near = (value: number) => String(Math.round(value * 10) / 10)
const area = (d: string, fill: string): Stroke => ({ d, fill })
const line = (d: string, stroke: string, width: number): Stroke => ({ d, stroke, width })

function ellipse(x: number, y: number, rx: number, ry: number, fill: string, turned = 0): Stroke {
  const angle = (turned * Math.PI) / 180
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)]
  const half = (sign: number) => `a${rx} ${ry} ${turned} 1 0 ${near(sign * 2 * dx)} ${near(sign * 2 * dy)}`
  return area(`M${near(x - dx)} ${near(y - dy)}${half(1)}${half(-1)}z`, fill)
}

function conifer(x: number, y: number, size: number): Stroke[] {
  const s = (value: number) => near(value * size)
  const top = `M${near(x)} ${near(y - 15 * size)}`
  return [
    area(`${top}l${s(6)} ${s(9)}h${s(-2.5)}l${s(4)} ${s(7)}h${s(-15)}l${s(4)} ${s(-7)}h${s(-2.5)}z`, '#2c6a37'),
    area(`${top}l${s(-6)} ${s(9)}h${s(2.5)}l${s(-4)} ${s(7)}h${s(7.5)}z`, '#3f8547'),
    area(`M${near(x - 1.2 * size)} ${near(y + size)}h${s(2.4)}v${s(3)}h${s(-2.4)}z`, '#5a3d20'),
  ]
}

const tree = (x: number, y: number, size: number): Stroke[] => [
  area(`M${near(x - size)} ${near(y - 2 * size)}h${near(2 * size)}v${near(6 * size)}h${near(-2 * size)}z`, '#5a3d20'),
  ellipse(x, y - 6 * size, 6 * size, 6 * size, '#35783d'),
  ellipse(x - 1.6 * size, y - 7.5 * size, 3.8 * size, 3.8 * size, '#5ba257'),
]

function peak(x: number, y: number, w: number, h: number): Stroke[] {
  const [wide, high] = [(part: number) => near(w * part), (part: number) => near(h * part)]
  const snow =
    `l${wide(0.34)} ${high(0.34)}l${wide(-0.16)} ${high(-0.04)}l${wide(-0.12)} ${high(0.12)}` +
    `l${wide(-0.16)} ${high(-0.1)}l${wide(-0.2)} ${high(0.06)}z`
  return [
    area(`M${x} ${y - h}L${x + w} ${y}H${x - w}z`, '#8b939b'),
    area(`M${x} ${y - h}L${x + w} ${y}H${near(x + w * 0.15)}L${near(x - w * 0.12)} ${near(y - h * 0.45)}z`, '#646d77'),
    area(`M${x} ${y - h}${snow}`, '#fbfdff'),
  ]
}

function reed(x: number, y: number, h: number): Stroke[] {
  const part = (of: number) => near(h * of)
  const blades =
    `M${x} ${y}q${part(0.06)} ${part(-0.6)} ${part(0.16)} ${part(-1)}` +
    `M${x + 2} ${y}q${part(0.2)} ${part(-0.4)} ${part(0.45)} ${part(-0.7)}` +
    `M${x - 1} ${y}q${part(-0.15)} ${part(-0.4)} ${part(-0.35)} ${part(-0.62)}`
  return [line(blades, '#a8b47a', 1.3), line(`M${near(x + h * 0.15)} ${near(y - h * 0.85)}l.4 -4.500`, '#8a6236', 3)]
}

const cactus = (x: number, y: number) => `M${x} ${y}v-11M${x} ${y - 3.5}h-3.500v-4M${x} ${y - 5}h3.500v-4`

const sheaf = (x: number, y: number): Stroke[] => [
  line(`M${x} ${y}v-9M${x} ${y}q-1 -5 -4 -8M${x} ${y}q1 -5 4 -8`, '#8a5a17', 1.3),
  ellipse(x, y - 10, 1.7, 3.2, '#f4cf63'),
  ellipse(x - 4.4, y - 9, 1.6, 3, '#f4cf63', -24),
  ellipse(x + 4.4, y - 9, 1.6, 3, '#f4cf63', 24),
]

export const PAINTINGS: Readonly<Record<Terrain, Painting>> = {
  desert: {
    light: '#f7e3a1',
    dark: '#e6c566',
    strokes: [
      area('M-36 2C-22 -10 -12 -10 2 0S26 4 36 -4V18L0 40-36 18z', '#eccb74'),
      area('M-36 10C-26 2 -16 2 -6 10S14 22 36 6V20L0 40-36 20z', '#e0b653'),
      area('M2 0C10 6 8 10 -6 10 0 14 10 18 20 15 12 11 8 6 2 0z', '#cf9f3e'),
      line('M-26 14q6 -4 12 0M-20 20q7 -4 13 0M4 25q7 -4 13 -1M14 -5q5 -3 10 -1', '#fbeebb', 1.3),
      ellipse(15, -20, 6, 6, '#fff4c2'),
      line(cactus(-19, 3) + cactus(23, 16), '#5b7d3a', 2.6),
    ],
  },
  plains: {
    light: '#d9b07a',
    dark: '#bb8546',
    strokes: [
      area('M-35 -18L0 -38 35 -18V-8C10 -20 -14 -14 -35 -2z', '#e2bd85'),
      line(
        'M-34 4C-14 -8 12 -12 34 -4M-34 11C-12 0 14 -3 34 4M-33 18C-10 9 14 6 33 12' +
          'M-26 24C-8 18 12 15 26 21M-14 31C-4 27 8 26 16 30',
        '#8f5f2b',
        1.5,
      ),
      line('M-34 7.500C-14 -4 12 -7.500 34 0M-33 14.500C-12 4.500 14 1.500 34 8', '#e9c88f', 1.3),
      ...sheaf(-14, -8),
      ...sheaf(-3, -14),
      ...sheaf(12, -13),
      ...sheaf(22, -7),
    ],
  },
  swamp: {
    light: '#6f6e78',
    dark: '#474650',
    strokes: [
      ellipse(-12, 12, 17, 7.5, '#2f3b42'),
      ellipse(-12, 11, 14, 5.5, '#3f5660'),
      ellipse(17, -8, 13, 5.5, '#2f3b42'),
      ellipse(17, -9, 10.5, 3.9, '#3f5660'),
      ellipse(10, 25, 9, 3.6, '#2f3b42'),
      line('M-18 11h8M-6 13h5M13 -9h7', '#8fb0b8', 1.2),
      ...reed(-22, 4, 17),
      ...reed(-2, 4, 13),
      ...reed(24, -12, 16),
      ...reed(6, 20, 15),
      ...reed(-16, -12, 14),
      ellipse(-8, 13, 3, 1.5, '#7f9a58'),
    ],
  },
  lake: {
    light: '#9fd0f5',
    dark: '#5b9fdb',
    strokes: [
      area('M-24 -12C-14 -26 14 -28 24 -14S30 14 16 22 -18 26 -26 12 -32 -2 -24 -12z', '#4189cd'),
      area('M-18 -9C-10 -19 12 -21 19 -10S23 11 12 16 -14 19 -20 9 -24 -1 -18 -9z', '#2f74ba'),
      line('M-12 -6q3.500 -3 7 0t7 0M2 4q3.500 -3 7 0t7 0M-14 9q3.500 -3 7 0t7 0', '#d8efff', 1.7),
      area('M4 -8v-11l7.500 11z', '#fff8e6'),
      area('M2 -7.500v-8l-5 8z', '#ffe3ae'),
      area('M-5 -6h17l-3 3.600h-11z', '#7a4a1e'),
    ],
  },
  forest: {
    light: '#a5d092',
    dark: '#6fae66',
    strokes: [
      ...conifer(-18, -8, 1),
      ...conifer(4, -17, 0.95),
      ...tree(20, -6, 1),
      ...conifer(-7, 2, 1.08),
      ...tree(-24, 13, 1),
      ...conifer(9, 9, 1.15),
      ...conifer(25, 18, 0.9),
      ...tree(-9, 23, 1.1),
      ...conifer(10, 28, 0.95),
    ],
  },
  mountain: {
    light: '#dfe3e6',
    dark: '#b3bac1',
    strokes: [
      ...peak(-13, 2, 17, 24),
      ...peak(14, 0, 16, 28),
      ...peak(1, 20, 23, 33),
      area('M-26 24h12l-5 -8zM12 28h16l-7 -10z', '#777f88'),
    ],
  },
  wasteland: {
    light: '#f0a98f',
    dark: '#cf6f54',
    strokes: [
      area('M-30 6l4 -16h13l5 16z', '#a9432c'),
      area('M-26 -10h13l1 4h-15zM10 -24h14l1.500 5h-17z', '#c9634a'),
      area('M6 -4l4 -20h14l7 20z', '#9c3a25'),
      area('M10 -24h14l1.500 5h-17z', '#c9634a'),
      line('M13 -19v13M19 -19l1 13M-21 -5v9', '#7f2b1a', 1.2),
      line('M-30 12l10 5 3 9M-20 17l11 -2 7 6 12 -3 8 5M-2 21l-3 9M10 18l4 -7M18 23l-1 8M18 23l10 -6', '#8c3220', 1.7),
    ],
  },
}
