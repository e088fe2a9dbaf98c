// What is drawn when the client is built. `import pictures from './base.json?pictures'` gives the paths of the icons
// that the file names; `import world from './regions.json?world'` the coastlines of the regions that it
// lists, and `?globe` the same regions on a globe.

import { readFileSync } from 'node:fs'
import { pictures } from './pictures.mjs'
import { globe, world } from './world.mjs'

const KINDS = { pictures, world, globe }

/** @returns {import('vite').Plugin} */
export function art() {
  return {
    name: 'innovarium-art',
    enforce: 'pre',
    load(id) {
      const [file, kind] = id.split('?')
      const draw = KINDS[kind]
      if (!file || !draw) return null
      this.addWatchFile(file)
      const drawn = JSON.stringify(draw(JSON.parse(readFileSync(file, 'utf8'))))
      return { code: `export default JSON.parse(${JSON.stringify(drawn)})`, moduleType: 'js' }
    },
  }
}
