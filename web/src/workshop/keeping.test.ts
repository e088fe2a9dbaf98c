import { beforeEach, describe, expect, it, vi } from 'vitest'
import { components } from '../games/inventions/fixtures'
import { workshop } from '../games/inventions/workshop'
import type { SetFile } from '../games/workshop'
import { Keeping } from './keeping.svelte'
import { sets, type SetInfo } from './sets'
import { Workbench } from './workbench.svelte'

const open = () =>
  new Keeping(new Workbench('inventions', workshop, components as unknown as { file: SetFile; hash: string }))

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(sets, 'check').mockResolvedValue({ problems: [], id: 'x' })
  vi.spyOn(sets, 'store').mockImplementation((_game, file, set) =>
    Promise.resolve({ set: set || 'new', name: file['name'], version: 1 } as unknown as SetInfo),
  )
})

describe('keeping a set on the server', () => {
  it('knows whether anything was told since', async () => {
    const keeping = open()
    const { bench } = keeping
    expect(keeping.current).toBe(false)
    await keeping.store()
    expect(keeping.current).toBe(true)
    bench.confirm([bench.at])
    expect(keeping.current).toBe(false)
    await keeping.store()
    expect(keeping.current).toBe(true)
    expect(sets.store).toHaveBeenLastCalledWith('inventions', expect.anything(), 'new')
  })

  it('a new name is something new', async () => {
    const keeping = open()
    keeping.bench.draft.name = "Ada's box"
    await keeping.store()
    keeping.bench.draft.name = "Ada's other box"
    expect(keeping.current).toBe(false)
    await keeping.store()
    expect(sets.store).toHaveBeenLastCalledWith(
      'inventions',
      expect.objectContaining({ name: "Ada's other box" }),
      'new',
    )
    expect(keeping.current).toBe(true)
  })
})
