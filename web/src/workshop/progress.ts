// How much of a set is known, and what is asked next.

import type { Piece, Value } from '../games/workshop'
import { isKnown, type Answers, type Told } from './file'

export type Count = { known: number; all: number }

type Values = ReadonlyMap<string, Told>

/** Values of pieces that are there. */
const printed = (pieces: readonly Piece[]): Value[] =>
  pieces.flatMap(({ values }) => values.filter(({ added }) => !added))

export function counted(pieces: readonly Piece[], values: Values): Count {
  const all = printed(pieces)
  return { known: all.filter(({ id }) => isKnown(values.get(id)?.confidence)).length, all: all.length }
}

/** Whether it still has to be asked: nobody has seen it in print, and nobody was asked. */
export const isOpen = (id: string, values: Values, answers: Answers): boolean =>
  !isKnown(values.get(id)?.confidence) && answers[id] === undefined

/** What is asked after a value, in the order of the box; from the end it goes on at the beginning. */
export function nextOpen(pieces: readonly Piece[], after: string, values: Values, answers: Answers): string | null {
  const all = printed(pieces).map(({ id }) => id)
  const from = all.indexOf(after) + 1
  return [...all.slice(from), ...all.slice(0, from)].find((id) => isOpen(id, values, answers)) ?? null
}

/** The next few that are asked. */
export function upcoming(
  pieces: readonly Piece[],
  after: string,
  values: Values,
  answers: Answers,
  most: number,
): string[] {
  const all = printed(pieces).map(({ id }) => id)
  const from = all.indexOf(after) + 1
  return all
    .slice(from)
    .filter((id) => isOpen(id, values, answers))
    .slice(0, most)
}

const SECONDS_EACH = 5
export const minutesFor = (values: number): number => Math.max(1, Math.round((values * SECONDS_EACH) / 60))
