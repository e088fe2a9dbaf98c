import type { Manifest } from '../board'
import Emblem from './Emblem.svelte'

export const manifest: Manifest = {
  Emblem,
  illustration: () => import('./Illustration.svelte'),
  weight: 5,
  long: true,
}
