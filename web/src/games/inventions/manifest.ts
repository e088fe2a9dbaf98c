import type { Manifest } from '../board'
import Emblem from './Emblem.svelte'

export const manifest: Manifest = {
  Emblem,
}
