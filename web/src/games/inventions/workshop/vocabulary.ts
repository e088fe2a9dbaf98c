// Every word that a benefit can be made of: how the file writes it, its sign, and where it can stand.

import { textIn, writtenWays } from '../benefit'
import { ACTIONS } from '../types'

export type Word = {
  /** With `N` where its number stands. */
  form: string
  least: number
  most: number
}

const MOST = 20
const counted = (form: string, most = MOST): Word => ({ form, least: 1, most })
const plain = (form: string): Word => ({ form, least: 0, most: 0 })

/** The words for goods, in the order in which they are looked for; the ten actions come besides. */
export const GOODS: readonly Word[] = [
  ...['N ip', 'N influence', 'N scholar', 'N citizen'].map((form) => counted(form)),
  ...['N trader', 'N artisan', 'N thinker', 'N specialist'].map((form) => counted(form)),
]
export const ACTION_WORDS: readonly Word[] = ACTIONS.map(plain)
export const OTHERS: readonly Word[] = [
  ...['economy', 'culture', 'technology', 'wild'].map((type) => counted(`N ${type} aspiration`, 4)),
  counted('N idea', 4),
  plain('build'),
  { form: 'build for N', least: 0, most: 10 },
  counted('ready N'),
  plain('recall'),
  counted('discount N'),
  plain('economy token'),
  plain('turn order'),
  plain('nothing'),
]

/** What only hexes of the progress map have, and what only the era track has. */
const OF_HEXES = ['discount N', 'economy token']
const OF_ERAS = ['turn order']

export function canStand(form: string, section: string): boolean {
  if (OF_HEXES.includes(form)) return section === 'progress_map'
  return !OF_ERAS.includes(form) || section === 'era_track'
}

/** What a word is called, shortly: an action has its name. */
export const wordId = ({ form }: Word) =>
  (ACTIONS as readonly string[]).includes(form)
    ? `action-${form}`
    : `workshop-word-${form.replace(/^N /, '').replace(/ N$/, '').replaceAll(' ', '-')}`

export const hasNumber = ({ form }: Word) => form.split(' ').includes('N')
export const written = ({ form }: Word, n: number) => form.replace('N', String(n))

export const LONGEST_TEXT = 120

/** A part of a benefit: one of the words with its number, or text. */
export type Part = { word: Word; n: number } | { text: string }

const WORDS = [...GOODS, ...ACTION_WORDS, ...OTHERS]

function partOf(text: string): Part {
  const free = textIn(text)
  if (free !== null) return { text: free }
  for (const word of WORDS) {
    const found = new RegExp(`^${word.form.replace('N', '(\\d+)')}$`).exec(text)
    if (found) return { word, n: Number(found[1] ?? 1) }
  }
  return { text }
}

/** The ways one may choose, each with what comes together. */
export const read = (written: string): Part[][] => writtenWays(written).map((way) => way.map(partOf))

const one = (part: Part) => ('text' in part ? `text: ${part.text}` : written(part.word, part.n))
export const write = (ways: readonly (readonly Part[])[]) =>
  ways.map((parts) => parts.map(one).join(' + ')).join(' or ')

/** How much can be joined: a sum alone may be longer than each of several ways. */
const WAYS = 4
const PARTS_OF_A_WAY = 3
const PARTS_OF_A_SUM = 6

const isNothing = (part: Part) => 'word' in part && part.word.form === 'nothing'
/** Text stands at the very end, and nothing alone. */
const isClosed = (ways: readonly (readonly Part[])[]) =>
  ways.flat().some((part) => 'text' in part || isNothing(part)) ||
  ways.flat().some((part) => 'word' in part && !canJoin(part.word.form))
/** These are never one of several. */
const canJoin = (form: string) => ![...OF_HEXES, ...OF_ERAS].includes(form)

export function canAdd(ways: readonly (readonly Part[])[]): boolean {
  const last = ways.at(-1)?.length ?? 0
  const most = ways.length > 1 ? PARTS_OF_A_WAY : PARTS_OF_A_SUM
  return last < most && !ways.flat().some((part) => 'text' in part || isNothing(part))
}

export const canChoose = (ways: readonly (readonly Part[])[]): boolean =>
  ways.length < WAYS && ways.every((parts) => parts.length <= PARTS_OF_A_WAY) && !isClosed(ways)
