// What tiles do, in pictures: words parted by blanks. A word is an icon or a building, with a number before it if
// there is one; all else stands as it is. `act` begins a special action, `pass` what passing brings, `>` what
// something brings. What a tile pays as income stands with its printed facts and is drawn from there.

import { isIcon, isSilhouette, type IconName, type Silhouette } from './icons'
import type { Goods } from './types'
import { GOODS } from './types'

const TILES: Record<string, string> = {
  'power:bridge': 'bridge',
  'power:scholar': '1scholars',
  'power:tools': '2tools',
  'power:coins': '7coins',
  'power:one-spade': '1spades',
  'power:two-spades': '2spades',

  'books:power': '5power',
  'books:levels': '2levels',
  'books:coins': '6coins',
  'books:guild': 'workshop > guild',
  'books:guild-points': 'guild > 2points',
  'books:three-spades': '3spades',

  'bonus:river-workshop': 'workshop river > 2points | +1 sailing',
  'bonus:send-scholar': 'send > 2points',
  'bonus:build-guild': 'guild > 3points',
  'bonus:pass-palace-university': 'pass palace / university > 4points',
  'bonus:spade': 'act 1spades',
  'bonus:bridge': 'act bridge',
  'bonus:knowledge': 'act 1levels',
  'bonus:pass-school': 'pass school > 1levels',
  'bonus:power-coins': '',
  'bonus:coins': '',

  'city:tools': '3tools',
  'city:books': '2books',
  'city:spades': '2spades',
  'city:coins': '6coins',
  'city:levels': '4 × 1levels',
  'city:power': '8power',
  'city:scholar': '1scholars',

  'competency:tool-level': '',
  'competency:points-coins': '',
  'competency:book-power': '',
  'competency:tool-points-coins': '1tools 5points 2coins',
  'competency:two-spades': '2spades',
  'competency:annexes': '2annex',
  'competency:four-power': 'act 4power',
  'competency:send-scholar': 'send > 2points',
  'competency:tower': 'tower',
  'competency:pass-cities': 'pass city > 2points',
  'competency:border-workshop': 'workshop border > 3points',
  'competency:pass-lowest': 'pass min levels > points',

  'palace:1': 'act 2tools',
  'palace:2': 'act 2spades',
  'palace:3': 'act school > guild | 3points 1tools',
  'palace:4': 'act workshop > guild',
  'palace:5': 'competency',
  'palace:6': 'act 2levels',
  'palace:7': 'pass school > 3points',
  'palace:8': 'city ≥ 6',
  'palace:9': 'flight > 5points',
  'palace:10': '12power 2books',
  'palace:11': 'city',
  'palace:12': 'workshop > 2points',
  'palace:13': 'act 3coins 1books | guild > 3points',
  'palace:14': 'sailing ↑↑ | city river',
  'palace:15': '2spades 2bridge 2books',
  'palace:16': 'guild',
  'palace:17': '10points',

  'innovation:deus-ex-machina': 'act 1spades | 1books 4 × 1levels',
  'innovation:trading-routes': 'pass guild > 2points',
  'innovation:professors': 'act 1scholars 3points',
  'innovation:architecture': '10points | buildings ≠ > 1levels',
  'innovation:census': 'buildings 7 9 11 > 8 12 18points',
  'innovation:colleges': 'school > 5points',
  'innovation:league-of-cities': 'city > 5points',
  'innovation:libraries': 'max 2 levels > points',
  'innovation:communications': 'groups 4 5 6 > 8 12 18points',
  'innovation:sewerage': 'workshop > 2points',
  'innovation:steam-power': '1scholars | sailing ↑ spades ↑',
  'innovation:steelworks': 'bridge 1 2 3 > 8 12 18points',
  'innovation:workshop': 'workshop',
  'innovation:guild': 'guild',
  'innovation:school': 'school competency',
  'innovation:university': 'university',
  'innovation:palace': 'palace 2token',
  'innovation:monument': 'monument 7points',

  'faction:blessed': 'levels +3',
  'faction:felines': 'city > 3levels 1books',
  'faction:goblins': '1spades > 2coins',
  'faction:illusionists': 'power −1 > points',
  'faction:inventors': 'competency',
  'faction:lizards': 'city > 1spades workshop',
  'faction:moles': '1tools > bridge',
  'faction:monks': 'university',
  'faction:navigators': 'workshop river > 2points',
  'faction:omar': 'tower',
  'faction:philosophers': 'act 1books',
  'faction:psychics': 'act 5power',

  'display:desert': '1spades',
  'display:plains': 'spades ↑ −4 coins',
  'display:swamp': '1scholars II 9 token',
  'display:lake': '1sailing',
  'display:forest': '4 × 1levels II 8 token',
  'display:mountain': '2coins',
  'display:wasteland': '1books 1tools',

  'round-tile:workshop-law': 'workshop',
  'round-tile:workshop-banking': 'workshop',
  'round-tile:guild-law': 'guild',
  'round-tile:guild-medicine': 'guild',
  'round-tile:school-banking': 'school',
  'round-tile:palace-university-medicine': 'palace / university',
  'round-tile:palace-university-banking': 'palace / university',
  'round-tile:spade-engineering': 'spades',
  'round-tile:level-medicine': 'levels',
  'round-tile:city-engineering': 'city',
  'round-tile:track-engineering': 'sailing / spades ↑',
  'round-tile:innovation-law': 'innovation',

  'final-tile:workshop': 'workshop',
  'final-tile:guild': 'guild',
  'final-tile:school': 'school',
  'final-tile:border-workshop': 'workshop border',
}

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

/** Where an option changes what a component does: the same as the texts `tiles-english` and `factions-2024`. */
const CHANGED: Record<string, Record<string, string>> = {
  'tiles=english': {
    'innovation:colleges': 'pass school > 5points',
    'innovation:steelworks': 'bridge 1 2 3 > 6 12 18points',
  },
  'factions=update-2024': { 'faction:navigators': 'workshop river > 2points 1coins' },
}

/** What a tile does besides its income; null if nobody has drawn it. */
export function pictureOf(anchor: string, options: Record<string, string>): string | null {
  const changed = Object.entries(options).map(([key, value]) => CHANGED[`${key}=${value}`]?.[anchor])
  return changed.find((picture) => picture !== undefined) ?? TILES[anchor] ?? null
}
