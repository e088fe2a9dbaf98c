import { beforeEach, expect, it } from 'vitest'
import { components } from '../games/inventions/fixtures'
import { layout, valueOf } from '../games/inventions/workshop/pieces'
import { workshop } from '../games/inventions/workshop'
import type { SetFile } from '../games/workshop'
import { fileName, nameOf, readFile, report, written } from './exchange'
import { Workbench } from './workbench.svelte'

const base = components.file as unknown as SetFile
beforeEach(() => localStorage.clear())

it('a file is read as it was written', () => {
  const text = written(base, 'My box')
  const file = readFile(text, layout)
  expect(file).toEqual({ ...base, name: 'My box' })
  expect(nameOf(file ?? {})).toBe('My box')
  expect(text.split('\n').every((line) => line.length < 300)).toBe(true)
  expect(readFile(written(base, ''), layout)).toEqual(base)
})

it('what is no component file is not read', () => {
  const broken = { ...base, goals: undefined, private_goals: [{ goal: '1-1' }] }
  for (const text of ['', 'x', '3', 'null', '[]', '{}', JSON.stringify(broken)])
    expect(readFile(text, layout)).toBeNull()
})

it('a file has a name that every disk takes', () => {
  expect(fileName('inventions', 'Müllers Schachtel / 2')).toBe('inventions-mu-llers-schachtel-2.json')
  expect(fileName('inventions', '…')).toBe('inventions-set.json')
})

it('a report names every value that was told, and how', () => {
  const bench = new Workbench('inventions', workshop, components as unknown as { file: SetFile; hash: string })
  bench.correct(valueOf('idea_cards', 'windmill', 'chain'), 'travel')
  bench.confirm(['idea_cards/windmill/exhaust'])
  bench.add('ropes/europe+asia/between')
  const text = report(bench, '')
  expect(text).toContain('- idea_cards/windmill/chain: "call-specialists" -> "travel" (box)')
  expect(text).toContain('- idea_cards/windmill/exhaust: [], as guessed (box)')
  expect(text).toContain('- ropes/europe+asia/between: new -> true (box)')
  expect(text).toContain(`Begun from ${components.hash}; 56 of 394 values seen in print.`)
})
