import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../board'
import { facts } from './fixtures'
import { pageToChoose } from './market'
import { consequence, groupOf, groups } from './offers'
import { noteOf } from './prices'
import { signOf } from './thumbs'
import type { Offer } from './types'

const offer = (choice: string, anchor: string | null, declines = false): Offer => ({
  choice,
  anchor,
  declines,
  label: { id: 'offer' },
})

const [FIRST, SECOND] = facts.maps[0]?.hexes ?? []

const props = {
  view: {
    map: facts.maps[0]?.name,
    hexes: [{ hex: FIRST?.hex, terrain: 'lake', building: { seat: 1 } }],
    bridges: [],
  },
  viewer: 0,
  names: ['Ada', 'Ben'],
  components: facts,
  text: (id: string) => id,
  say: ({ id, args }: { id: string; args?: unknown }) => `${id} ${JSON.stringify(args)}`,
} as unknown as BoardProps

describe('offers', () => {
  it('stand in groups by what is done', () => {
    const found = [
      offer('build C4', 'hex:C4'),
      offer('fly dig C4 lake', 'hex:C4'),
      offer('upgrade C4 guild', 'hex:C4'),
      offer('sailing', 'track:sailing'),
      offer('send law 3', 'send:law:3'),
      offer('power tools', 'power:tools'),
      offer('innovate census', 'innovation:census'),
      offer('special palace', 'special:palace'),
      offer('competency annexes', 'competency:annexes'),
      offer('power to coin', 'convert:power-to-coin'),
      offer('gain 2', null),
      offer('decline', null, true),
      offer('pass', 'pass'),
      offer('end turn', 'end-turn'),
    ].map(groupOf)
    expect(found).toEqual([
      ...['build', 'build', 'upgrade', 'upgrade', 'science', 'power', 'books', 'special', 'tiles', 'convert'],
      ...['other', 'pass', 'pass', 'end'],
    ])
    expect(found.filter((name) => !groups.some((group) => group.name === name))).toEqual([])
    expect(groups.filter(({ apart }) => apart).map(({ name }) => name)).toEqual(['pass', 'end'])
  })
  it('say what a tile does, and who sits beside a building', () => {
    expect(consequence(offer('palace 7', 'palace:7'), props)).toBe('palace-7-rule')
    expect(consequence(offer(`build ${SECOND?.hex}`, `hex:${SECOND?.hex}`), props)).toContain('"players":"Ben"')
    expect(consequence(offer('build G5', 'hex:G5'), props)).toBeNull()
    expect(consequence(offer(`dig ${SECOND?.hex} lake`, `hex:${SECOND?.hex}`), props)).toBeNull()
    expect(consequence(offer('pass', 'pass'), props)).toBeNull()
  })
  it('open the market where a tile must be chosen', () => {
    expect(pageToChoose([offer('city power', 'city:power')])).toBe('tiles')
    expect(pageToChoose([offer('palace 7', 'palace:7'), offer('display lake', 'display:lake')])).toBe('setup')
    expect(pageToChoose([offer('competency annexes', 'competency:annexes'), offer('no', null)])).toBe('learning')
    expect(pageToChoose([offer('innovate census', 'innovation:census'), offer('pass', 'pass')])).toBeNull()
    expect(pageToChoose([])).toBeNull()
  })
  it('say in words what they cost', () => {
    const said = (price: string) =>
      noteOf({ ...offer('x', null), label: { id: 'x', args: { price: { id: price } } } }, ({ id }) => id)
    expect(said('; brings 8 points')).toBe('Brings 8 points')
    expect(said(' ')).toBeNull()
    expect(noteOf(offer('x', null), ({ id }) => id)).toBeNull()
  })
  it('have signs where they are no tiles', () => {
    expect(signOf('send:law:3')).toEqual({ name: 'law', discipline: 'law' })
    expect(signOf('convert:power-to-coin')).toEqual({ name: 'coins' })
    expect(signOf('palace:7')).toBeNull()
  })
})
