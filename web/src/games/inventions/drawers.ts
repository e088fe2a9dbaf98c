// What lies beside the map is in drawers; the one in which something must be chosen opens by itself.

import type { Offer } from '../../protocol'

export const DRAWERS = ['milestones', 'ideas', 'tiles', 'standing'] as const
export type Drawer = (typeof DRAWERS)[number] | 'progress' | `seat-${number}`

const KINDS: Readonly<Record<string, Drawer>> = {
  milestone: 'milestones',
  stock: 'tiles',
  space: 'standing',
  order: 'standing',
  hex: 'progress',
}

const PLACES: Readonly<Record<string, Drawer>> = {
  ...KINDS,
  common: 'milestones',
  eureka: 'milestones',
  ideas: 'ideas',
  influence: 'standing',
}

/** The drawer in which the first of these places lies, if it is in one. */
export const drawerToSee = ([place = '']: readonly string[]): Drawer | null => PLACES[place.split(':')[0] ?? ''] ?? null

/** Cards are taken from the display of ideas; those that are chained lie in sight. */
const drawerOf = ({ anchor, choice }: Offer): Drawer | undefined =>
  choice.startsWith('take ') ? 'ideas' : KINDS[anchor?.split(':')[0] ?? '']

/** The drawer in which most of what can be chosen lies, apart from doing without it. */
export function drawerFor(offers: readonly Offer[]): Drawer | null {
  const found = offers.filter(({ choice }) => !ENDS.has(choice)).map(drawerOf)
  const [most] = [...new Set(found)].filter(
    (drawer) => found.filter((each) => each === drawer).length * 2 > found.length,
  )
  return most ?? null
}

const ENDS: ReadonlySet<string> = new Set(['done', 'decline'])

export const seatOf = (drawer: Drawer): number | null =>
  drawer.startsWith('seat-') ? Number(drawer.slice('seat-'.length)) : null
