import { describe, expect, it } from 'vitest'
import type { Event } from '../../generated/age-of-innovation'
import type { News } from '../../protocol'
import { entries } from '../../table/logbook'
import { logLine } from './log'

const NONE = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, levels: 0, spades: 0 }
const told = (...events: Event[]) =>
  entries(
    events.map((event, number) => ({ number, choice: null, event, text: { id: event.event } }) as unknown as News),
    logLine,
  )
const read = (...events: Event[]) =>
  told(...events).map(({ seat, act, results }) => [seat, act.text.id, ...results.map(({ text }) => text.id)].join(' '))

const turn = (seat: number): Event => ({ event: 'turn', seat })
const paid = (seat: number): Event => ({ event: 'paid', seat, goods: { ...NONE, tools: 1 } })
const built: Event = { event: 'built', seat: 1, hex: 33, building: 'workshop', neutral: false }

describe('the log', () => {
  it('tells what was done, and below it what was paid before and what came of it', () => {
    const points: Event = { event: 'points', seat: 1, points: 2, cause: { 'round-tile': 'workshop-law' } }
    expect(read(turn(1), paid(1), built, points)).toEqual(['1 built paid points'])
  })
  it('gives what others get a line of their own', () => {
    const gained: Event = { event: 'power-gained', seat: 2, power: 1, cost: 0 }
    expect(read(turn(1), paid(1), built, gained, turn(2))).toEqual(['1 built paid', '2 power-gained'])
  })
  it('keeps conversions for those who unfold it', () => {
    const converted: Event = { event: 'converted', seat: 1, conversion: 'power-to-coin' }
    const [entry] = told(turn(1), converted, built)
    expect(entry?.results).toEqual([])
    expect(entry?.steps.map(({ text }) => text.id)).toEqual(['turn', 'converted', 'built'])
  })
  it('tells of income without an act', () => {
    const income = (seat: number): Event => ({ event: 'gained', seat, goods: { ...NONE, coins: 2 }, cause: 'income' })
    expect(read({ event: 'round', round: 2 }, income(0), income(1), turn(0))).toEqual([
      ' round',
      '0 gained',
      '1 gained',
    ])
    expect(read(turn(0), income(1), turn(1))).toEqual(['1 gained'])
  })
  it('shows what it is about', () => {
    expect(logLine({ event: 'sent', seat: 0, discipline: 'law', value: 3 })).toEqual({
      kind: 'act',
      seat: 0,
      about: 'discipline:law',
    })
    expect(logLine(built).about).toBe('building:workshop')
  })
})
