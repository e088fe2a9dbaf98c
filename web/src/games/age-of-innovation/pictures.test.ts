import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goodsPicture, parts, pictureOf } from './pictures'

// Every component with a rule of its own, as the game's own texts list them.
const texts = readFileSync(join(process.cwd(), '../crates/age-of-innovation/src/text/en/components.ftl'), 'utf8')
const KINDS = [
  'display',
  'faction',
  'innovation',
  'palace',
  'bonus',
  'competency',
  'power',
  'books',
  'city',
  'round-tile',
  'final-tile',
]
const components = [...texts.matchAll(/^([a-z0-9-]+)-rule =/gm)].flatMap(([, id = '']) =>
  KINDS.filter((kind) => id.startsWith(`${kind}-`)).map((kind) => `${kind}:${id.slice(kind.length + 1)}`),
)

describe('pictures', () => {
  it('are there for every tile', () => {
    expect(components.length).toBeGreaterThan(100)
    expect(components.filter((component) => pictureOf(component, {}) === null)).toEqual([])
  })
  it('use no word that is no picture', () => {
    const loose = components.flatMap((component) =>
      parts(pictureOf(component, {}) ?? '').flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
    )
    expect([...new Set(loose)].filter((text) => /[a-z]{2}/.test(text) && !['min', 'max'].includes(text))).toEqual([])
  })
  it('follow the options of the table', () => {
    expect(pictureOf('innovation:steelworks', { tiles: 'printed' })).toContain('8 12 18points')
    expect(pictureOf('innovation:steelworks', { tiles: 'english' })).toContain('6 12 18points')
    expect(pictureOf('faction:navigators', { factions: 'update-2024' })).toContain('1coins')
    expect(pictureOf('palace:1', { tiles: 'english', factions: 'update-2024' })).toBe('act 2tools')
  })
  it('are read word by word', () => {
    expect(parts('act 2spades > guild | +1')).toEqual([
      { kind: 'icon', name: 'act', count: null },
      { kind: 'icon', name: 'spades', count: 2 },
      { kind: 'arrow' },
      { kind: 'building', name: 'guild', count: null },
      { kind: 'break' },
      { kind: 'text', text: '+1' },
    ])
    expect(parts('')).toEqual([])
  })
  it('show goods of which there are some', () => {
    const none = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0, levels: 0, spades: 0 }
    expect(goodsPicture({ ...none, power: 4, coins: 2 })).toBe('2coins 4power')
    expect(goodsPicture(none)).toBe('')
  })
})
