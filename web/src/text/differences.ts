// Matches of earlier rules, that those of today do not play the same.

import type { Difference, Outcome, Summary } from '../protocol'
import { t } from './words.svelte'

/** Where the rules differ, and up to where the match can be looked at. */
export function sayDifference({ rules, now, from, to, shown }: Difference): string {
  return t('difference', { rules, now, from, to, shown, known: from === to ? 'exactly' : 'about' })
}

/** How a match ends that its rules did not end; the same in every game. */
export const ENDINGS: readonly string[] = ['rules-changed', 'resigned', 'time', 'abandoned', 'ended-by-operator']

export function endedEarly(outcome: Outcome | null): boolean {
  return outcome !== null && ENDINGS.includes(outcome.how)
}

/** The match could not go on, or nobody wanted to: everybody shares the first place, but nobody has won. */
export function wasClosed(outcome: Outcome | null): boolean {
  return outcome !== null && ['rules-changed', 'abandoned', 'ended-by-operator'].includes(outcome.how)
}

export function hasWon({ outcome }: Pick<Summary, 'outcome'>, seat: number): boolean {
  return outcome?.places[seat] === 1 && !wasClosed(outcome)
}

/** The last choice that can be looked at. */
export function lastShown({ choices, differs }: Pick<Summary, 'choices' | 'differs'>): number {
  return differs?.shown ?? choices
}

/** How a match is called that is over. */
export function sayOver({ outcome }: Pick<Summary, 'outcome'>): string {
  return t(endedEarly(outcome) ? `match-${outcome?.how ?? ''}` : 'match-finished')
}
