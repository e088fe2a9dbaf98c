import { expect, it } from 'vitest'
import { softened } from './softened'

const shown = (name: string) => softened(name).replaceAll('\u00AD', '-')

it('long names may be broken between syllables, short ones not', () => {
  expect(shown('Tools')).toBe('Tools')
  expect(shown('Mathematics')).toBe('Mathe-ma-tics')
  expect(shown('Frankfurt')).toBe('Frank-furt')
  expect(shown('Canal Building')).toBe('Canal Buil-ding')
  expect(shown('Monotheism')).toBe('Mono-theism')
})

it('what begins words begins syllables', () => {
  expect(shown('Notenschrift')).toBe('Noten-schrift')
  expect(shown('Druckerpresse')).toBe('Dru-cker-pres-se')
  expect(shown('Segelschifffahrt')).toBe('Segel-schiff-fahrt')
  expect(shown('zurückrufen')).toBe('zurück-ru-fen')
  expect(shown('Transport')).toBe('Trans-port')
  expect(shown('Weiterentwickeln')).toBe('Weiter-entwickeln')
  expect(shown('Unternehmertum')).toBe('Unter-nehmer-tum')
})

it('nothing of a name is lost', () => {
  for (const name of ['Constantinople', 'Wasserkraftmaschine', 'Newton-Wickins Telescope'])
    expect(softened(name).replaceAll('\u00AD', '')).toBe(name)
})
