// The pictures of cards, a file for each set, fetched when the first of its cards is shown.

import { PictureSet } from '../../art/picture-set.svelte'
import type { CardFacts } from './types'

const SETS = {
  base: new PictureSet(() => import('./art/base.json?pictures')),
  cities: new PictureSet(() => import('./art/cities.json?pictures')),
  artifacts: new PictureSet(() => import('./art/artifacts.json?pictures')),
  echoes: new PictureSet(() => import('./art/echoes.json?pictures')),
  figures: new PictureSet(() => import('./art/figures.json?pictures')),
  relic: new PictureSet(() => import('./art/relic.json?pictures')),
}

/** The path of a card's picture; empty until its set has come. */
export function pictureOf({ name, set, relic }: Pick<CardFacts, 'name' | 'set' | 'relic'>): string {
  return SETS[relic ? 'relic' : (set ?? 'base')].path(name)
}
