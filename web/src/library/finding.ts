// Which cards and tiles are meant by filters and words. What is not meant keeps its place.

import type { Entry, Facet } from '../games/library'

/** Of every filter the chosen values; none: the filter does not count. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** As it is compared: small letters without accents, and no signs. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[[\]]/g, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** With its word in place of each sign, which is written in square brackets. */
export const spelled = (text: string, wordOf: (sign: string) => string | undefined): string =>
  text.replace(/\[([a-z]+)\]/g, (written, sign: string) => wordOf(sign) ?? written)

/** Whether all words of the query begin a word of the text. */
export function says(text: string, query: string): boolean {
  const wanted = plain(query).split(' ').filter(Boolean)
  const heard = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return wanted.every((word) => heard.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`))
}

export function toggled(chosen: Chosen, facet: string, value: string): Chosen {
  const before = chosen[facet] ?? []
  return { ...chosen, [facet]: before.includes(value) ? before.filter((each) => each !== value) : [...before, value] }
}

export const isChosen = (chosen: Chosen, facet: string, value: string) => chosen[facet]?.includes(value) ?? false

/** How many filters count. */
export const counting = (chosen: Chosen) => Object.values(chosen).filter(({ length }) => length > 0).length

export function meant(entry: Entry, chosen: Chosen): boolean {
  return Object.entries(chosen).every(
    ([name, wanted]) => wanted.length === 0 || (entry.facets[name]?.some((value) => wanted.includes(value)) ?? false),
  )
}

export type Group = { name: string; entries: readonly Entry[] }

/** The entries under their headings, in their order. */
export function grouped(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups].map(([name, members]) => ({ name, entries: members }))
}

export const entryNamed = (entries: readonly Entry[], name: string) =>
  entries.find((entry) => entry.name === name) ??
  entries.find((entry) => plain(entry.name) === plain(name)) ??
  entries.find((entry) => entry.anchor === name)

/** The values of a filter that entries of the page have. */
export function valuesOn(facet: Facet, entries: readonly Entry[]): string[] {
  const there = new Set(entries.flatMap((entry) => entry.facets[facet.name] ?? []))
  return facet.values.filter((value) => there.has(value))
}
