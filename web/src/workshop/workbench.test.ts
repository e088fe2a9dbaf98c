import { beforeEach, describe, expect, it } from 'vitest'
import { components } from '../games/inventions/fixtures'
import { workshop } from '../games/inventions/workshop'
import { valueOf } from '../games/inventions/workshop/pieces'
import type { SetFile } from '../games/workshop'
import { Workbench } from './workbench.svelte'

const open = () => new Workbench('inventions', workshop, components as unknown as { file: SetFile; hash: string })
beforeEach(() => localStorage.clear())

describe('the workbench', () => {
  it('asks one value after the other, and leaves none out', () => {
    const bench = open()
    expect(bench.at).toBe('idea_cards/boats/type')
    bench.confirm([bench.at])
    expect(bench.at).toBe('idea_cards/boats/chain')
    bench.correct(valueOf('idea_cards', 'boats', 'chain'), 'eureka')
    expect(bench.at).toBe('idea_cards/cloth/type')
    bench.later()
    expect(bench.at).toBe('idea_cards/cloth/chain')
    expect(bench.markOf('idea_cards/cloth/type')).toBe('later')
    expect(open().at).toBe('idea_cards/cloth/chain')
  })

  it('stays where it is while another piece is confirmed', () => {
    const bench = open()
    bench.confirm(['idea_cards/bread/type', 'idea_cards/bread/chain'])
    expect(bench.at).toBe('idea_cards/boats/type')
    expect(bench.markOf('idea_cards/bread/type')).toBe('ok')
  })

  it('stays within a kind of pieces where all of them are seen', () => {
    const bench = open()
    bench.stays = true
    bench.confirm(bench.openOf(bench.ofKind('ideas')))
    expect(bench.kind).toBe('ideas')
    bench.stays = false
    bench.confirm([bench.at])
    expect(bench.kind).toBe('milestones')
  })

  it('goes back to what was told last', () => {
    const bench = open()
    bench.confirm([bench.at])
    bench.correct(valueOf('idea_cards', 'boats', 'chain'), 'eureka')
    bench.undo()
    expect(bench.at).toBe('idea_cards/boats/chain')
    expect(bench.told('idea_cards/boats/chain')).toEqual({ value: 'travel', confidence: 'low' })
    bench.redo()
    expect(bench.told('idea_cards/boats/chain')).toEqual({ value: 'eureka', confidence: 'box' })
  })

  it('changes what must change along, and marks that as a guess', () => {
    const bench = open()
    bench.correct(valueOf('regions', 'africa', 'number'), 4)
    expect(bench.told('regions/asia/number')).toEqual({ value: 1, confidence: 'low' })
    expect(bench.markOf('regions/africa/number')).toBe('ok')
    expect(bench.markOf('regions/asia/number')).toBe('guess')
  })

  it('asks about what was added', () => {
    const bench = open()
    bench.add('progress_map/E4/hex')
    expect(bench.at).toBe('progress_map/E4/benefit')
    expect(bench.count.all).toBe(components.about.values + 2)
    bench.correct(valueOf('progress_map', 'E4', 'hex'), false)
    expect(bench.count.all).toBe(components.about.values)
  })
})
