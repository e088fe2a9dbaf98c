import { describe, expect, it } from 'vitest'
import { seat, summary } from '../test/samples'
import { endsWithout, menuOf } from './match-menu'

const nobody = { asked_by: null, agreed: [] }
const alone = summary({ seats: [seat(0), seat(1, { kind: 'bot' })], yours: [0], may_delete: true })
const friends = summary({ seats: [seat(0), seat(1)], yours: [0], hints_allowed: false })

describe('the menu of a match', () => {
  it('lets one give up or delete what is only one’s own', () => {
    expect(menuOf({ match: alone, viewer: 0, hints: nobody })).toEqual(['give-up', 'delete'])
    const over = { ...alone, status: 'finished' as const }
    expect(menuOf({ match: over, viewer: 0, hints: nobody })).toEqual(['delete'])
  })

  it('lets one leave others, and propose hints unless somebody has', () => {
    expect(menuOf({ match: friends, viewer: 0, hints: nobody })).toEqual(['hints', 'leave', 'give-up'])
    expect(menuOf({ match: friends, viewer: 0, hints: { asked_by: 1, agreed: [1] } })).toEqual(['leave', 'give-up'])
  })

  it('knows whether a match ends when somebody gives up', () => {
    expect([endsWithout(alone, 0), endsWithout(friends, 0)]).toEqual([true, true])
    const bots = [seat(1, { kind: 'bot' }), seat(2, { kind: 'bot' })]
    expect(endsWithout(summary({ seats: [seat(0), ...bots] }), 0)).toBe(true)
    expect(endsWithout(summary({ seats: [seat(0), seat(1), seat(2, { kind: 'bot' })] }), 0)).toBe(false)
  })

  it('has nothing for a watcher', () => {
    expect(menuOf({ match: { ...friends, yours: [] }, viewer: null, hints: nobody })).toEqual([])
  })
})
