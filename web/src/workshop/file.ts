// A component file as a whole: its values by name, and what becomes of it when people have answered.

import type { Json, SectionLayout, SetEntry, SetFile, Workshop } from '../games/workshop'

/** What somebody looked at. `later`: asked, and put off. */
export const SOURCES = ['box', 'pdf', 'guess'] as const
export type Source = (typeof SOURCES)[number]
export type Answer = { readonly value: Json; readonly said: Source | 'later' }
export type Answers = Readonly<Record<string, Answer>>

export type Layout = Workshop['layout']
/** A value with how sure it is. */
export type Told = { value: Json; confidence: string }

const KNOWN = ['rulebook', 'public', 'box']
/** Whether somebody has seen it in print. */
export const isKnown = (confidence: string | undefined): boolean => KNOWN.includes(confidence ?? '')

/** From printed in the rulebook down to a placeholder. */
const GRADES = ['low', 'medium', 'high', 'public', 'box', 'rulebook']
export const gradeOf = (confidence: string | undefined): number => GRADES.indexOf(confidence ?? '')

export const idOf = (section: string, key: string, field: string) => `${section}/${key}/${field}`

export function entriesOf(file: SetFile, section: string): readonly SetEntry[] {
  const entries = file[section]
  return Array.isArray(entries) ? (entries as SetEntry[]) : []
}

export function entryOf(file: SetFile, layout: Layout, section: string, key: string): SetEntry | undefined {
  const sort = layout[section]
  return sort && entriesOf(file, section).find((entry) => sort.key(entry) === key)
}

/** Every value of a file by its id; of what can be there or not, whether it is. */
export function valuesOf(file: SetFile, layout: Layout): Map<string, Told> {
  const found = new Map<string, Told>()
  for (const [section, sort] of Object.entries(layout))
    for (const entry of entriesOf(file, section))
      for (const [field, confidence] of Object.entries(entry.confidence)) {
        const value = field === sort.placed ? true : (entry[field] ?? null)
        found.set(idOf(section, sort.key(entry), field), { value, confidence })
      }
  return found
}

export function sameValue(one: Json | undefined, other: Json | undefined): boolean {
  return canonical(one ?? null) === canonical(other ?? null)
}

/** Fields that say no are as good as left out, as `itself: false` of a formula: files are written either way. */
export function canonical(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  return `{${Object.entries(value)
    .filter(([, each]) => each !== false && each !== 0 && each !== null)
    .map(([key, each]) => `${key}:${canonical(each)}`)
    .sort()
    .join()}}`
}

/** How sure an answer makes a value. Who only guesses the same makes it no less sure. */
function sureness(answer: Answer, before: Told | undefined): string {
  if (answer.said === 'box') return 'box'
  if (answer.said === 'pdf') return 'public'
  return before && sameValue(before.value, answer.value) ? before.confidence : 'low'
}

const isThere = (answer: Answer | undefined, otherwise: boolean) =>
  answer === undefined || answer.said === 'later' ? otherwise : answer.value === true

/** The file with everything that was answered. */
export function applied(base: SetFile, answers: Answers, layout: Layout): SetFile {
  const file: Record<string, unknown> = { ...base }
  for (const [section, sort] of Object.entries(layout)) {
    const there = entriesOf(base, section)
    const known = new Set(there.map(sort.key))
    const added = addedTo(section, sort, answers).filter((entry) => !known.has(sort.key(entry)))
    file[section] = [...there, ...added]
      .filter((entry) => !sort.placed || isThere(answers[idOf(section, sort.key(entry), sort.placed)], true))
      .map((entry) => answered(section, sort, entry, answers))
  }
  return file
}

function addedTo(section: string, { placed, made }: SectionLayout, answers: Answers): SetEntry[] {
  if (!placed || !made) return []
  return Object.entries(answers).flatMap(([id, answer]) => {
    const [of, key = '', field] = id.split('/')
    if (of !== section || field !== placed || !isThere(answer, false)) return []
    const values = made(key)
    const confidence = Object.fromEntries(Object.keys(values).map((each) => [each, 'low']))
    return [{ ...values, confidence: { ...confidence, [placed]: 'low' } } as SetEntry]
  })
}

function answered(section: string, sort: SectionLayout, entry: SetEntry, answers: Answers): SetEntry {
  const key = sort.key(entry)
  const next: Record<string, Json> = { ...entry }
  const confidence: Record<string, string> = { ...entry.confidence }
  for (const [field, before] of Object.entries(entry.confidence)) {
    const answer = answers[idOf(section, key, field)]
    if (!answer || answer.said === 'later') continue
    const placed = field === sort.placed
    confidence[field] = sureness(answer, { value: placed ? true : (entry[field] ?? null), confidence: before })
    if (!placed) next[field] = answer.value
  }
  return { ...next, confidence } as SetEntry
}

/** The answers that make one file of the other: what differs, and what somebody has seen in print since. */
export function answersFor(base: SetFile, file: SetFile, layout: Layout): Answers {
  const before = valuesOf(base, layout)
  const after = valuesOf(file, layout)
  const answers: Record<string, Answer> = {}
  for (const [id, { value, confidence }] of after) {
    const old = before.get(id)
    const seen = isKnown(confidence) && !isKnown(old?.confidence)
    if (old && sameValue(old.value, value) && !seen) continue
    answers[id] = { value, said: saidOf(confidence) }
  }
  for (const id of before.keys()) {
    const [section = '', , field] = id.split('/')
    // What is not there any more was taken away by somebody who knew.
    if (!after.has(id) && layout[section]?.placed === field) answers[id] = { value: false, said: 'box' }
  }
  return answers
}

export function saidOf(confidence: string): Source {
  if (confidence === 'box') return 'box'
  return isKnown(confidence) ? 'pdf' : 'guess'
}
