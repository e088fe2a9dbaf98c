import type { Library } from '../../library'
import { SHAPES } from '../icons'
import type { View } from '../types'
import Around from './Around.svelte'
import { entries, facets, groupLabel, OPTIONS, PARTS } from './entries'
import { examples } from './examples'
import Face from './Face.svelte'
import Sign from './Sign.svelte'
import { told, whereabouts } from './telling'

/** Nobody sits there yet. */
const view: Partial<View> = { players: [], achievements: [], specials: [], supply: [] }

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
  told,
  whereabouts,
  examples,
  signs: SHAPES,
}
