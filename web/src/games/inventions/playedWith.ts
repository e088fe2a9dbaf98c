// Which set of values a match is played with, and how much of it somebody has seen in print.

import type { BoardProps } from '../board'
import type { Components } from './types'

export function setInUse({ about, built_in }: Components) {
  const kind = about.name !== '' ? 'named' : built_in ? 'built-in' : 'unnamed'
  return { kind, name: about.name, known: about.values - about.reconstructed, values: about.values }
}

export const playedWith = ({ components, say }: Pick<BoardProps, 'components' | 'say'>) =>
  say({ id: 'board-played-with', args: setInUse(components as Components) })
