import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { personName, seatName, valueName } from './names'
import { Speaker } from './speaker'
import { words } from './words.svelte'

beforeAll(() => {
  const files = ['src/text/de.ftl', '../crates/innovation/src/text/de/lobby.ftl']
  words.speaker = new Speaker(
    'de',
    files.map((file) => readFileSync(join(process.cwd(), file), 'utf8')),
  )
})

describe('names that nobody chose', () => {
  it('are said in the language of the reader', () => {
    expect(personName('Guest 1a2b', false)).toBe('Gast 1a2b')
    expect(seatName({ kind: 'person', level: null, name: 'Guest 1a2b 2', named: false })).toBe('Gast 1a2b 2')
    expect(seatName({ kind: 'bot', level: 'expert', name: 'Expert', named: false })).toBe('Experten-Bot')
    expect(seatName({ kind: 'bot', level: 'casual', name: 'Casual B', named: false })).toBe('Hobby-Bot B')
    expect(seatName({ kind: 'bot', level: 'greedy', name: 'Greedy', named: false })).toBe('Bot (gierig)')
    expect(seatName({ kind: 'bot', level: 'random', name: 'Random 2', named: false })).toBe('Bot (zufällig) 2')
    expect(personName('Somebody 2', false)).toBe('Jemand 2')
    expect(seatName({ kind: 'open', level: null, name: 'Seat 2', named: false })).toBe('Seat 2')
  })

  it('are told from those that somebody chose', () => {
    expect(personName('Guest 1a2b', true)).toBe('Guest 1a2b')
    expect(seatName({ kind: 'bot', level: 'casual', name: 'Casual Jane', named: true })).toBe('Casual Jane')
    expect(seatName({ kind: 'bot', level: 'expert', name: 'Zuse', named: true })).toBe('Zuse')
    expect(seatName({ kind: 'device', level: null, name: 'Guest 1a2b', named: true })).toBe('Guest 1a2b')
  })
})

describe('values of options', () => {
  it('have names, or speak for themselves', () => {
    expect(valueName('innovation', 'teams', 'yes')).toBe(words.speaker.say({ id: 'value-innovation-teams-yes' }))
    expect(valueName('innovation', 'teams', 'yes')).not.toContain('value-')
    expect(valueName('inventions', 'components', '0123456789abcdef')).toBe('0123456789abcdef')
  })

  it('that only the server knows are named by their beginning, where the game has words for that', () => {
    const before = words.speaker
    const lobby = readFileSync(join(process.cwd(), '../crates/inventions/src/text/de/lobby.ftl'), 'utf8')
    words.speaker = new Speaker('de', [lobby])
    expect(valueName('inventions', 'components', '0123456789abcdef')).toBe('Satz 01234567…')
    const builtIn = /value-inventions-components-([0-9a-f]{16}) =/.exec(lobby)?.[1] ?? ''
    expect(valueName('inventions', 'components', builtIn)).toBe('Mitgelieferter Satz (rekonstruiert)')
    words.speaker = before
  })
})
