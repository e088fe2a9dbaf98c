import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { entries } from '../../table/logbook'
import { LANGUAGES, Speaker } from '../../text/speaker'
import { EVENTS } from './event-fixtures'
import { logLine } from './log'

const here = dirname(fileURLToPath(import.meta.url))
const table = (language: string) =>
  readFileSync(join(here, `../../../../crates/inventions/src/text/${language}/table.ftl`), 'utf8')

describe('the log', () => {
  it.each(Object.values(EVENTS).map((event) => [event.event, event] as const))('has a place for %s', (_, event) => {
    expect(['turn', 'act', 'result', 'quiet']).toContain(logLine(event).kind)
  })
  it('tells a turn in what was done and what came of it', () => {
    const told = [
      EVENTS.turn,
      { ...EVENTS.pillar, action: 'invent' },
      EVENTS.invented,
      EVENTS['took-tile'],
      EVENTS.built,
    ]
    const news = told.map((event, number) => ({ number, choice: 1, event, text: { id: event.event } }))
    const found = entries(news, logLine)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ seat: 1, about: 'card:flute', turn: true, act: { text: { id: 'invented' } } })
    expect(found[0]?.results.map(({ text }) => text.id)).toEqual(['took-tile', 'built'])
  })
  it('says that specialists were called, which nothing else tells', () => {
    expect(logLine({ ...EVENTS.pillar, action: 'call-specialists' }).kind).toBe('act')
    expect(logLine({ ...EVENTS.chained, action: 'call-specialists' }).kind).toBe('act')
    expect(logLine(EVENTS['came-home']).kind).toBe('result')
  })
  it.each(LANGUAGES)('leaves out who acts in %s, since the mark shows it', (language) => {
    const speaker = new Speaker(language, [table(language)])
    const ids = [...table(language).matchAll(/^(event-[a-z-]+) =/gm)].map(([, id]) => id ?? '')
    const acting = ids.filter((id) => new RegExp(`^${id} = \\{ \\$player \\}`, 'm').test(table(language)))
    expect(acting.length).toBeGreaterThan(20)
    for (const id of acting) expect(speaker.short({ id, args: { player: 'Ada' } }), id).not.toContain('Ada')
  })
  it('reads as the mark says it', () => {
    const speaker = new Speaker('en', [table('en')])
    const args = { player: 'Ada', card: 'Flute', where: 'in Europe', tile: 'Culture 1', hex: 'C2' }
    expect(speaker.short({ id: 'event-invented', args })).toBe('Invents Flute in Europe')
    expect(speaker.short({ id: 'event-built', args })).toBe('builds Culture 1 on C2')
  })
})
