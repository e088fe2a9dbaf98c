// What an offer costs: the server writes the parts of the price into the phrase of the offer.

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
