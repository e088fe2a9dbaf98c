// What a benefit is, as the component file writes it, in signs: `3 ip`, `1 trader or 1 artisan`, `1 influence + 2 ip`,
// `build for 2`, `text: what no other word can say`.

import { ACTIONS, type Action, type Aspiration, SPECIALIST, TYPES, type Type } from './types'

export type Benefit =
  | { kind: 'nothing' | 'economy-token' | 'recall' | 'turn-order' }
  | { kind: 'ip' | 'influence' | 'scholar' | 'citizen' | 'specialist' | 'idea' | 'ready' | 'discount'; n: number }
  | { kind: 'aspiration'; of: Aspiration; n: number }
  | { kind: 'text'; text: string }
  | { kind: 'trained'; type: Type; n: number }
  | { kind: 'action'; action: Action }
  | { kind: 'build'; influence: number | null }

export const typeOfSpecialist = (word: string) => TYPES.find((type) => SPECIALIST[type] === word)
const isAction = (word: string): word is Action => (ACTIONS as readonly string[]).includes(word)

const TEXT = 'text:'
/** What stands in free words. */
export const textIn = (part: string): string | null => (part.startsWith(TEXT) ? part.slice(TEXT.length).trim() : null)

/** The ways one may choose, each with what comes together, as they are written. Text stands last and says anything. */
export function writtenWays(written: string): string[][] {
  const at = written.startsWith(TEXT) ? 0 : written.indexOf(` ${TEXT}`) + 1
  const hasText = at > 0 || written.startsWith(TEXT)
  const words = hasText ? written.slice(0, at) + TEXT : written
  const one = (part: string) => (hasText && part === TEXT ? written.slice(at) : part)
  return words.split(' or ').map((way) => way.split(' + ').map(one))
}

/** One benefit, or of several the ways one may choose, each with what comes together. */
export const waysOf = (written: string): Benefit[][] =>
  writtenWays(written).map((way) =>
    way.map((part) => {
      const text = textIn(part)
      return text === null ? benefitOf(part) : { kind: 'text', text }
    }),
  )

/** One benefit that is not joined with others. */
export function benefitOf(text: string): Benefit {
  const [first = '', second = '', third] = text.split(' ')
  if (isAction(text)) return { kind: 'action', action: text }
  switch (first) {
    case 'build':
      return { kind: 'build', influence: third === undefined ? null : Number(third) }
    case 'discount':
    case 'ready':
      return { kind: first, n: Number(second) }
    case 'economy':
      return { kind: 'economy-token' }
    case 'turn':
      return { kind: 'turn-order' }
    case 'recall':
    case 'nothing':
      return { kind: first }
  }
  const n = Number(first)
  if (third === 'aspiration') return { kind: 'aspiration', of: second as Aspiration, n }
  const type = typeOfSpecialist(second)
  if (type) return { kind: 'trained', type, n }
  if (
    second === 'ip' ||
    second === 'influence' ||
    second === 'scholar' ||
    second === 'citizen' ||
    second === 'specialist' ||
    second === 'idea'
  )
    return { kind: second, n }
  return { kind: 'nothing' }
}

/** The actions among all that is written. */
export const actionsIn = (written: string): Action[] =>
  waysOf(written)
    .flat()
    .flatMap((benefit) => (benefit.kind === 'action' ? [benefit.action] : []))

/** Icons with how many of each; `sign` stands before the number. An aspiration has a frame around its type. */
export type Part = { icon: string; n?: number; sign?: string; frame?: boolean }

/** The signs of all that is written, and what joins them. */
export function signsOf(written: string): (Part | '+' | '/')[] {
  const joined = <T, J>(parts: readonly T[], by: J) => parts.flatMap((part, i) => (i > 0 ? [by, part] : [part]))
  const ways = waysOf(written).map((parts) => joined(parts.map(partsOf), '+' as const).flat())
  return joined(ways, '/' as const).flat()
}

export function partsOf(benefit: Benefit): Part[] {
  switch (benefit.kind) {
    case 'nothing':
      return []
    case 'action':
      return [{ icon: benefit.action }]
    case 'trained':
      return [{ icon: benefit.type, n: benefit.n, sign: '+' }]
    case 'build':
      return benefit.influence === null
        ? [{ icon: 'build' }]
        : [{ icon: 'build' }, { icon: 'influence', n: benefit.influence, sign: '−' }]
    case 'discount':
      return [{ icon: 'build' }, { icon: 'citizen', n: benefit.n, sign: '−' }]
    case 'ready':
      return [{ icon: 'ready', n: benefit.n }]
    case 'aspiration':
      return [{ icon: benefit.of, frame: true, ...(benefit.n > 1 ? { n: benefit.n } : {}) }]
    case 'idea':
      return [{ icon: 'idea-card', n: benefit.n, sign: '+' }]
    case 'economy-token':
    case 'recall':
    case 'turn-order':
    case 'text':
      return [{ icon: benefit.kind }]
    case 'ip':
      return [{ icon: 'ip', n: benefit.n }]
    // A citizen looks the same; of a specialist one chooses the type.
    case 'specialist':
      return [{ icon: 'specialist', n: benefit.n, sign: '+' }, { icon: 'wild' }]
    default:
      return [{ icon: benefit.kind, n: benefit.n, sign: '+' }]
  }
}
