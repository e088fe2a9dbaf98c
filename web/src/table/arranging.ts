// How the offers of a question stand in the prompt: in groups with headings, and apart from them what ends a turn.

import type { GameModule, OfferGroup } from '../games/board'
import type { Offer } from '../protocol'

export type Group = OfferGroup & { offers: readonly Offer[] }
export type Arranged = { groups: readonly Group[]; apart: readonly Offer[] }

/** Many offers of several kinds: one kind is open at a time. */
const MANY = 8
/** As many lines as a phone has room for below its board. */
const FEW = 3

export function arrange(
  offers: readonly Offer[],
  { groups = [], groupOf }: Pick<GameModule, 'groups' | 'groupOf'>,
): Arranged {
  if (!groupOf) return { groups: [{ name: '', offers }], apart: [] }
  const named = new Map<string, Offer[]>()
  for (const offer of offers) named.set(groupOf(offer), [...(named.get(groupOf(offer)) ?? []), offer])
  const found = groups.flatMap((group) => {
    const own = named.get(group.name)
    named.delete(group.name)
    return own ? [{ ...group, offers: own }] : []
  })
  // What no group claims stands first, without a heading.
  const others = [...named.values()].flat()
  const shown = found.filter(({ apart }) => !apart)
  return {
    groups: others.length > 0 ? [{ name: '', offers: others }, ...shown] : shown,
    apart: found.filter(({ apart }) => apart).flatMap(({ offers: own }) => own),
  }
}

/** Whether only the offers of one kind are shown at a time; on a phone they are as soon as they are more than a few. */
export function isTabbed(
  { groups }: Arranged,
  { oneGroupOpen }: Pick<GameModule, 'oneGroupOpen'>,
  narrow = false,
): boolean {
  const count = groups.reduce((sum, { offers }) => sum + offers.length, 0)
  if (narrow) return groups.length > 1 && count > FEW
  return oneGroupOpen === true && groups.length > 2 && count > MANY
}

/** The kind that is open: the one somebody opened, or none if they closed it; else the first, if `first`. */
export function openKind({ groups }: Arranged, opened: string | null | undefined, first: boolean): string | null {
  const kinds = groups.filter(({ plain }) => !plain)
  if (kinds.some(({ name }) => name === opened)) return opened ?? null
  return opened !== null && first ? (kinds[0]?.name ?? null) : null
}

/** The groups whose offers are seen, in their order. `open` matters only if there are kinds to open. */
export function shownOf({ groups }: Arranged, tabbed: boolean, open: string | null): readonly Group[] {
  if (!tabbed) return groups
  return [...groups.filter(({ plain }) => plain), ...groups.filter(({ name, plain }) => !plain && name === open)]
}

/** The choice that ends the turn, if nothing else is left to decide. */
export function ending(
  offers: readonly Offer[],
  { groups = [], groupOf }: Pick<GameModule, 'groups' | 'groupOf'>,
): string | null {
  if (!groupOf) return null
  const kind = (offer: Offer) => groups.find(({ name }) => name === groupOf(offer))
  const ends = offers.filter((offer) => kind(offer)?.ends)
  const decides = offers.some((offer) => !kind(offer)?.ends && !kind(offer)?.minor)
  return ends.length === 1 && !decides ? (ends[0]?.choice ?? null) : null
}
