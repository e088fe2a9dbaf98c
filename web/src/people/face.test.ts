import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorOf, faceOf, isDrawn, lettersOf } from './face'

const LIST = readFileSync('../crates/server/src/people/bot_names.rs', 'utf8')
const NAMES = [...LIST.slice(LIST.indexOf('BOT_NAMES: ')).matchAll(/^ {4}"(.+)",$/gm)].map(([, name]) => name ?? '')

describe('faces', () => {
  it('are the same for the same name, and differ between bots', () => {
    expect(faceOf('Zuse')).toEqual(faceOf('Zuse'))
    expect(NAMES).toHaveLength(24)
    expect(new Set(NAMES.map((name) => JSON.stringify(faceOf(name)))).size).toBe(NAMES.length)
  })

  it('are drawn for every bot that the server names', () => {
    expect(NAMES.filter((name) => !isDrawn(name))).toEqual([])
  })

  it('are found for any other name', () => {
    expect(faceOf('Casual bot 2').hair).toMatch(/^M/)
    expect(faceOf('Casual bot 2').beard).toBe('')
  })

  it('of people have their letters, on a ground of their own', () => {
    expect(lettersOf('Ada')).toBe('A')
    expect(lettersOf('ada lovelace')).toBe('AL')
    expect(lettersOf('Jean-Luc P.')).toBe('JP')
    expect(lettersOf('Guest 1a2b')).toBe('G1')
    expect(lettersOf('林さん')).toBe('林')
    expect(lettersOf('🎲 Max')).toBe('🎲M')
    expect(colorOf('Ada')).toBe(colorOf('Ada'))
  })
})
