import type { Manifest } from '../board'
import Emblem from './GameEmblem.svelte'
import { SHAPES } from './icons'

export const manifest: Manifest = {
  Emblem,
  illustration: () => import('./Illustration.svelte'),
  teaching: { teacher: 'idris', ground: 'light-dark(#6e5536, #1b130c)' },
  weight: 3,
  icons: SHAPES,
  // Expansions belong to one edition, relics to one expansion, and far away one sits only at a large table.
  means: (option, { options, seats }) => {
    if (option === 'expansions') return options['edition'] === 'deluxe-2017'
    if (option === 'relics') return options['expansions']?.split('+').includes('artifacts') ?? false
    return option !== 'far-away' || seats >= 5
  },
  problem: ({ options, seats }) => (options['teams'] === 'yes' && seats !== 4 ? 'new-problem-teams' : null),
}
