// What the coach says about offers, and when it keeps quiet.

import type { Coaching, Graded, Question } from '../protocol'
import type { CoachMode, Memory } from '../stores/coaching'

/** A section of the rules of a game, as the coach remembers it. */
export const lessonOf = (game: string, section: string): string => `${game}/${section}`

/** The section to explain: the first time something is asked. */
export function toExplain(memory: Memory, game: string, question: Question): string | null {
  const { help } = question
  return help !== null && !memory.explained.includes(lessonOf(game, help)) ? help : null
}

/** A question of the turn itself, and not of a card or tile in the middle of its effect. */
export const isAction = (question: Question): boolean => question.source === null

/** What is suggested: often at every action, otherwise nothing. */
export function suggestion(mode: CoachMode, question: Question, coaching: Coaching): Graded | null {
  if (mode !== 'often' || !isAction(question)) return null
  return coaching.offers.find(({ grade }) => grade === 'best') ?? null
}

/** What a warning is about, so that it need not be given again. */
export const subjectOf = (game: string, { reasons }: Graded): string =>
  `${game}/${reasons.find(({ better }) => !better)?.kind ?? 'wasted'}`

/** The offer to be warned before, if this choice is one. */
export function warning(memory: Memory, game: string, coaching: Coaching, choice: string): Graded | null {
  const graded = coaching.offers.find((offer) => offer.choice === choice)
  return graded?.warn && !memory.silenced.includes(subjectOf(game, graded)) ? graded : null
}

/** What gets worse comes first, then honestly what gets better. */
export const worstFirst = ({ reasons }: Graded): Graded['reasons'] =>
  reasons.toSorted((one, other) => Number(one.better) - Number(other.better))
