import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { personName, seatName } from './names'
import { Speaker } from './speaker'
import { words } from './words.svelte'

beforeAll(() => {
  words.speaker = new Speaker('de', [readFileSync(join(process.cwd(), 'src/text/de.ftl'), 'utf8')])
})

describe('names that nobody chose', () => {
  it('are said in the language of the reader', () => {
    expect(personName('Guest 1a2b')).toBe('Gast 1a2b')
    expect(seatName({ kind: 'person', level: null, name: 'Guest 1a2b 2' })).toBe('Gast 1a2b 2')
    expect(seatName({ kind: 'bot', level: 'greedy', name: 'Greedy' })).toBe('Bot (gierig)')
    expect(seatName({ kind: 'bot', level: 'random', name: 'Random 2' })).toBe('Bot (zufällig) 2')
  })

  it('are told from those that somebody chose', () => {
    expect(personName('Guest of honor')).toBe('Guest of honor')
    expect(seatName({ kind: 'bot', level: 'greedy', name: 'Anna' })).toBe('Anna')
    expect(seatName({ kind: 'device', level: null, name: 'Guest 1a2b' })).toBe('Guest 1a2b')
  })
})
