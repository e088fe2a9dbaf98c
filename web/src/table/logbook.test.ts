import { describe, expect, it } from 'vitest'
import type { LogLine } from '../games/board'
import type { News } from '../protocol'
import { entries } from './logbook'

type Told = LogLine & { number: number }
let next = 0
const told = (kind: LogLine['kind'], seat: number | null = 0): Told => ({ kind, seat, number: next++ })
const news = (lines: readonly Told[]): News[] =>
  lines.map((line) => ({ number: line.number, choice: 0, event: line, text: { id: `event-${line.number}` } }))
const book = (...lines: Told[]) => entries(news(lines), (event) => event as Told)

describe('the log', () => {
  it('has two lines for what somebody did: the act and what came of it', () => {
    const found = book(told('turn'), told('act'), told('result'), told('quiet'), told('result'), told('act'))
    expect(found.map(({ results, steps, turn }) => [results.length, steps.length, turn])).toEqual([
      [2, 5, true],
      [0, 1, false],
    ])
  })

  it('tells what came of it for somebody else beside their mark', () => {
    const found = book(told('act', 0), told('result', 0), told('result', 1))
    expect(found.map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('heads an action with what is told first of it', () => {
    const found = book(told('act'), told('result'), told('action'), told('quiet'), told('result'), told('result'))
    expect(found.map(({ act, results, steps }) => [act.number - next, results.length, steps.length])).toEqual([
      [-6, 1, 2],
      [-2, 1, 4],
    ])
  })

  it('says once what is alike', () => {
    const draw = (number: number, card: string, from = 'supply'): News => ({
      number,
      choice: 0,
      event: { kind: number === 0 ? 'act' : 'result', seat: 0, lists: 'card' },
      text: { id: 'event-draw', args: { card, from } },
    })
    const found = entries([draw(0, 'a'), draw(1, 'b'), draw(2, 'c'), draw(3, 'd', 'hand')], (event) => event as Told)
    const cards = found[0]?.results.map(({ text }) => text.args?.['card'])
    expect(cards).toEqual([{ id: 'log-and', args: { first: 'b', more: 'c' } }, 'd'])
    expect(found[0]?.steps).toHaveLength(4)
  })

  it('loses nothing', () => {
    const lines = [told('result'), told('quiet'), told('turn'), told('act'), told('turn', 1), told('result', 1)]
    const found = entries(news(lines), (event) => event as Told)
    expect(found.flatMap(({ steps }) => steps.map(({ number }) => number))).toEqual(lines.map(({ number }) => number))
  })

  it('tells every event of a game that says nothing about its log', () => {
    expect(entries(news([told('quiet'), told('quiet')]), undefined)).toHaveLength(2)
  })
})
