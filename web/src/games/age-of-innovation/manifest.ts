import type { Manifest } from '../board'
import Emblem from './Emblem.svelte'

export const manifest: Manifest = {
  Emblem,
  illustration: () => import('./Illustration.svelte'),
  teaching: { teacher: 'tilda', ground: 'light-dark(#3f6672, #12232b)' },
  weight: 4,
  long: true,
  problem: ({ options, seats }) => (mapFits(options['map'] ?? 'by-players', seats) ? null : 'new-problem-map'),
}

/** Each side of the board names the numbers of players it is for. */
function mapFits(map: string, seats: number): boolean {
  const [least, most] = map.split('-').map(Number)
  return map === 'by-players' || (seats >= Math.max(least ?? 0, 2) && seats <= (most ?? 0))
}
