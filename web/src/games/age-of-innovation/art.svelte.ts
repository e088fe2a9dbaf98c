// The pictures of tiles, by what anchors call them.

import { PictureSet } from '../../art/picture-set.svelte'

const pictures = new PictureSet(() => import('./art.json?pictures'))

const LISTS: Readonly<Record<string, string>> = {
  display: 'terrains',
  discipline: 'disciplines',
  building: 'buildings',
  faction: 'factions',
  innovation: 'innovations',
  palace: 'palaces',
  bonus: 'bonuses',
  competency: 'competencies',
  power: 'power-actions',
  books: 'book-actions',
  city: 'city-tiles',
  'round-tile': 'round-tiles',
  'final-tile': 'final-tiles',
  track: 'tracks',
}

/** What the picture of a component is called: `palaces:7` for `palace:7`; null for what has none. */
export function artOf(component: string): string | null {
  const [kind = '', name = ''] = component.split(':')
  const list = LISTS[kind]
  return list === undefined || name === '' ? null : `${list}:${name}`
}

/** The path of a component's picture; empty until it is there, and for what has none. */
export function pathOf(component: string): string {
  const name = artOf(component)
  return name === null ? '' : pictures.path(name)
}
