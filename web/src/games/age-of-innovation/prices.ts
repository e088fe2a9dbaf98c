// What an offer costs: the server writes the parts of the price into the phrase of the offer.

import type { Phrase } from '../board'
import type { Offer } from './types'

export const PAID = ['tools', 'coins', 'scholars', 'power', 'books', 'points'] as const
export type Paid = (typeof PAID)[number]
export type Price = { good: Paid; amount: number }[]

export function priceOf(offer: Offer): Price {
  const args = offer.label.args ?? {}
  return PAID.flatMap((good) => {
    const amount = args[good]
    return typeof amount === 'number' && amount > 0 ? [{ good, amount }] : []
  })
}

const worth: Record<Paid, number> = { tools: 2, coins: 1, scholars: 5, power: 1, books: 3, points: 3 }
const sum = (price: Price) => price.reduce((total, { good, amount }) => total + worth[good] * amount, 0)

/**
 * What to write on a place with several offers: what it costs to build there, or else the least that anything costs;
 * `more` if others cost otherwise.
 */
export function labelOf(offers: readonly Offer[]): { price: Price; more: boolean } | null {
  const cheapest = offers.map(priceOf).toSorted((a, b) => sum(a) - sum(b))
  const build = offers.find(({ choice }) => /^(\w+ )?build /.test(choice))
  const price = build ? priceOf(build) : cheapest.find((each) => each.length > 0)
  if (!price || price.length === 0) return null
  const same = (each: Price) => JSON.stringify(each) === JSON.stringify(price)
  return { price, more: !cheapest.every(same) }
}

type Say = (phrase: Phrase) => string

/** What an offer costs and brings in words, as the server says it: `for 5 coins; brings 8 points`. */
export function noteOf(offer: Offer, say: Say): string | null {
  const said = ['price', 'income'].flatMap((key) => {
    const word = offer.label.args?.[key]
    return typeof word === 'object' && 'id' in word ? [say(word)] : []
  })
  const note = said.join('').replace(/^[\s;]+/, '')
  return note === '' ? null : `${note.charAt(0).toUpperCase()}${note.slice(1)}`
}
