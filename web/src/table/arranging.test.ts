import { describe, expect, it } from 'vitest'
import type { Offer } from '../protocol'
import { arrange, ending, isTabbed, openKind, shownOf } from './arranging'

const offer = (choice: string): Offer => ({ choice, label: { id: choice }, anchor: null, declines: false })
const offers = (...choices: string[]) => choices.map(offer)
const game = {
  groups: [
    { name: 'build' },
    { name: 'convert', minor: true },
    { name: 'pass', apart: true },
    { name: 'end', apart: true, ends: true },
  ],
  groupOf: ({ choice }: Offer) => choice.split(' ')[0] ?? '',
}
const shown = (found: ReturnType<typeof arrange>) => found.groups.map(({ name, offers: own }) => [name, own.length])

describe('the prompt', () => {
  it('has groups in the order of the game, and what ends a turn apart', () => {
    const found = arrange(offers('pass', 'convert a', 'build a', 'convert b'), game)
    expect(shown(found)).toEqual([
      ['build', 1],
      ['convert', 2],
    ])
    expect(found.apart.map(({ choice }) => choice)).toEqual(['pass'])
  })

  it('loses no offer that no group claims', () => {
    expect(shown(arrange(offers('odd', 'build a'), game))).toEqual([
      ['', 1],
      ['build', 1],
    ])
    expect(shown(arrange(offers('a', 'b'), {}))).toEqual([['', 2]])
  })

  it('opens one kind at a time only if there are many', () => {
    const many = offers(...Array.from({ length: 12 }, (_, i) => `build ${i}`), 'convert a', 'odd')
    expect(isTabbed(arrange(many, game), { oneGroupOpen: true })).toBe(true)
    expect(isTabbed(arrange(many, game), {})).toBe(false)
    expect(isTabbed(arrange(many.slice(0, 4), game), { oneGroupOpen: true })).toBe(false)
  })

  it('opens one kind at a time on a phone as soon as they are more than a few lines', () => {
    const some = arrange(offers('build a', 'build b', 'build c', 'convert a'), game)
    expect(isTabbed(some, {}, true)).toBe(true)
    expect(isTabbed(some, {})).toBe(false)
    expect(isTabbed(arrange(offers('build a', 'convert a'), game), {}, true)).toBe(false)
    expect(isTabbed(arrange(offers('build a', 'build b', 'build c', 'build d'), game), {}, true)).toBe(false)
  })

  it('has the kind open that was opened, and else the first or none', () => {
    const found = arrange(offers('build a', 'convert a', 'convert b'), game)
    expect(openKind(found, undefined, true)).toBe('build')
    expect(openKind(found, undefined, false)).toBeNull()
    expect(openKind(found, 'convert', false)).toBe('convert')
    expect(openKind(found, 'gone', true)).toBe('build')
    expect(openKind(found, null, true)).toBeNull()
  })

  it('shows beside the kinds what needs no kind', () => {
    const groups = [{ name: 'build' }, { name: 'draw', plain: true }]
    const found = arrange(offers('build a', 'build b', 'draw'), { ...game, groups })
    const names = (tabbed: boolean, open: string | null) => shownOf(found, tabbed, open).map(({ name }) => name)
    expect(names(false, null)).toEqual(['build', 'draw'])
    expect(names(true, null)).toEqual(['draw'])
    expect(names(true, 'build')).toEqual(['draw', 'build'])
    expect(openKind(arrange(offers('draw'), { ...game, groups }), undefined, true)).toBeNull()
  })

  it('ends a turn by itself only if nothing is left to decide, and never passes', () => {
    expect(ending(offers('end'), game)).toBe('end')
    expect(ending(offers('convert a', 'end'), game)).toBe('end')
    expect(ending(offers('build a', 'end'), game)).toBeNull()
    expect(ending(offers('pass'), game)).toBeNull()
    expect(ending(offers('a'), {})).toBeNull()
  })
})
