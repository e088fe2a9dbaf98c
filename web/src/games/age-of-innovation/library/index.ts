import type { Library } from '../../library'
import { ICONS } from '../icons'
import type { View } from '../types'
import Around from './Around.svelte'
import { entries, facets, groupLabel, OPTIONS, PARTS } from './entries'
import { examples } from './examples'
import Face from './Face.svelte'
import Sign from './Sign.svelte'
import { whereabouts } from './telling'

/** Nobody sits there yet. */
const view: Partial<View> = { players: [], sets: [], hexes: [] }

export const library: Library = {
  options: OPTIONS,
  view,
  parts: PARTS,
  facets,
  groupLabel,
  entries,
  Around,
  Face,
  Sign,
  whereabouts,
  examples,
  signs: ICONS,
}
