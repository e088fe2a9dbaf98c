// Sets side by side: where they differ, what each of them says there, and who is surer. The first set is one's own.

import type { SetFile } from '../games/workshop'
import { canonical, gradeOf, isKnown, valuesOf, type Layout, type Told } from './file'

/** So many sets can be looked at together. */
export const MOST_SETS = 6

/** What some of the sets say; `told` is null where they have no such entry. */
export type Side = { told: Told | null; sets: readonly number[] }
/** The first side is one's own. */
export type Difference = { id: string; sides: readonly Side[]; kind: DifferenceKind }
/** `learned`: others have seen it, I have not; `ahead`: the reverse; `guessed`: nobody has. */
export type DifferenceKind = 'disputed' | 'learned' | 'ahead' | 'guessed'

export const KINDS: readonly DifferenceKind[] = ['disputed', 'learned', 'guessed', 'ahead']

export function differences(files: readonly SetFile[], layout: Layout): Difference[] {
  const all = files.map((file) => valuesOf(file, layout))
  const ids = [...new Set(all.flatMap((values) => [...values.keys()]))]
  return ids.flatMap((id) => {
    const sides = sidesOf(all.map((values) => values.get(id) ?? null))
    return sides.length > 1 ? [{ id, sides, kind: kindOf(sides) }] : []
  })
}

/** Those who say the same are one side, if all of them have seen it in print, or none of them. */
function sidesOf(told: readonly (Told | null)[]): Side[] {
  const sides = new Map<string, Side>()
  told.forEach((each, set) => {
    const key = each === null ? '' : `${String(isKnown(each.confidence))} ${canonical(each.value)}`
    const side = sides.get(key) ?? { told: each, sets: [] }
    const surer = gradeOf(each?.confidence) > gradeOf(side.told?.confidence) ? each : side.told
    sides.set(key, { told: surer, sets: [...side.sets, set] })
  })
  return [...sides.values()]
}

const isSeen = (side: Side | undefined) => isKnown(side?.told?.confidence)

function kindOf(sides: readonly Side[]): DifferenceKind {
  const seen = sides.filter(isSeen).length
  // Who has read the rulebook and who has read the box cannot both be right.
  if (seen > 1) return 'disputed'
  if (seen === 0) return 'guessed'
  return isSeen(sides[0]) ? 'ahead' : 'learned'
}

/** Which side is taken unless somebody says otherwise, by its place: one's own if one has seen it, else the surest. */
export function preferred({ sides, kind }: Difference): number {
  // Nothing is added or taken away because somebody guesses so.
  const isPlace = kind === 'guessed' && sides.some(({ told }) => told === null)
  if (isSeen(sides[0]) || isPlace) return 0
  const grades = sides.map(({ told }) => gradeOf(told?.confidence))
  return grades.indexOf(Math.max(...grades))
}
