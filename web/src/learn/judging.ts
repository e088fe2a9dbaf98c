// Whether what somebody did in a step is what is asked, and what is said if it is not.

import type { LessonResult, LessonStep } from '../protocol'

export type Verdict =
  | { right: true; result: LessonResult | null }
  /** `message`: words of its own for this mistake. */
  | { right: false; message: string | null }

/** Places that stand alone are marked in lessons, so that they are not taken for choices. */
export const placeName = (written: string): string => written.replace(/^@/, '')

const wrongWords = (step: LessonStep, done: readonly string[]): string | null =>
  done
    .map((each) => step.wrong.find(({ at }) => placeName(at) === each)?.message ?? null)
    .find((message) => message !== null) ?? null

/** `anchor`: where the choice lies; a lesson may speak of the place instead. */
export function judgeChoice(step: LessonStep, choice: string, anchor: string | null): Verdict {
  const result = step.results.find((each) => each.choice === choice)
  if (result) return { right: true, result }
  return { right: false, message: wrongWords(step, anchor === null ? [choice] : [choice, anchor]) }
}

/** `places`: all names of what was tapped, from the inside out. */
export function judgePlaces(step: LessonStep, places: readonly string[]): Verdict {
  const wanted = step.task.kind === 'tap' ? step.task.places.map(placeName) : []
  if (places.some((place) => wanted.includes(place))) return { right: true, result: step.results[0] ?? null }
  return { right: false, message: wrongWords(step, places) }
}

export function judgeAnswer(step: LessonStep, answer: number): Verdict {
  const right = step.task.kind === 'answer' && step.task.right === answer
  return right ? { right, result: step.results[0] ?? null } : { right: false, message: null }
}

/** What "Show me" does. */
export function solution({ results }: LessonStep): LessonResult | null {
  return results[0] ?? null
}

/** Where what is to be done lies. */
function actPlaces({ task, question }: LessonStep): ReadonlySet<string> {
  if (task.kind === 'tap') return new Set(task.places.map(placeName))
  return new Set(task.kind === 'choose' ? task.choices.map((choice) => anchorOf(question, choice)) : [])
}

const anchorOf = (question: LessonStep['question'], choice: string): string =>
  question?.offers.find((offer) => offer.choice === choice)?.anchor ?? ''

const sorted = (places: readonly string[], isFirst: (place: string) => boolean): string[] => [
  ...places.filter(isFirst),
  ...places.filter((place) => !isFirst(place)),
]

/** What is pointed at, what is to be done first: on a phone not all of it may be in sight at once. */
export function pointsOf(step: LessonStep): string[] {
  const acts = actPlaces(step)
  return sorted(step.point.map(placeName), (place) => acts.has(place))
}

/** As the lesson says, but with mistakes last: the arrow goes to the first, and must not lead astray. */
export function writtenPoints(step: LessonStep): string[] {
  const acts = actPlaces(step)
  const wrong = new Set(step.wrong.map(({ at }) => (isPlace(at) ? placeName(at) : anchorOf(step.question, at))))
  return sorted(step.point.map(placeName), (place) => acts.has(place) || !wrong.has(place))
}

/** All places that a step speaks of, each once: those pointed at, those that are right, those that are wrong. */
export function placesOf(step: LessonStep): string[] {
  const taps = step.task.kind === 'tap' ? step.task.places : []
  const wrong = step.wrong.map(({ at }) => at).filter(isPlace)
  return [...new Set([...step.point, ...taps, ...wrong].map(placeName))]
}

/** Places have a kind before a colon, or a mark; choices have neither. */
export const isPlace = (at: string): boolean => at.startsWith('@') || at.includes(':')
