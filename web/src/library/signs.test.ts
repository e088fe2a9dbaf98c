import { expect, it } from 'vitest'
import { readSigns, signed } from './signs'

const SIGNS = readSigns('coins coin coins; tools tool tools')

it('reads which words have signs', () => {
  expect(SIGNS).toEqual([
    { sign: 'coins', words: ['coin', 'coins'] },
    { sign: 'tools', words: ['tool', 'tools'] },
  ])
  expect(readSigns('')).toEqual([])
})

it('draws each sign once, before its word', () => {
  const seen = new Set<string>()
  expect(signed('Pay 2 coins and a tool; coins come back.', SIGNS, seen)).toEqual([
    { sign: null, text: 'Pay 2 ' },
    { sign: 'coins', text: 'coins and a ' },
    { sign: 'tools', text: 'tool; coins come back.' },
  ])
  expect(signed('More coins.', SIGNS, seen)).toEqual([{ sign: null, text: 'More coins.' }])
})

it('leaves words alone that only contain it', () => {
  expect(signed('toolbox', SIGNS, new Set())).toEqual([{ sign: null, text: 'toolbox' }])
})

it('does not draw what the text draws itself', () => {
  expect(signed('A coin [coins] and coins.', SIGNS, new Set())).toEqual([
    { sign: null, text: 'A coin [coins] and coins.' },
  ])
})
