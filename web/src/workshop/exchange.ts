// A set as a file, and as words for people who collect sets.

import type { SetFile } from '../games/workshop'
import { entriesOf, type Layout } from './file'
import type { Workbench } from './workbench.svelte'

/** What a file is called that is saved: letters and digits of its name. */
export function fileName(game: string, name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${game}-${plain || 'set'}.json`
}

/** As the program writes it: every section, an entry a line. */
export function written(file: SetFile, name: string): string {
  const lines = Object.entries(file)
    .filter(([section, entries]) => Array.isArray(entries) && section !== 'about')
    .map(([section, entries]) => {
      const list = (entries as unknown[]).map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')
      return ` ${JSON.stringify(section)}: [\n${list}\n ]`
    })
  const head = [
    ...(name ? [` "name": ${JSON.stringify(name)}`] : []),
    ...(file['about'] === undefined ? [] : [` "about": ${JSON.stringify(file['about'])}`]),
  ]
  return `{\n${[...head, ...lines].join(',\n')}\n}\n`
}

/** A component file of this game, or null. What its values mean is for the server to say. */
export function readFile(text: string, layout: Layout): SetFile | null {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof found !== 'object' || found === null) return null
  const file = found as SetFile
  const isEntry = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'confidence' in entry && typeof entry.confidence === 'object'
  const isWhole = Object.keys(layout).every(
    (section) => Array.isArray(file[section]) && entriesOf(file, section).every(isEntry),
  )
  return isWhole ? file : null
}

export const nameOf = (file: SetFile): string => (typeof file['name'] === 'string' ? file['name'] : '')

/** What to write into an issue: what was told, value by value, as a file writes it. */
export function report(bench: Workbench, hash: string): string {
  const { draft, base, count, file } = bench
  const told = Object.entries(draft.answers).filter(([, { said }]) => said !== 'later')
  const lines = told.map(([id, { value, said }]) => {
    const before = bench.valueBefore(id)
    const now = JSON.stringify(value)
    const was = before === undefined ? 'new' : JSON.stringify(before)
    return was === now ? `- ${id}: ${now}, as guessed (${said})` : `- ${id}: ${was} -> ${now} (${said})`
  })
  return [
    `Component set for ${bench.game}: ${draft.name || nameOf(file) || 'without a name'}`,
    `Begun from ${base.hash}${hash ? `, now ${hash}` : ''}; ${count.known} of ${count.all} values seen in print.`,
    '',
    ...lines,
    '',
  ].join('\n')
}
