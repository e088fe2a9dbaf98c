// The printed facts by name, found once for a set of components.

import type { Action, Components, Region, Type, View, Who } from './types'

function by<T, K>(list: readonly T[], key: (entry: T) => K): ReadonlyMap<K, T> {
  return new Map(list.map((entry) => [key(entry), entry]))
}

export type Facts = ReturnType<typeof index>

const indexed = new WeakMap<Components, Facts>()

export function factsOf(components: Components): Facts {
  const known = indexed.get(components) ?? index(components)
  indexed.set(components, known)
  return known
}

function index({ file, cards, milestones, hexes, wealth, goals }: Components) {
  const wealthWords = by(wealth, ({ letter }) => letter)
  const goalWords = by(goals, ({ goal }): string => goal)
  const printed = by(cards, ({ card }): string => card)
  const eras = by(milestones, ({ milestone }): string => milestone)
  return {
    forums: file.forums,
    influence: file.influence_track,
    ropes: file.ropes,
    regions: by(file.regions, ({ region }) => region),
    tokens: by(file.influence_tokens, ({ token }) => token),
    spaces: by(file.era_track, ({ era, space }) => `${era}-${space}`),
    milestones: by(
      file.milestones.map((entry) => ({ ...entry, era: eras.get(entry.milestone)?.era ?? 0 })),
      ({ milestone }): string => milestone,
    ),
    specialistTiles: by(file.specialist_tiles, ({ tile }): string => tile),
    knowledgeTiles: by(file.knowledge_tiles, ({ tile }): string => tile),
    cards: by(
      file.idea_cards.map((entry) => {
        const { era, milestone } = printed.get(entry.card) ?? { era: 0, milestone: null }
        return { ...entry, era, milestone }
      }),
      ({ card }): string => card,
    ),
    economy: by(file.economy_tiles, ({ number }) => number),
    culture: by(file.culture_tiles, ({ number }) => number),
    technology: by(file.technology_tiles, ({ number }) => number),
    wealth: by(
      file.wealth_tiles.map((entry) => ({ ...entry, words: wealthWords.get(entry.letter)?.scoring })),
      ({ letter }): string => letter,
    ),
    goals: by(
      file.private_goals.map((entry) => ({ ...entry, words: goalWords.get(entry.goal)?.scoring })),
      ({ goal }): string => goal,
    ),
    hexes: by(
      hexes.map((place) => ({
        benefit: 'nothing',
        ...file.progress_map.find(({ hex }) => hex === place.hex),
        ...place,
      })),
      ({ hex }): string => hex,
    ),
  }
}

export type CardFacts = Facts['cards'] extends ReadonlyMap<string, infer T> ? T : never
export type HexFacts = Facts['hexes'] extends ReadonlyMap<string, infer T> ? T : never

/** A tile as views write it: `economy 3`, `wealth A`. */
export type TileName = { kind: Type | 'wealth'; sign: string }

export function tileOf(tile: string): TileName {
  const [kind = '', sign = ''] = tile.split(' ')
  return { kind: kind as TileName['kind'], sign }
}

export const tileAnchor = (tile: string) => `tile:${tile.replace(' ', ':')}`

/** A short word for a color, for classes and keys. */
export const colorOf = (who: Who) => (typeof who === 'string' ? who : String(who.seat))

export const isSeat = (who: Who | null, seat: number | null): boolean =>
  who !== null && typeof who === 'object' && who.seat === seat

/** Whose pillars stand on an action space: the large epoch pillar, or small season pillars. */
export function pillarsOn(view: View, action: Action): { seat: number; epoch: boolean }[] {
  return view.players.flatMap(({ epoch, seasons }, seat) => [
    ...(epoch === action ? [{ seat, epoch: true }] : []),
    ...seasons.filter((season) => season === action).map(() => ({ seat, epoch: false })),
  ])
}

export const regionOf = (view: View, region: Region) => view.regions.find((each) => each.region === region)
