// Which cards went where between two views. A viewer does not know all cards, so what is not seen by name is told
// from the values on the backs: a pile that lost a 3 and a hand that gained one are two ends of one move.

import { backKey, type Catalog, type Zone } from './lookup'
import { type Color, type Expansion, EXPANSIONS, type View } from './types'

// Names of places on the page, the most exact first: an own card in a closed score pile has no place but the pile's.
export type Ends = readonly string[]
// `over`: the card that an unsplayed pile showed until the arriving one covers it.
export type Flight = {
  name: string | null
  value: number
  set: Expansion | undefined
  from: Ends
  to: Ends
  over: string | null
}

type Back = { value: number; set: Expansion | undefined }
type Place =
  | ({ zone: Zone; seat: number } & Back)
  | { zone: 'board'; seat: number; color: Color; top: boolean }
  | { zone: 'display' | 'relic'; seat: number | null }

const ZONES = ['hand', 'score', 'forecast'] as const

function placeEnds(place: Place): string[] {
  if (place.zone === 'board') return [`pile:${place.seat}:${place.color}`, `seat:${place.seat}`]
  if (!('value' in place)) return place.seat === null ? [] : [`seat:${place.seat}`]
  const { zone, seat, value, set } = place
  return [`back:${zone}:${seat}:${backKey(value, set)}`, `${zone}:${seat}`, `seat:${seat}`]
}

const cardEnds = (name: string, place: Place) => [`card:${name}`, ...placeEnds(place)]

function namedPlaces(view: View): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const [seat, player] of view.players.entries()) {
    for (const zone of ZONES) {
      for (const { name, value, set } of player[zone] ?? [])
        if (name !== null) places.set(name, { zone, seat, value, set })
    }
    if (player.display) places.set(player.display, { zone: 'display', seat })
    for (const name of player.relics ?? []) places.set(name, { zone: 'relic', seat })
    for (const { color, top, covered } of player.stacks) {
      if (top !== null) places.set(top, { zone: 'board', seat, color, top: true })
      for (const { name } of covered) if (name !== null) places.set(name, { zone: 'board', seat, color, top: false })
    }
  }
  for (const name of view.relics ?? []) places.set(name, { zone: 'relic', seat: null })
  return places
}

const sameArea = (a: Place, b: Place) => a.zone === b.zone && a.seat === b.seat

// How many unknown cards of a value and a type each hand, score pile, forecast and supply pile has; the supply last,
// because it is the likeliest to have taken or given what nothing else accounts for.
function backs(view: View, { value, set }: Back): Map<string, { ends: Ends; count: number }> {
  const found = new Map<string, { ends: Ends; count: number }>()
  for (const [seat, player] of view.players.entries()) {
    for (const zone of ZONES) {
      const count = (player[zone] ?? []).filter(
        (card) => card.name === null && card.value === value && card.set === set,
      ).length
      found.set(`${zone}:${seat}`, { ends: placeEnds({ zone, seat, value, set }), count })
    }
  }
  const supply = set ? view.supplies?.find((each) => each.set === set)?.counts : view.supply
  found.set('supply', {
    ends: [...(set ? [`supply:${set}:${value}`] : []), `supply:${value}`],
    count: supply?.[value - 1] ?? 0,
  })
  return found
}

function changes(before: View, after: View, back: Back, sign: 1 | -1): Ends[] {
  const then = backs(before, back)
  return [...backs(after, back)].flatMap(([key, now]) => {
    const more = (now.count - (then.get(key)?.count ?? 0)) * sign
    return Array<Ends>(Math.max(0, more)).fill(now.ends)
  })
}

type Loose = { name: string; ends: Ends; place: Place }

function loose(places: Map<string, Place>, others: Map<string, Place>): Loose[] {
  return [...places].flatMap(([name, place]) =>
    others.has(name) ? [] : [{ name, place, ends: cardEnds(name, place) }],
  )
}

// A top card whose name is gone while its pile still has a top: most likely it was covered and has not moved.
function isCovered({ place }: Loose, after: View): boolean {
  if (place.zone !== 'board' || !place.top) return false
  return after.players[place.seat]?.stacks.some(({ color, top }) => color === place.color && top !== null) ?? false
}

function claims(before: View, after: View): Flight[] {
  return after.players.flatMap((player, seat) => {
    const had = before.players[seat]
    // Of the ages that several achievements have, only the new ones.
    const old = [...(had?.achieved ?? [])]
    const ages = player.achieved.filter((age) => !old.includes(age) || old.splice(old.indexOf(age), 1).length === 0)
    const specials = player.achieved_specials.filter((special) => !had?.achieved_specials.includes(special))
    const to = [`claimed:${seat}`, `seat:${seat}`]
    const back = { name: null, set: undefined, over: null }
    return [
      ...ages.map((age): Flight => ({ ...back, value: age, from: [`achieve:${age}`], to })),
      ...specials.map((special): Flight => ({ ...back, value: 0, from: [`special:${special}`], to })),
    ]
  })
}

function coveredBy(before: View, after: View, place: Place | undefined): string | null {
  if (place?.zone !== 'board' || !place.top) return null
  const pile = (view: View) => view.players[place.seat]?.stacks.find(({ color }) => color === place.color)
  return pile(after)?.splay === 'unsplayed' ? (pile(before)?.top ?? null) : null
}

export function flights(before: View, after: View, cards: Catalog): Flight[] {
  const then = namedPlaces(before)
  const now = namedPlaces(after)
  const backOf = (name: string): Back => {
    const { age = 0, set = 'base' } = cards.get(name) ?? {}
    return { value: age, set: set === 'base' ? undefined : set }
  }
  const seen = [...now].flatMap(([name, to]): Flight[] => {
    const from = then.get(name)
    if (!from || sameArea(from, to)) return []
    return [
      { name, ...backOf(name), from: cardEnds(name, from), to: cardEnds(name, to), over: coveredBy(before, after, to) },
    ]
  })
  const gone = loose(then, now)
  const come = loose(now, then)
  const sets = [undefined, ...EXPANSIONS.filter((set) => after.supplies?.some((supply) => supply.set === set))]
  const unseen = Array.from({ length: 10 }, (_, i) => i + 1).flatMap((value) =>
    sets.flatMap((set) => {
      const back = { value, set }
      const looksSo = (card: Loose) => backKey(value, set) === backKey(backOf(card.name).value, backOf(card.name).set)
      const leaving = gone.filter((card) => looksSo(card) && !isCovered(card, after))
      const coming = come.filter(looksSo)
      const unknown = (sign: 1 | -1) =>
        changes(before, after, back, sign).map((ends) => ({ name: null, ends, place: undefined }))
      const from = [...leaving, ...unknown(-1)]
      const to = [...coming, ...unknown(1)]
      return from.slice(0, to.length).map((source, i): Flight => {
        const target = to[i] ?? source
        return {
          name: target.name ?? source.name,
          ...back,
          from: source.ends,
          to: target.ends,
          over: coveredBy(before, after, target.place),
        }
      })
    }),
  )
  return [...seen, ...unseen, ...claims(before, after)]
}
