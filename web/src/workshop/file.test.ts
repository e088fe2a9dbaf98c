import { describe, expect, it } from 'vitest'
import { components } from '../games/inventions/fixtures'
import { alongside, layout, missingHexes, pieces, valueOf } from '../games/inventions/workshop/pieces'
import type { SetFile } from '../games/workshop'
import { differences, preferred, type Difference } from './compare'
import { answersFor, applied, entryOf, isKnown, valuesOf, type Answers } from './file'
import { counted, isOpen, minutesFor, nextOpen, upcoming } from './progress'

const base = components.file as unknown as SetFile
const CHAIN = 'idea_cards/windmill/chain'
const told = (value: never | string | number | boolean, said: 'box' | 'pdf' | 'guess' = 'box') => ({ value, said })
const after = (answers: Answers) => applied(base, answers, layout)

describe('a file with answers', () => {
  it('has what was told, as sure as it was told, and nothing else', () => {
    const file = after({ [CHAIN]: told('travel'), 'milestones/crane/diplomat_spaces': told(2, 'pdf') })
    const windmill = entryOf(file, layout, 'idea_cards', 'windmill')
    expect(windmill).toMatchObject({ chain: 'travel', type: 'economy', confidence: { chain: 'box', type: 'low' } })
    expect(entryOf(file, layout, 'milestones', 'crane')).toMatchObject({
      diplomat_spaces: 2,
      confidence: { diplomat_spaces: 'public' },
    })
    const changed = differences([base, file], layout).map(({ id }) => id)
    expect(changed.sort()).toEqual([CHAIN, 'milestones/crane/diplomat_spaces'])
    expect(entryOf(base, layout, 'idea_cards', 'windmill')).toMatchObject({ chain: 'call-specialists' })
  })

  it('is no surer by guessing, and no less sure by guessing the same', () => {
    const same = after({ 'forums/1/actions': { value: ['present', 'invent'], said: 'guess' } })
    expect(entryOf(same, layout, 'forums', '1')?.confidence).toEqual({ actions: 'high' })
    const other = after({ [CHAIN]: told('travel', 'guess') })
    expect(entryOf(other, layout, 'idea_cards', 'windmill')?.confidence).toMatchObject({ chain: 'low' })
    expect(after({ [CHAIN]: { value: null, said: 'later' } })).toEqual(base)
  })

  it('gains and loses hexes and ropes', () => {
    const file = after({
      'progress_map/A3/hex': told(false),
      'progress_map/A6/hex': told(true),
      'progress_map/A6/benefit': told('2 ip'),
      'ropes/europe+asia/between': told(true),
    })
    expect(entryOf(file, layout, 'progress_map', 'A3')).toBeUndefined()
    expect(entryOf(file, layout, 'progress_map', 'A6')).toEqual({
      hex: 'A6',
      benefit: '2 ip',
      confidence: { hex: 'box', benefit: 'box' },
    })
    expect(entryOf(file, layout, 'ropes', 'europe+asia')).toEqual({
      between: ['europe', 'asia'],
      confidence: { between: 'box' },
    })
    expect(missingHexes(['A3'])).toEqual(['A2', 'A4', 'B2', 'B3'])
  })

  it('is made again by the answers that tell it from another', () => {
    const file = after({ [CHAIN]: told('travel'), 'progress_map/A3/hex': told(false), 'forums/2/actions': told('x') })
    expect(after(answersFor(base, file, layout))).toEqual(file)
    expect(answersFor(base, base, layout)).toEqual({})
  })
})

describe('progress', () => {
  const all = pieces(components, base)
  const values = valuesOf(base, layout)

  it('counts what the set itself counts', () => {
    const { values: number, reconstructed } = components.about
    expect(counted(all, values)).toEqual({ known: number - reconstructed, all: number })
    expect(values.size).toBe(number)
    expect([...values.values()].filter(({ confidence }) => isKnown(confidence)).length).toBe(number - reconstructed)
  })

  it('asks for everything that is guessed, once, in the order of the box', () => {
    let answers: Answers = {}
    const asked: string[] = []
    for (let at = ''; ;) {
      const next = nextOpen(all, at, values, answers)
      if (next === null) break
      asked.push(next)
      answers = { ...answers, [next]: { value: values.get(next)?.value ?? null, said: 'box' } }
      at = next
    }
    expect(asked.length).toBe(components.about.reconstructed)
    expect(asked[0]).toBe('idea_cards/boats/type')
    expect(asked.at(-1)).toMatch(/^influence_track/)
    const file = after(answers)
    expect([...valuesOf(file, layout).values()].every(({ confidence }) => isKnown(confidence))).toBe(true)
    expect(isOpen(CHAIN, valuesOf(file, layout), answers)).toBe(false)
  })

  it('goes on at the beginning, and knows what comes', () => {
    expect(nextOpen(all, 'influence_track/10/ip', values, {})).toBe('idea_cards/boats/type')
    expect(upcoming(all, CHAIN, values, {}, 2)).toEqual(['idea_cards/windmill/exhaust', 'idea_cards/steamboat/chain'])
    expect(minutesFor(340)).toBeLessThanOrEqual(30)
    expect(minutesFor(1)).toBe(1)
  })
})

