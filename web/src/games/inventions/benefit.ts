// What a benefit is, as the component file writes it, in pictures: `3 ip`, `1 trader or 1 artisan`, `build for 2`.

import { ACTIONS, type Action, SPECIALIST, TYPES, type Type } from './types'

export type Benefit =
  | { kind: 'nothing' | 'economy-token' | 'recall' | 'turn-order' }
  | { kind: 'ip' | 'influence' | 'scholar' | 'citizen' | 'specialist' | 'ready' | 'discount' | 'idea'; n: number }
  | { kind: 'aspiration'; of: string; n: number }
  | { kind: 'text'; text: string }
  | { kind: 'trained'; type: Type; n: number }
  | { kind: 'action'; action: Action }
  | { kind: 'build'; influence: number | null }

export const typeOfSpecialist = (word: string) => TYPES.find((type) => SPECIALIST[type] === word)
const isAction = (word: string): word is Action => (ACTIONS as readonly string[]).includes(word)

/** Alternatives, each what comes together; free words come last. */
export function waysOf(written: string): Benefit[][] {
  const at = ` ${written}`.indexOf(' text: ')
  const words = at < 0 ? written : `${written.slice(0, at)}text`
  const one = (part: string): Benefit =>
    part === 'text' ? { kind: 'text', text: written.slice(at + 'text: '.length) } : benefitOf(part)
  return words.split(' or ').map((way) => way.split(' + ').map(one))
}

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
  if (third === 'aspiration') return { kind: 'aspiration', of: second, n }
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

/** Icons with how many of each; `sign` stands before the number. */
export type Part = { icon: string; n?: number; sign?: string }

export function partsOf(benefit: Benefit): Part[] {
  switch (benefit.kind) {
    case 'nothing':
      return []
    case 'text':
      return [{ icon: 'wild' }]
    case 'aspiration':
      return [{ icon: benefit.of, n: benefit.n, sign: '+' }]
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
    case 'economy-token':
    case 'recall':
    case 'turn-order':
      return [{ icon: benefit.kind }]
    case 'ip':
      return [{ icon: 'ip', n: benefit.n }]
    default:
      return [{ icon: benefit.kind, n: benefit.n, sign: '+' }]
  }
}
