// The log in two lines a turn: what somebody did, and what came of it. Everything else is there when one unfolds it.

import type { GameModule, LogLine } from '../games/board'
import type { News, Phrase } from '../protocol'

export type Entry = {
  /** Of its first news; it stays the same while the entry grows. */
  number: number
  seat: number | null
  about: string | undefined
  act: News
  /** What came of it; what is alike is said once. */
  results: readonly Result[]
  /** Every step, in the order in which it happened. */
  steps: readonly News[]
  /** Begins a turn. */
  turn: boolean
}

export type Result = { number: number; text: Phrase; lists?: string | undefined }

const resultOf = (item: News, { lists }: LogLine): Result => ({ number: item.number, text: item.text, lists })

/** With one more result, which joins the last one if it says the same of another thing. */
function joined(results: readonly Result[], next: Result): Result[] {
  const last = results.at(-1)
  const key = next.lists
  if (!last || key === undefined || last.lists !== key || !isAlike(last.text, next.text, key)) return [...results, next]
  const [first, more] = [last.text.args?.[key], next.text.args?.[key]]
  if (first === undefined || more === undefined) return [...results, next]
  const both: Phrase = { id: 'log-and', args: { first, more } }
  return [...results.slice(0, -1), { ...last, text: { ...last.text, args: { ...last.text.args, [key]: both } } }]
}

function isAlike(a: Phrase, b: Phrase, but: string): boolean {
  const rest = ({ args }: Phrase) => JSON.stringify({ ...args, [but]: null })
  return a.id === b.id && rest(a) === rest(b)
}

const PLAIN: LogLine = { kind: 'act', seat: null }

/** Entries of the log; `line` says how an event stands in it. */
export function entries(news: readonly News[], line: GameModule['logLine']): Entry[] {
  const found: Entry[] = []
  let turn = false
  /** Something is done now, and what is told next says what. */
  let acting = false
  /** What belongs to what comes next: the beginning of a turn, and what was paid before anything was done. */
  let waiting: { item: News; line: LogLine }[] = []
  const add = (item: News, { seat, about }: LogLine, results: readonly Result[] = []) => {
    const steps = [...waiting.map((each) => each.item), item]
    found.push({ number: steps[0]?.number ?? item.number, seat, about, act: item, results, steps, turn })
    turn = false
    acting = false
    waiting = []
  }
  /** Nothing was done after all: the first result says what happened. */
  const settle = () => {
    const at = waiting.findIndex((each) => each.line.kind === 'result')
    if (at === -1) return
    const held = waiting.slice(at)
    waiting = waiting.slice(0, at)
    for (const { item, line } of held) put(item, line)
  }
  const put = (item: News, told: LogLine) => {
    const last = found.at(-1)
    if (told.kind === 'act' || !last || (told.kind === 'result' && last.seat !== told.seat)) add(item, told)
    else {
      const results = told.kind === 'result' ? joined(last.results, resultOf(item, told)) : last.results
      found[found.length - 1] = { ...last, results, steps: [...last.steps, item] }
    }
  }
  for (const item of news) {
    const told = line?.(item.event) ?? PLAIN
    if (told.kind === 'turn') {
      settle()
      turn = true
      waiting.push({ item, line: told })
    } else if (told.kind === 'action') {
      settle()
      acting = true
      waiting.push({ item, line: told })
    } else if (acting && told.kind === 'result') add(item, told)
    else if (told.kind === 'act') {
      const results = waiting.filter((each) => each.line.kind === 'result')
      if (results.some((each) => each.line.seat !== told.seat)) settle()
      add(
        item,
        told,
        results.map((each) => resultOf(each.item, each.line)),
      )
    } else if (turn || acting || found.length === 0) waiting.push({ item, line: told })
    else put(item, told)
  }
  settle()
  return found
}
