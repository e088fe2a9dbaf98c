// Two sets side by side: where they differ, and who is surer.

import type { SetFile } from '../games/workshop'
import { gradeOf, isKnown, sameValue, valuesOf, type Layout, type Told } from './file'

/** `mine` or `theirs` is null where only the other set has such an entry. */
export type Difference = { id: string; mine: Told | null; theirs: Told | null; kind: DifferenceKind }
/** `learned`: they have seen it, I have not; `ahead`: the reverse; `disputed`: both have; `guessed`: neither has. */
export type DifferenceKind = 'disputed' | 'learned' | 'ahead' | 'guessed'

export const KINDS: readonly DifferenceKind[] = ['disputed', 'learned', 'guessed', 'ahead']

export function differences(mine: SetFile, theirs: SetFile, layout: Layout): Difference[] {
  const here = valuesOf(mine, layout)
  const there = valuesOf(theirs, layout)
  const ids = [...new Set([...here.keys(), ...there.keys()])]
  return ids.flatMap((id) => {
    const one = here.get(id) ?? null
    const other = there.get(id) ?? null
    const same = one !== null && other !== null && sameValue(one.value, other.value)
    if (same && isKnown(one.confidence) === isKnown(other.confidence)) return []
    return [{ id, mine: one, theirs: other, kind: kindOf(one, other) }]
  })
}

function kindOf(mine: Told | null, theirs: Told | null): DifferenceKind {
  const [here, there] = [isKnown(mine?.confidence), isKnown(theirs?.confidence)]
  // Who has read the rulebook and who has read the box cannot both be right.
  if (here && there) return 'disputed'
  if (there) return 'learned'
  return here ? 'ahead' : 'guessed'
}

/** Which of the two is taken unless somebody says otherwise: what was seen in print, then what is likelier. */
export function preferred({ mine, theirs, kind }: Difference): 'mine' | 'theirs' {
  if (kind === 'learned') return 'theirs'
  if (kind !== 'guessed' || !mine || !theirs) return 'mine'
  return gradeOf(theirs.confidence) > gradeOf(mine.confidence) ? 'theirs' : 'mine'
}
