// What components do, in pictures: words parted by blanks. A word is an icon or a building, with a number before it if
// there is one; all else stands as it is. `act` begins a special action, `pass` what passing brings, `>` what
// something brings.

import { isIcon, isSilhouette, type IconName, type Silhouette } from './icons'
import { GOODS, type Goods } from './types'

export type Part =
  | { kind: 'icon'; name: IconName; count: number | null }
  | { kind: 'building'; name: Silhouette; count: number | null }
  | { kind: 'text'; text: string }
  | { kind: 'arrow' }
  | { kind: 'break' }

function part(word: string): Part {
  if (word === '>') return { kind: 'arrow' }
  if (word === '|') return { kind: 'break' }
  const [, number = '', name = ''] = word.match(/^(\d*)([a-z]+)$/) ?? []
  const count = number === '' ? null : Number(number)
  if (isIcon(name)) return { kind: 'icon', name, count }
  if (isSilhouette(name)) return { kind: 'building', name, count }
  return { kind: 'text', text: word }
}

export function parts(picture: string): Part[] {
  return picture === '' ? [] : picture.split(' ').map(part)
}

/** Goods as a picture: `2coins 1power`. */
export function goodsPicture(goods: Goods): string {
  return GOODS.filter((good) => goods[good] > 0)
    .map((good) => `${goods[good]}${good}`)
    .join(' ')
}
