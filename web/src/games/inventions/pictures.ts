// Pictures of cards, tiles, milestones and goals.

import { PictureSet } from '../../art/picture-set.svelte'

export const pictures = new PictureSet(() => import('./art.json?pictures'))

/** The name of the picture of what lies at an anchor; empty if there is none. */
export function pictureOf(anchor: string): string {
  const [kind = '', name = '', sign = ''] = anchor.split(':')
  switch (kind) {
    case 'card':
    case 'milestone':
    case 'action':
    case 'token':
    case 'region':
    case 'goal':
    case 'specialist-tile':
    case 'aspiration':
      return `${kind}s:${name}`
    case 'tile':
    case 'stock':
      return `progress-tiles:${name} ${sign}`
    case 'specialists':
      return `types:${name}`
    case 'space':
      return `eras:${name.split('-')[0] ?? ''}`
    case 'era':
      return `eras:${name}`
    default:
      return ''
  }
}
