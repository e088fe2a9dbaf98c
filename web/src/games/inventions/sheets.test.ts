import { expect, it } from 'vitest'
import { drawerToSee } from './drawers'
import { sheetOf } from './sheets'

it('what must be seen on a phone lies on one of the sheets', () => {
  const sheet = (place: string) => sheetOf(place, ['cloth', 'silk'], 0)
  expect(['era:1', 'action:invent'].map(sheet)).toEqual(['forums', 'forums'])
  expect(['display:asia', 'card:wheel', 'tokens:asia', 'drawer:ideas'].map(sheet)).toEqual(Array(4).fill('world'))
  expect(['card:silk', 'hand:0', 'tokens:0', 'tile:economy:4'].map(sheet)).toEqual(Array(4).fill('society'))
  expect(['hand:1', 'specialists:2:economy'].map(sheet)).toEqual(['others', 'others'])
})

it('what must be seen in a drawer opens it', () => {
  expect(['milestone:iron', 'stock:economy:2', 'space:3-1', 'ideas'].map((place) => drawerToSee([place]))).toEqual([
    'milestones',
    'tiles',
    'standing',
    'ideas',
  ])
  expect([drawerToSee(['display:asia']), drawerToSee([])]).toEqual([null, null])
})
