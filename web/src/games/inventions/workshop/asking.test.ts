import { expect, it } from 'vitest'
import { said } from './asking'

it('counts specialists of one type together', () => {
  const value = { id: '', section: 'idea_cards', field: 'exhaust', label: { id: '' }, question: { id: '' } }
  const two = (n: number) => ({ id: 'count-trader', args: { n } })
  expect(said(value, ['trader', 'trader'])).toEqual(two(2))
  expect(said(value, ['trader', 'artisan', 'trader'])).toEqual({
    id: 'workshop-list',
    args: { one: two(2), other: { id: 'count-artisan', args: { n: 1 } } },
  })
  expect(said(value, [])).toEqual({ id: 'workshop-none' })
})
