// What the coach says about offers, and when it keeps quiet.

import type { Coaching, Graded, Question } from '../protocol'
import type { CoachMode, Memory } from '../stores/coaching'
import { lineAbout } from './explaining'

/** From which line of which section of the rules something is explained. */
export type Explanation = { section: string; line: number }

/** A passage of the rules of a game, as the coach remembers it. */
export const lessonOf = (game: string, { section, line }: Explanation): string => `${game}/${section}/${String(line)}`

/** What to explain: the first time that a passage is about what is asked. `words` are the section and the question. */
export function toExplain(
  memory: Memory,
  game: string,
  section: string | null,
  words: (section: string) => { rules: string; asked: string },
): Explanation | null {
  if (section === null) return null
  const { rules, asked } = words(section)
  const line = lineAbout(rules, asked)
  if (line === null) return null
  return memory.explained.includes(lessonOf(game, { section, line })) ? null : { section, line }
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
