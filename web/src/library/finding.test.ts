import { describe, expect, it } from 'vitest'
import type { Entry, Facet } from '../games/library'
import { counting, entryNamed, grouped, isChosen, meant, plain, says, spelled, toggled, valuesOn } from './finding'

const entry = (name: string, group: string, facets: Entry['facets']): Entry => ({
  anchor: `card:${name}`,
  name,
  label: { id: `card-${name}` },
  part: 'first',
  group,
  facets,
  rulings: [],
  related: [],
})
const OARS = entry('Oars', 'age-1', { color: ['red'], age: ['1'] })
const TOOLS = entry('Tools', 'age-1', { color: ['blue'], age: ['1'] })
const PAPER = entry('Paper', 'age-3', { color: ['green'], age: ['3'] })
const ALL = [OARS, TOOLS, PAPER]
const facet = (name: string, values: string[]): Facet => ({
  name,
  values,
  label: (value) => ({ id: value }),
  look: 'word',
})

describe('filters', () => {
  const fits = (chosen: Record<string, string[]>) => ALL.filter((each) => meant(each, chosen))

  it('let everything through if nothing is chosen', () => {
    expect(fits({})).toEqual(ALL)
    expect(fits({ color: [] })).toEqual(ALL)
  })

  it('take any of the values of one, and all of several', () => {
    expect(fits({ color: ['red', 'green'] })).toEqual([OARS, PAPER])
    expect(fits({ color: ['red', 'green'], age: ['1'] })).toEqual([OARS])
  })

  it('leave out what has no such value at all', () => {
    expect(fits({ era: ['2'] })).toEqual([])
  })

  it('are chosen and left by the same tap', () => {
    const once = toggled({}, 'color', 'red')
    expect([isChosen(once, 'color', 'red'), counting(once)]).toEqual([true, 1])
    expect(counting(toggled(once, 'color', 'red'))).toBe(0)
  })

  it('offer only what there is', () => {
    expect(valuesOn(facet('age', ['1', '2', '3']), ALL)).toEqual(['1', '3'])
  })
})

describe('the search', () => {
  const text = plain('Zunft: Ziehe eine [3]. Wer Gebäude hat, …')

  it('finds words by their beginning, whatever their case and accents', () => {
    expect(says(text, 'zieh')).toBe(true)
    expect(says(text, 'GEBAUDE')).toBe(true)
    expect(says(text, 'gebäude 3')).toBe(true)
  })

  it('wants all of them, and none from inside a word', () => {
    expect(says(text, 'ziehe karte')).toBe(false)
    expect(says(text, 'bäude')).toBe(false)
  })
})

it('keeps the order under its headings', () => {
  expect(grouped(ALL)).toEqual([
    { name: 'age-1', entries: [OARS, TOOLS] },
    { name: 'age-3', entries: [PAPER] },
  ])
})

it('finds what an address names, also if it is written small', () => {
  expect(entryNamed(ALL, 'Tools')).toBe(TOOLS)
  expect(entryNamed(ALL, 'tools')).toBe(TOOLS)
  expect(entryNamed(ALL, 'card:Tools')).toBe(TOOLS)
  expect(entryNamed(ALL, 'Nothing')).toBeUndefined()
})

it('finds a sign by its word in the language of the reader', () => {
  const german = (sign: string) => ({ castle: 'Turm' })[sign]
  const text = spelled('Am Anfang herrscht [castle], dann [gold].', german)
  expect(text).toBe('Am Anfang herrscht Turm, dann [gold].')
  expect([says(plain(text), 'turm'), says(plain(text), 'castle')]).toEqual([true, false])
})
