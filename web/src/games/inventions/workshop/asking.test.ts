import { expect, it } from 'vitest'
import type { Value } from '../../workshop'
import { said } from './asking'

it('counts specialists of one type together', () => {
  const words = { label: { id: '' }, question: { id: '' } }
  const value: Value = { id: '', section: 'idea_cards', key: 'steel', field: 'exhaust', ...words }
  const two = { id: 'count-trader', args: { n: 2 } }
  expect(said(value, ['trader', 'trader'])).toEqual(two)
  expect(said(value, ['trader', 'artisan', 'trader'])).toEqual({
    id: 'workshop-list',
    args: { one: two, other: { id: 'count-artisan', args: { n: 1 } } },
  })
  expect(said(value, [])).toEqual({ id: 'workshop-none' })
})
