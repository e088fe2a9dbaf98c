import type { Manifest } from '../board'
import Emblem from './Emblem.svelte'

export const manifest: Manifest = {
  Emblem,
  illustration: () => import('./Illustration.svelte'),
  teaching: { teacher: 'carla', ground: 'light-dark(#5f6d66, #0e161b)' },
  weight: 5,
  long: true,
}
