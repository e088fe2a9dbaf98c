import { describe, expect, it } from 'vitest'
import { onlySheet } from '../../table/sheets'
import { sheetAt } from './sheets'

const sheetOf = (offers: { anchor: string | null }[]) => onlySheet(offers, sheetAt)

describe('the sheets of a phone', () => {
  it('come up where all offers lie', () => {
    expect(sheetOf([{ anchor: 'hex:C4' }, { anchor: 'bridge:A2:B0' }])).toBe('map')
    expect(sheetOf([{ anchor: 'competency:annexes' }, { anchor: null }])).toBe('market')
    expect(sheetOf([{ anchor: 'send:law:3' }, { anchor: 'pass' }])).toBe('science')
    expect(sheetOf([{ anchor: 'city:power' }])).toBe('market')
  })
  it('stay if offers lie on several, or on none', () => {
    expect(sheetOf([{ anchor: 'hex:C4' }, { anchor: 'power:tools' }])).toBeNull()
    expect(sheetOf([{ anchor: null }])).toBeNull()
    expect(sheetOf([])).toBeNull()
  })
})
