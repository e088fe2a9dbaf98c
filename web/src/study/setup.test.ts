import { afterEach, expect, it, vi } from 'vitest'
import { api, Refused } from '../api'
import type { SetupLine, StudyMoment } from '../protocol'
import { Setup, withTable } from './setup.svelte'

const HAND: SetupLine = {
  key: 'A hand',
  name: 'hand',
  whose: 'A',
  about: null,
  endings: [],
  most: 9,
  parts: [{ before: ' ', optional: false, kind: 'word', list: 'cards' }],
  once: 'cards',
}
const moment = (scene: string) =>
  ({ scene, seats: 2, options: { edition: 'x' }, asked: [0], question: null }) as unknown as StudyMoment
const wrong = (line: number, detail: string) =>
  new Refused({ code: 'bad-scene', text: { id: 'error-bad-scene', args: { line, detail } } })

afterEach(() => vi.restoreAllMocks())

function server() {
  vi.spyOn(api, 'setupLines').mockResolvedValue({ lines: [HAND], words: { cards: ['Oars', 'Tools'] } })
  return vi
    .spyOn(api, 'study')
    .mockImplementation(({ scene }) =>
      scene.includes('Nonsense')
        ? Promise.reject(wrong(2, 'no such card'))
        : Promise.resolve(moment(`all of ${scene}`)),
    )
}

it('the last position that can be stays, and what is wrong is told at its line', async () => {
  server()
  const setup = new Setup('innovation', 'seats: 2\nA hand: Oars\n', () => undefined)
  expect(setup.good).toBe(false)
  await setup.check()
  expect(setup.good).toBe(true)
  setup.change('seats: 2\nA hand: Nonsense\n')
  await vi.waitFor(() => expect(setup.mistake).toEqual({ line: 2, reason: 'no such card' }))
  expect(setup.mistakeOf(HAND)).toBe('no such card')
  expect(setup.good).toBe(false)
  expect(setup.moment?.scene).toContain('Oars')
  setup.undo()
  await vi.waitFor(() => expect(setup.good).toBe(true))
  expect(setup.text).toContain('Oars')
  setup.redo()
  expect(setup.text).toContain('Nonsense')
})

it('forms write lines, and say what holds without them', async () => {
  server()
  const setup = new Setup('innovation', 'seats: 2\n', () => undefined)
  await setup.check()
  setup.write(HAND, { ending: '', items: [['Oars'], ['Tools']] })
  expect(setup.text).toBe('seats: 2\nA hand: Oars, Tools\n')
  expect(setup.valueOf(HAND).items).toEqual([['Oars'], ['Tools']])
  expect(setup.isWritten(HAND)).toBe(true)
  setup.write(HAND, null)
  expect(setup.text).toBe('seats: 2\n')
  setup.writeTable('seats', '3')
  expect(setup.text).toBe('seats: 3\n')
})

it('what the server did not answer is not taken for right', async () => {
  const study = server()
  const told: unknown[] = []
  const setup = new Setup('innovation', 'seats: 2\n', (error) => told.push(error))
  await setup.check()
  study.mockRejectedValueOnce(new Error('no line'))
  setup.change('seats: 4\n')
  await vi.waitFor(() => expect(told).toHaveLength(1))
  expect(setup.good).toBe(false)
})

it('a text names its table', () => {
  expect(withTable('A hand: Oars\n', moment(''))).toBe('options: edition=x\nseats: 2\nA hand: Oars\n')
  expect(withTable('seats: 2\noptions: a=b\n', moment(''))).toBe('seats: 2\noptions: a=b\n')
})
