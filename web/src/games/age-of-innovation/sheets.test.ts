import { describe, expect, it } from 'vitest'
import { onlySheet } from '../../table/sheets'
import { pageOfKind, pageToSee } from './market'
import { sheetAt, sheetOf } from './sheets'

const sheetFor = (offers: { anchor: string | null }[]) => onlySheet(offers, sheetAt)

describe('the sheets of a phone', () => {
  it('come up where all offers lie', () => {
    expect(sheetFor([{ anchor: 'hex:C4' }, { anchor: 'bridge:A2:B0' }])).toBe('map')
    expect(sheetFor([{ anchor: 'competency:annexes' }, { anchor: null }])).toBe('market')
    expect(sheetFor([{ anchor: 'send:law:3' }, { anchor: 'pass' }])).toBe('science')
    expect(sheetFor([{ anchor: 'city:power' }])).toBe('market')
  })
  it('stay if offers lie on several, or on none', () => {
    expect(sheetFor([{ anchor: 'hex:C4' }, { anchor: 'power:tools' }])).toBeNull()
    expect(sheetFor([{ anchor: null }])).toBeNull()
    expect(sheetFor([])).toBeNull()
  })
  it('come up for what must be seen', () => {
    const sheet = (place: string) => sheetOf(place, 0)
    expect(['hex:E9', 'purse:0', 'round:1', 'market:city'].map(sheet)).toEqual(['map', 'map', 'science', 'market'])
    expect(['palace:1', 'level:law:1'].map(sheet)).toEqual(['market', 'science'])
    expect(['bowls:0', 'piece:0:guild', 'seat:1', 'purse:1'].map(sheet)).toEqual(['mine', 'mine', 'others', 'others'])
  })
  it('have the page of the market that must be seen', () => {
    expect(pageToSee(['palace:3'])).toBe('tiles')
    expect([pageToSee(['palace:3', 'hex:E9']), pageToSee([])]).toEqual([null, null])
    expect([pageOfKind('market:city'), pageOfKind('city:power'), pageOfKind()]).toEqual(['tiles', undefined, undefined])
  })
})