describe('what must change with a value', () => {
  it('no two regions have one number', () => {
    const changed = alongside(valueOf('regions', 'africa', 'number'), 4, base)
    expect(changed).toEqual({ 'regions/asia/number': 1 })
    expect(alongside(valueOf('regions', 'africa', 'number'), 1, base)).toEqual({})
  })

  it('no action stands in two forums, and none is lost', () => {
    const changed = alongside(valueOf('forums', '1', 'actions'), ['travel', 'share'], base)
    expect(changed).toEqual({ 'forums/2/actions': ['innovate', 'present'], 'forums/4/actions': ['invent', 'eureka'] })
  })
})

describe('two sets', () => {
  const mine = after({ [CHAIN]: told('travel'), 'idea_cards/glass/chain': told('share') })
  const theirs = after({
    [CHAIN]: told('eureka'),
    'idea_cards/steel/type': told('economy'),
    'idea_cards/bread/chain': told('travel', 'guess'),
  })

  it('differ where they say so, and each difference has its kind', () => {
    const found = differences([mine, theirs], layout)
    expect(Object.fromEntries(found.map(({ id, kind }) => [id, kind]))).toEqual({
      [CHAIN]: 'disputed',
      'idea_cards/steel/type': 'learned',
      'idea_cards/glass/chain': 'ahead',
      'idea_cards/bread/chain': 'guessed',
    })
    expect(Object.fromEntries(found.map((each) => [each.kind, preferred(each)]))).toEqual({
      disputed: 0,
      learned: 1,
      ahead: 0,
      guessed: 0,
    })
  })

  it('of several, those who say the same are one side', () => {
    const third = after({ [CHAIN]: told('eureka', 'pdf'), 'idea_cards/bread/chain': told('travel') })
    const found = Object.fromEntries(differences([mine, theirs, third], layout).map((each) => [each.id, each]))
    const sidesOf = (id: string) => found[id]?.sides.map(({ told, sets }) => [told?.value, told?.confidence, ...sets])
    expect(sidesOf(CHAIN)).toEqual([
      ['travel', 'box', 0],
      ['eureka', 'box', 1, 2],
    ])
    // Somebody guesses what somebody else has seen.
    const bread = valuesOf(mine, layout).get('idea_cards/bread/chain')
    expect(sidesOf('idea_cards/bread/chain')).toEqual([
      [bread?.value, bread?.confidence, 0],
      ['travel', 'low', 1],
      ['travel', 'box', 2],
    ])
    expect(found['idea_cards/bread/chain']?.kind).toBe('learned')
    expect(preferred(found['idea_cards/bread/chain'] as Difference)).toBe(2)
  })

  it('what only others dispute is theirs to be looked at, and the surest is taken', () => {
    const [one, other] = [after({ [CHAIN]: told('eureka', 'pdf') }), after({ [CHAIN]: told('share') })]
    const [found] = differences([base, one, other], layout)
    expect([found?.id, found?.kind]).toEqual([CHAIN, 'disputed'])
    expect(preferred(found as Difference)).toBe(2)
  })

  it('are the same if one of them leaves out what the other says no to', () => {
    const adjacent = { kind: 'adjacent', type: 'economy', ip: 3 }
    const [one, other] = [adjacent, { itself: false, ...adjacent }].map((scoring) => ({
      ...base,
      wealth_tiles: [{ letter: 'A', scoring, confidence: { scoring: 'box' } }],
    }))
    expect(differences([one as SetFile, other as SetFile], layout)).toEqual([])
  })

  it('nothing is added because somebody guesses so', () => {
    const added = after({ 'ropes/europe+asia/between': told(true, 'guess') })
    const seen = after({ 'ropes/europe+asia/between': told(true) })
    expect(differences([base, added], layout).map(preferred)).toEqual([0])
    expect(differences([base, added, seen], layout).map(preferred)).toEqual([2])
  })
})
