import type { Library } from '../../library'
import { ICONS } from '../icons'
import type { View } from '../types'
import Around from './Around.svelte'
import { entries, facets, groupLabel, PARTS } from './entries'
import { examples } from './examples'
import Face from './Face.svelte'
import Sign from './Sign.svelte'
import { told, whereabouts } from './telling'

/** Nobody sits there yet. */
const view: Partial<View> = { players: [], regions: [], private: [] }

export const library: Library = {
  options: {},
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
  signs: ICONS,
}
