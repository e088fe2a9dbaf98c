import { expect, it } from 'vitest'
import { anchors } from './anchors'

it('names of cards, special achievements and decrees can be explained', () => {
  const index = anchors({ cards: [{ name: 'The Wheel', slug: 'the-wheel' }] })
  const ids = ['card-the-wheel', 'special-empire', 'decree-war', 'special-empire-rule', 'color-red']
  expect(ids.map((id) => index.get(id))).toEqual([
    'card:The Wheel',
    'special:empire',
    'decree:war',
    undefined,
    undefined,
  ])
})
