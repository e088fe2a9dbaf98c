import { expect, it } from 'vitest'
import { Row } from './row.svelte'

it('the tab key stops at what can be chosen, else at the first, and later where one was', () => {
  let keys = ['card:Archery', 'card:Oars', 'card:Writing']
  const row = (offered: string) =>
    new Row(
      () => keys,
      (anchor) => anchor === offered,
    )
  expect(row('card:Oars').stop).toBe('card:Oars')
  const plain = row('')
  expect(plain.stop).toBe('card:Archery')
  plain.visit('card:Writing')
  expect(plain.stop).toBe('card:Writing')
  keys = ['card:Archery']
  expect(row('').stop).toBe('card:Archery')
  keys = []
  expect(row('').stop).toBeNull()
})
