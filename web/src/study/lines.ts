// Set-up lines as text, and their values as items: what an editor changes. Which lines there are the server says, and
// whether a position can be; here is only how they are written (docs/notation.md).

import type { SetupLine, SetupLines } from '../protocol'

/** An item by its parts; one that was left out is empty. */
export type Item = readonly string[]

/** What a line says: its key may end with a word of its own. */
export type Value = { ending: string; items: readonly Item[] }

export const NOTHING: Value = { ending: '', items: [] }

type Read = { index: number; key: string; value: string; comment: string }

function linesOf(text: string): Read[] {
  return text.split('\n').flatMap((raw, index) => {
    const [line = '', ...comment] = raw.split('#')
    const colon = line.indexOf(':')
    if (colon < 0) return []
    return {
      index,
      key: line.slice(0, colon).trim(),
      value: line.slice(colon + 1).trim(),
      comment: comment.length > 0 ? ` #${comment.join('#')}` : '',
    }
  })
}

function isOf(key: string, line: SetupLine): boolean {
  return key === line.key || line.endings.some((ending) => key === `${line.key} ${ending}`)
}

/** What stands at a plain key, such as `seats`. */
export function plainValue(text: string, key: string): string | null {
  return linesOf(text).find((line) => line.key === key)?.value ?? null
}

/** Where in the text the line stands; null if it is not there. */
export function rowOf(text: string, line: SetupLine): number | null {
  return linesOf(text).find(({ key }) => isOf(key, line))?.index ?? null
}

/** What the text says there; null if the line is not there. */
export function read(text: string, line: SetupLine, words: SetupLines['words']): Value | null {
  const found = linesOf(text).find(({ key }) => isOf(key, line))
  if (!found) return null
  return { ending: found.key.slice(line.key.length).trim(), items: itemsOf(found.value, line, words) }
}

/** The text with another line at a key; an empty value takes the line away. New lines stand at the end. */
export function withPlain(text: string, key: string, value: string | null): string {
  return replaced(text, (each) => each === key, value === null ? null : `${key}: ${value}`)
}

export function withValue(text: string, line: SetupLine, value: Value | null): string {
  return replaced(text, (key) => isOf(key, line), value && written(line, value))
}

function replaced(text: string, isMeant: (key: string) => boolean, line: string | null): string {
  const rows = text.split('\n')
  const found = linesOf(text).find(({ key }) => isMeant(key))
  if (found && line !== null) rows[found.index] = line + found.comment
  else if (found) rows.splice(found.index, 1)
  else if (line !== null) {
    while (rows.at(-1)?.trim() === '') rows.pop()
    rows.push(line, '')
  }
  return rows.join('\n')
}

/** `A red left: Gunpowder, Archery` */
export function written(line: SetupLine, { ending, items }: Value): string {
  return `${line.key}${ending && ` ${ending}`}: ${items.map((item) => writtenItem(line, item)).join(', ')}`.trimEnd()
}

export function writtenItem(line: SetupLine, item: Item): string {
  return item.reduce((text, part, index) => {
    if (part === '') return text
    return text === '' ? part : `${text}${line.parts[index]?.before ?? ' '}${part}`
  }, '')
}

/** What is not made of the line's parts stands as one part. */
export function itemsOf(value: string, line: SetupLine, words: SetupLines['words']): Item[] {
  const items: Item[] = []
  let begun = ''
  for (const piece of value.split(',').map((each) => each.trim())) {
    if (piece === '' || (piece === 'none' && value === 'none')) continue
    // A name may have a comma in it.
    const whole = begun === '' ? piece : `${begun}, ${piece}`
    const item = itemOf(whole, line, words)
    if (item) items.push(item)
    begun = item ? '' : whole
  }
  return begun === '' ? items : [...items, [begun]]
}

function itemOf(text: string, line: SetupLine, words: SetupLines['words']): Item | null {
  const part = (index: number, rest: string): string[] | null => {
    const spec = line.parts[index]
    if (!spec) return rest === '' ? [] : null
    if (rest === '') return line.parts.slice(index).every(({ optional }) => optional) ? blank(index) : null
    const begun = index === 0 ? rest : rest.startsWith(spec.before) ? rest.slice(spec.before.length) : null
    if (begun !== null) {
      const starts =
        spec.kind === 'number' ? [/^\d+/.exec(begun)?.[0] ?? ''] : (words[spec.list] ?? []).toSorted(longestFirst)
      for (const start of starts) {
        if (start === '' || begun.slice(0, start.length).toLowerCase() !== start.toLowerCase()) continue
        const others = part(index + 1, begun.slice(start.length))
        if (others) return [start, ...others]
      }
    }
    const skipped = spec.optional && index > 0 ? part(index + 1, rest) : null
    return skipped && ['', ...skipped]
  }
  const blank = (from: number) => line.parts.slice(from).map(() => '')
  return part(0, text)
}

const longestFirst = (a: string, b: string) => b.length - a.length

/**
 * The text with this value at the line. Of what there is only one of, it is taken from wherever else it lies; a line
 * that is empty then goes, and its default holds again.
 */
export function put(text: string, all: SetupLines, line: SetupLine, value: Value): string {
  const own = new Set(value.items.map(([first]) => first))
  let next = text
  for (const other of all.lines) {
    if (line.once === null || other.once !== line.once || other.key === line.key) continue
    const lies = read(next, other, all.words)
    const left = lies?.items.filter(([first]) => !own.has(first))
    if (!lies || !left || left.length === lies.items.length) continue
    // What is left alone lies like any single thing; but what says that it is all may be empty.
    const ending = left.length < 2 && lies.ending !== 'exactly' ? '' : lies.ending
    next = withValue(next, other, left.length > 0 || ending ? { ending, items: left } : null)
  }
  return withValue(next, line, value)
}

/** The words that may stand in a part of a line. */
export function wordsOf(line: SetupLine, index: number, words: SetupLines['words']): readonly string[] {
  const part = line.parts[index]
  return part?.kind === 'word' ? (words[part.list] ?? []) : []
}
