import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Draft, keyOf, restore } from './draft.svelte'

const WINDMILL = 'idea_cards/windmill/chain'
const CRANE = 'milestones/crane/diplomat_spaces'

beforeEach(() => localStorage.clear())

describe('a draft', () => {
  it('keeps every answer in this browser at once', () => {
    const draft = new Draft('inventions')
    draft.answer({ [WINDMILL]: 'travel' })
    draft.use('pdf')
    draft.answer({ [CRANE]: 2 })
    const again = new Draft('inventions')
    expect(again.answers).toEqual({
      [WINDMILL]: { value: 'travel', said: 'box' },
      [CRANE]: { value: 2, said: 'pdf' },
    })
    expect(again.source).toBe('pdf')
    expect(new Draft('innovation').answers).toEqual({})
  })

  it('goes back step by step and forth again, and keeps that, too', () => {
    const draft = new Draft('inventions')
    draft.answer({ [WINDMILL]: 'travel' })
    draft.answer({ [WINDMILL]: 'share', [CRANE]: 2 })
    expect(draft.undo().sort()).toEqual([WINDMILL, CRANE].sort())
    expect(draft.answers).toEqual({ [WINDMILL]: { value: 'travel', said: 'box' } })
    expect(new Draft('inventions').answers).toEqual(draft.answers)
    expect(draft.undo()).toEqual([WINDMILL])
    expect(draft.undo()).toEqual([])
    expect(draft.canUndo).toBe(false)
    expect(draft.redo()).toEqual([WINDMILL])
    expect(draft.redo().length).toBe(2)
    expect(draft.canRedo).toBe(false)
    expect(draft.answers[CRANE]?.value).toBe(2)
  })

  it('forgets what was taken back as soon as something else is said', () => {
    const draft = new Draft('inventions')
    draft.answer({ [WINDMILL]: 'travel' })
    draft.undo()
    draft.answer({ [CRANE]: 1 })
    expect(draft.canRedo).toBe(false)
    expect(draft.recent).toEqual([CRANE])
  })

  it('counts what was told, not what was put off', () => {
    const draft = new Draft('inventions')
    draft.answer({ [WINDMILL]: null }, 'later')
    expect(draft.told).toBe(0)
    draft.answer({ [CRANE]: 1 })
    expect(draft.told).toBe(1)
  })

  it('takes over what another window has told', () => {
    const draft = new Draft('inventions')
    const other = new Draft('inventions')
    other.answer({ [CRANE]: 4 })
    draft.reread()
    expect(draft.answers[CRANE]?.value).toBe(4)
    expect(draft.canUndo).toBe(false)
  })

  it('says so where nothing is kept', () => {
    const draft = new Draft('inventions')
    const setItem = () => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { setItem })
    draft.answer({ [CRANE]: 4 })
    vi.unstubAllGlobals()
    expect(draft.kept).toBe(false)
    expect(draft.answers[CRANE]?.value).toBe(4)
  })
})

it('a broken or foreign entry counts as not begun', () => {
  for (const stored of [null, 'x', '1', 'null', '{"answers":3}', '{"answers":{"a":{"value":1,"said":"x"},"b":2}}'])
    expect(restore(stored)).toEqual({ answers: {}, source: 'box', name: '', at: '', set: '' })
  expect(keyOf('inventions')).toBe('innovarium.workshop.inventions')
})
