import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pictureOf } from './components'
import { facts } from './fixtures'
import { goodsPicture, parts } from './pictures'
import { KINDS } from './words'

// Every component with a rule of its own, as the game's own texts list them.
const texts = readFileSync(join(process.cwd(), '../crates/age-of-innovation/src/text/en/components.ftl'), 'utf8')
const components = [...texts.matchAll(/^([a-z0-9-]+)-rule =/gm)].flatMap(([, id = '']) =>
  KINDS.filter((kind) => id.startsWith(`${kind}-`)).map((kind) => `${kind}:${id.slice(kind.length + 1)}`),
)

describe('pictures', () => {
  it('are there for every tile', () => {
    expect(components.length).toBeGreaterThan(100)
    expect(components.filter((component) => pictureOf(component, facts) === null)).toEqual([])
  })
  it('use no word that is no picture', () => {
    const loose = components.flatMap((component) =>
      parts(pictureOf(component, facts) ?? '').flatMap((part) => (part.kind === 'text' ? [part.text] : [])),
    )
    expect([...new Set(loose)].filter((text) => /[a-z]{2}/.test(text) && !['min', 'max'].includes(text))).toEqual([])
  })
  it('are drawn from the printed facts', () => {
    const drawn: Record<string, string> = {
      'palace:1': 'income 5power | act 2tools',
      'palace:3': 'income 2power | act school > guild | 1tools 3points',
      'palace:8': 'income 2coins 1tools 2power | city ≥ 6',
      'palace:14': 'income 6power | sailing ↑↑ | city river',
      'innovation:architecture': '10points | buildings ≠ > 1levels',
      'innovation:deus-ex-machina': 'act 1spades | 1books 4 × 1levels',
      'innovation:monument': 'monument 7points',
      'innovation:steelworks': 'bridge 1 2 3 > 8 12 18points',
      'bonus:river-workshop': 'workshop river > 2points | +1 sailing',
      'competency:pass-lowest': 'pass min levels > points',
      'faction:omar': 'income 2coins 2power | tower',
      'display:plains': 'spades ↑ −4 coins',
      'display:forest': '4 × 1levels II 8 token',
      'round-tile:track-engineering': 'sailing / spades ↑ > 3points',
      'city:levels': '4 × 1levels',
    }
    expect(Object.fromEntries(Object.keys(drawn).map((anchor) => [anchor, pictureOf(anchor, facts)]))).toEqual(drawn)
  })
  it('are not there for what is no component', () => {
    expect(['palace:99', 'display:none', 'hex:C4', 'city:x'].map((anchor) => pictureOf(anchor, facts))).toEqual([
      null,
      null,
      null,
      null,
    ])
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
