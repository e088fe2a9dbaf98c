// The picture of a component, drawn from its printed facts: not a number of them stands here.

import { goodsPicture } from './pictures'
import {
  type Ability,
  type Components,
  type Count,
  DISCIPLINES,
  type DisplayRow,
  type Effect,
  type Goal,
  GOODS,
  type Goods,
} from './types'

/** What is more than usual. */
function beyond(goods: Goods, usual: Goods): Goods {
  const more = { ...goods }
  for (const good of GOODS) more[good] -= usual[good]
  return more
}

const several = (count: number, what: string) => (count === 1 ? what : `${count}${what}`)
const lines = (pictures: readonly string[]) => pictures.filter((picture) => picture !== '').join(' | ')

const COUNTS = {
  'all-buildings': 'buildings',
  'palaces-and-universities': 'palace / university',
  shapes: 'buildings ≠',
  groups: 'groups',
  bridges: 'bridge',
  'city-tiles': 'city',
  'lowest-level': 'min levels',
  'two-highest-levels': 'max 2 levels',
} as const satisfies Record<Extract<Count, string>, string>
const countPicture = (count: Count) => (typeof count === 'string' ? COUNTS[count] : count.buildings)

const GOALS = {
  'palace-or-university': 'palace / university',
  'border-workshop': 'workshop border',
  'river-workshop': 'workshop river',
  spade: 'spades',
  level: 'levels',
  city: 'city',
  track: 'sailing / spades ↑',
  innovation: 'innovation',
} as const satisfies Record<Extract<Goal, string>, string>
const goalPicture = (goal: Goal) => (typeof goal === 'string' ? GOALS[goal] : goal.build)

const inEvery = (levels: number) => `${DISCIPLINES.length} × ${levels}levels`

function effectPicture(effect: Effect): string {
  switch (effect.kind) {
    case 'gain':
      return goodsPicture(effect.of)
    case 'points-for-each': {
      const [each, count] = effect.of
      return `${countPicture(count)} > ${several(each, 'points')}`
    }
    case 'points-by-number': {
      const [count, steps] = effect.of
      const column = (index: 0 | 1) => steps.map((step) => step[index]).join(' ')
      return `${countPicture(count)} ${column(0)} > ${column(1)}points`
    }
    case 'level-for-each':
      return `${countPicture(effect.of)} > 1levels`
    case 'levels-in-one':
      return `${effect.of}levels`
    case 'level-in-every':
      return inEvery(1)
    case 'spades':
      return `${effect.of}spades`
    case 'bridges':
      return several(effect.of, 'bridge')
    case 'sailing':
      return `sailing ${'↑'.repeat(effect.of)}`
    case 'terraforming':
      return `spades ${'↑'.repeat(effect.of)}`
    case 'competency':
      return 'competency'
    case 'city-tile':
      return 'city'
    case 'annexes':
      return `${effect.of}annex`
    case 'tokens':
      return `${effect.of}token`
    case 'workshop-to-guild':
      return 'workshop > guild'
    case 'school-to-guild':
      return `school > guild | ${goodsPicture(effect.of)}`
    case 'place':
      return effect.of
    case 'place-with-competency':
      return `${effect.of} competency`
    case 'outpost':
      return 'guild'
    case 'free-workshop':
      return `${effect.of}spades workshop`
    case 'in-any-order':
      return effect.of.map(([, each]) => effectPicture(each)).join(' ')
    case 'another-action':
      return ''
  }
}

/** Something counted needs a line of its own; a building that is placed comes first. */
function effectsPicture(effects: readonly Effect[]): string {
  const placed = effects.filter(({ kind }) => kind === 'place')
  const pictures = [...placed, ...effects.filter(({ kind }) => kind !== 'place')].map(effectPicture)
  return pictures
    .filter((picture) => picture !== '')
    .map((picture, i) => (i === 0 ? picture : `${picture.includes('>') ? '| ' : ''}${picture}`))
    .join(' ')
}

/** Nothing for what only the words tell: the levels and goods of the start, and more books with a competency. */
function abilityPicture(ability: Ability): string {
  switch (ability.kind) {
    case 'start-levels':
    case 'start':
    case 'on-competency':
      return ''
    case 'first-buildings':
      return ability.buildings === 'university' ? 'university' : 'tower'
    case 'first-competency':
      return 'competency'
    case 'income':
      return `income ${goodsPicture(ability.goods)}`
    case 'action':
      return `act ${effectsPicture(ability.effects)}`
    case 'at-once':
      return effectsPicture(ability.effects)
    case 'on-build':
      return `${goalPicture(ability.goal)} > ${goodsPicture(ability.goods)}`
    case 'on-send':
      return `send > ${ability.points}points`
    case 'on-pass':
      return `pass ${effectsPicture(ability.effects)}`
    case 'on-spade':
      return `1spades > ${goodsPicture(ability.goods)}`
    case 'on-city':
      return `city > ${effectsPicture(ability.effects)}`
    // The points depend on how many play.
    case 'on-power-action':
      return `power −${ability.discount} > points`
    case 'trip':
      return ability.trip.way === 'fly' ? `flight > ${ability.trip.points[0]}points` : ''
    case 'bridges-anywhere':
      return `${goodsPicture(ability.price)} > bridge`
    case 'sailing':
      return `+${ability.more} sailing`
    case 'city-power':
      return `city ≥ ${ability.needed}`
    case 'spans-a-river':
      return 'city river'
    case 'science-levels':
      return `levels +${ability.more}`
  }
}

/** In what a planning display differs from the common one. */
function displayPicture(row: DisplayRow, common: DisplayRow): string {
  const [bowl = 0, usual = 0] = [row.bowls[1], common.bowls[1]]
  const [coins = 0, usually = 0] = [row.guild_coins[0], common.guild_coins[0]]
  const cheaper = common.terraforming_cost.coins - row.terraforming_cost.coins
  return [
    goodsPicture(beyond(row.start, common.start)),
    row.start_spades > 0 ? `${row.start_spades}spades` : '',
    cheaper > 0 ? `spades ↑ −${cheaper} coins` : '',
    row.start_sailing > 0 ? `${row.start_sailing}sailing` : '',
    row.start_levels > 0 ? inEvery(row.start_levels) : '',
    bowl !== usual ? `II ${bowl} token` : '',
    coins > usually ? `${coins - usually}coins` : '',
  ]
    .filter((picture) => picture !== '')
    .join(' ')
}

/** The picture of a component as anchors call it, `palace:7`; null if there is no such component. */
export function pictureOf(anchor: string, facts: Components): string | null {
  const [kind, name] = anchor.split(':')
  const named = <T extends { name: string }>(list: readonly T[]) => list.find((each) => each.name === name)
  const scored = (tile: { goal: Goal; points: number } | undefined) =>
    tile ? `${goalPicture(tile.goal)} > ${tile.points}points` : null
  switch (kind) {
    case 'display': {
      const display = named(facts.displays)
      return display ? displayPicture(display.printed.row, facts.common_display.row) : null
    }
    case 'city': {
      const tile = named(facts.city_tiles)
      return tile ? effectPicture(tile.reward) : null
    }
    case 'round-tile':
      return scored(named(facts.round_tiles))
    case 'final-tile':
      return scored(named(facts.final_tiles))
    case 'power':
    case 'books': {
      const action = facts.actions.find((each) => each.action === anchor)
      return action ? effectsPicture(action.effects) : null
    }
    default: {
      const abilities = facts.tiles.find(({ tile }) => tile === anchor)?.abilities
      return abilities ? lines(abilities.map(abilityPicture)) : null
    }
  }
}
