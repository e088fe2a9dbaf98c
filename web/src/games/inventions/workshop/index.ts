import type { Json, SetFile, Workshop } from '../../workshop'
import Around from '../library/Around.svelte'
import type { Components, View } from '../types'
import Adding from './Adding.svelte'
import { said } from './asking'
import Editor from './Editor.svelte'
import Head from './Head.svelte'
import KindPicture from './KindPicture.svelte'
import { alongside, hexPlace, KINDS, layout, pieces } from './pieces'
import Said from './Said.svelte'
import Vocabulary from './Vocabulary.svelte'

/** Nobody sits there. */
const view: Partial<View> = { players: [], regions: [], private: [] }

function components(base: unknown, file: SetFile): Components {
  const hexes = (file['progress_map'] as { hex: string }[]).map(({ hex }) => hexPlace(hex))
  return { ...(base as Components), file: file as unknown as Components['file'], hexes }
}

export const workshop: Workshop = {
  kinds: KINDS,
  layout,
  pieces,
  kindLabel: (kind) => ({ id: `workshop-kind-${kind}` }),
  groupLabel: (group) => ({ id: /^(era-\d|type)/.test(group) ? group : `workshop-group-${group}` }),
  components,
  alongside,
  said: (value, given: Json) => said(value, given),
  view,
  Around,
  KindPicture,
  Head,
  Said,
  Editor,
  Vocabulary,
  Adding,
}
