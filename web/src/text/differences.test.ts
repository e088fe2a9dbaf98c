import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api'
import type { Difference } from '../protocol'
import { summary } from '../test/samples'
import { endedEarly, hasWon, lastShown, sayDifference, sayOver, wasClosed } from './differences'
import { words } from './words.svelte'

const sure: Difference = { rules: 1, now: 2, from: 34, to: 34, shown: 33 }
const unsure: Difference = { rules: 1, now: 2, from: 31, to: 34, shown: 30 }
const closed = summary({
  status: 'finished',
  choices: 40,
  outcome: { places: [1, 1], points: [0, 0], how: 'rules-changed' },
  differs: sure,
})
const won = summary({ status: 'finished', choices: 40, outcome: { places: [1, 2], points: [5, 3], how: 'score' } })
/** Fluent sets what it fills in apart for scripts that run the other way. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe('a match of earlier rules', () => {
  beforeEach(() => {
    vi.spyOn(api, 'lobbyTexts').mockResolvedValue({ texts: [] })
    return words.use('en')
  })

  it('says in one sentence where they differ', () => {
    expect(plain(sayDifference(sure))).toBe(
      'This match follows version 1 of the rules; at choice 34 they are different now (version 2), so it can be looked at up to choice 33 only.',
    )
    expect(plain(sayDifference(unsure))).toContain('somewhere from choice 31 to choice 34 they are different now')
    expect(plain(sayDifference({ ...unsure, shown: 0 }))).toMatch(/so only its beginning can be looked at\.$/)
  })

  it('says it in German, too', async () => {
    await words.use('de')
    expect(plain(sayDifference(sure))).toBe(
      'Diese Partie folgt Version 1 der Regeln; bei Wahl 34 sind sie jetzt anders (Version 2), deshalb ist sie nur bis Wahl 33 zu sehen.',
    )
    expect(plain(sayDifference({ ...unsure, shown: 0 }))).toBe(
      'Diese Partie folgt Version 1 der Regeln; irgendwo von Wahl 31 bis Wahl 34 sind sie jetzt anders (Version 2), deshalb ist nur ihr Anfang zu sehen.',
    )
    expect(sayOver(closed)).toBe('Geschlossen: Die Regeln haben sich geändert')
  })

  it('has no winner if it was closed', () => {
    expect(wasClosed(closed.outcome)).toBe(true)
    expect([hasWon(closed, 0), hasWon(closed, 1)]).toEqual([false, false])
    expect([hasWon(won, 0), hasWon(won, 1)]).toEqual([true, false])
    expect(hasWon(summary(), 0)).toBe(false)
    expect([sayOver(closed), sayOver(won)]).toEqual(['Closed: the rules have changed', 'Finished'])
  })

  it('has a winner if somebody gave up, and none if nobody came back', () => {
    const ended = (how: string, places: number[]) =>
      summary({ status: 'finished', outcome: { places, points: [0, 0], how } })
    expect(hasWon(ended('resigned', [1, 2]), 0)).toBe(true)
    expect(sayOver(ended('resigned', [1, 2]))).toBe('Finished: given up')
    expect(sayOver(ended('time', [1, 2]))).toBe('Finished: out of time')
    expect(hasWon(ended('abandoned', [1, 1]), 0)).toBe(false)
    expect([endedEarly(won.outcome), endedEarly(null)]).toEqual([false, false])
  })

  it('is looked at up to there', () => {
    expect([lastShown(closed), lastShown(won)]).toEqual([33, 40])
  })
})
