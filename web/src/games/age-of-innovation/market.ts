// What lies in the market, on which of its pages, and when it opens by itself.

import type { Offer } from './types'

export const PAGES = ['setup', 'learning', 'tiles'] as const
export type Page = (typeof PAGES)[number]

const KINDS: Readonly<Record<string, Page>> = {
  set: 'setup',
  display: 'setup',
  faction: 'setup',
  innovation: 'learning',
  competency: 'learning',
  palace: 'tiles',
  bonus: 'tiles',
  city: 'tiles',
}

export const pageAt = (anchor: string): Page | undefined => KINDS[anchor.split(':')[0] ?? '']

/** The page on which all of these places lie, if they lie in the market. */
export function pageToSee(places: readonly string[]): Page | null {
  const pages = places.map(pageAt)
  return pages.includes(undefined) ? null : (pages[0] ?? null)
}

/** The page with a kind of tiles, where the market is always open: `market:city`. */
export const pageOfKind = (place = ''): Page | undefined =>
  place.startsWith('market:') ? pageAt(place.slice('market:'.length)) : undefined

/** The page on which a tile must be chosen now; null if something else can be done as well. */
export function pageToChoose(offers: readonly Offer[]): Page | null {
  const placed = offers.flatMap(({ anchor }) => (anchor === null ? [] : [anchor]))
  const pages = placed.map(pageAt)
  // In the draft, palaces lie beside the displays and factions.
  if (pages.length === 0 || pages.includes(undefined)) return null
  return pages.find((page) => page === 'setup') ?? pages[0] ?? null
}
