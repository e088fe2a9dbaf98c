// The log in two lines a turn: what somebody did, and what came of it. Everything else is there when one unfolds it.

import type { GameModule, LogLine } from '../games/board'
import type { News } from '../protocol'

export type Entry = {
  /** Of its first news; it stays the same while the entry grows. */
  number: number
  seat: number | null
  about: string | undefined
  act: News
  results: readonly News[]
  /** Every step, in the order in which it happened. */
  steps: readonly News[]
  /** Begins a turn. */
  turn: boolean
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
  const add = (item: News, { seat, about }: LogLine, results: readonly News[] = []) => {
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
      const results = told.kind === 'result' ? [...last.results, item] : last.results
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
        waiting.filter((each) => each.line.kind === 'result').map((each) => each.item),
      )
    } else if (turn || acting || found.length === 0) waiting.push({ item, line: told })
    else put(item, told)
  }
  settle()
  return found
}
