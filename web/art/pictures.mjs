// Icons of game-icons.net (CC BY 3.0, see the about page), each one path in a box of 512 by 512, simplified.

import { createRequire } from 'node:module'
import { optimize } from 'svgo'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

// Whole numbers are enough in a box of this size; arcs would be bent by them.
const PLAIN = {
  floatPrecision: 0,
  plugins: [
    'removeDimensions',
    { name: 'convertPathData', params: { floatPrecision: 0, makeArcs: false, convertToQ: false } },
  ],
}

const known = new Map()

function path(icon) {
  const found = known.get(icon)
  if (found) return found
  const body = icons[icon]?.body
  if (!body) throw new Error(`game-icons has no icon ${icon}`)
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, PLAIN)
  const paths = [...data.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  known.set(icon, paths.join(''))
  return paths.join('')
}

/** From the name of a thing to its icon, to its path. */
export function pictures(named) {
  return Object.fromEntries(Object.entries(named).map(([name, icon]) => [name, path(icon)]))
}
