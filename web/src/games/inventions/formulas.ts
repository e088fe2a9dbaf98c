// What goals and Wealth tiles count, as the component file writes it: so many IP for each thing, set or pair, by
// thresholds, up to a limit.

import type { Phrase } from '../../protocol'
import { REGIONS, SPECIALIST, TYPES } from './types'

export type Per = { count: readonly string[]; each?: number; beyond?: number; ip: number; max?: number }
export type Steps = { count: readonly string[]; steps: readonly { from: number; ip: number }[] }
export type Term = ({ kind: 'per' } & Per) | ({ kind: 'steps' } & Steps)
/** The kinds of formula that goals and Wealth tiles have in common. */
export type Formula = Term | { kind: 'sum'; terms: readonly Term[]; max?: number } | { kind: 'text'; text: string }

const GENERAL = ['per', 'steps', 'sum', 'text']
export const isFormula = (scoring: { readonly kind: string }): scoring is Formula => GENERAL.includes(scoring.kind)

const phrase = (id: string, args?: Phrase['args']): Phrase => (args ? { id, args } : { id })
const joined = (id: string, parts: readonly Phrase[]): Phrase =>
  parts.slice(1).reduce((first, next) => phrase(id, { first, next }), parts[0] ?? phrase('benefit-nothing'))
const together = (parts: readonly Phrase[]) => joined('benefit-and', parts)

/** Several ways to be one kind of thing: everywhere or in a region, of any or of one type. */
export type Family = {
  name: string
  /** A sign for it. */
  icon: string
  /** As the file writes them; the first is the usual one. */
  forms: readonly string[]
  /** Only a Wealth tile has something beside it. */
  ofHex?: boolean
}

const TILES = ['', 'progress', ...TYPES, 'wealth']
const tiles = (before: string, after: string) => TILES.map((of) => `${before}${of}${of && ' '}${after}`)
const PAIRS = [...TYPES, 'wealth'].flatMap((one, i, all) => all.slice(i).map((other) => `${one} and ${other}`))
const TOUCHING = TYPES.flatMap((one, i) => TYPES.slice(i + 1).map((other) => `${one} and ${other}`))
const ERAS = [1, 2, 3, 4, 5, 6]

const one = (name: string, icon: string, form = name.replaceAll('-', ' ')): Family => ({ name, icon, forms: [form] })

/** Everything that can be counted. */
export const FAMILIES: readonly Family[] = [
  { name: 'citizens', icon: 'citizen', forms: ['citizens', ...REGIONS.map((region) => `citizens in ${region}`)] },
  one('regions', 'travel', 'regions with citizens'),
  one('majorities', 'gain-influence'),
  { name: 'inventions', icon: 'invent', forms: ['inventions', ...TYPES.map((type) => `${type} inventions`)] },
  {
    name: 'inventions-of-era',
    icon: 'chronos',
    forms: [
      ...ERAS.map((era) => `inventions of era ${era}`),
      ...ERAS.slice(1).map((era) => `inventions from era ${era}`),
    ],
  },
  one('invention-eras', 'chronos'),
  one('invention-types', 'idea'),
  {
    name: 'tokens',
    icon: 'influence',
    forms: ['influence tokens', ...REGIONS.map((region) => `influence tokens in ${region}`)],
  },
  one('face-up-tokens', 'influence', 'face-up tokens'),
  one('face-down-tokens', 'influence', 'face-down tokens'),
  one('diplomats', 'send-diplomat'),
  one('scholars', 'scholar'),
  one('sages', 'sage'),
  { name: 'specialists', icon: 'specialist', forms: ['specialists', ...TYPES.map((type) => `${SPECIALIST[type]}s`)] },
  one('exhausted', 'ready', 'exhausted specialists'),
  one('supply', 'citizen', 'citizens in supply'),
  { name: 'tiles', icon: 'build', forms: tiles('', 'tiles') },
  { name: 'tiles-beside', icon: 'build', forms: tiles('', 'tiles beside'), ofHex: true },
  {
    name: 'neighbours',
    icon: 'chain',
    forms: ['neighbouring pairs', ...PAIRS.map((pair) => `neighbouring pairs of ${pair}`)],
  },
  { name: 'touching-pairs', icon: 'chain', forms: TOUCHING.map((pair) => `touching pairs of ${pair}`) },
  { name: 'largest-group', icon: 'wealth', forms: tiles('largest group of ', 'tiles') },
  one('tiles-in-display', 'build'),
  one('empty-hexes', 'build'),
  { ...one('empty-hexes-beside', 'build'), ofHex: true },
  one('ideas', 'idea-card'),
  one('influence', 'influence'),
  one('economy-tokens', 'economy-token'),
  one('era', 'milestone'),
]

export const familyOf = (form: string): Family | undefined => FAMILIES.find(({ forms }) => forms.includes(form))

const tile = (of: string) => phrase(`per-tile-${of || 'any'}`)

/** What stands behind "per". */
export function countedPhrase(form: string): Phrase {
  const family = familyOf(form)
  const [, where = ''] = / in ([a-z-]+)$/.exec(form) ?? []
  const [, era = ''] = / era (\d)$/.exec(form) ?? []
  const [, first = '', second = ''] = /pairs of ([a-z]+) and ([a-z]+)$/.exec(form) ?? []
  const type = TYPES.find((each) => form.startsWith(`${each} `) || form === `${SPECIALIST[each]}s`)
  switch (family?.name) {
    case undefined:
      return phrase(form)
    case 'citizens':
    case 'tokens':
      return where
        ? phrase(`counted-${family.name}-in`, { where: phrase(`in-${where}`) })
        : phrase(`counted-${family.name}`)
    case 'inventions':
      return type
        ? phrase('counted-inventions-of-type', { kind: phrase(`type-${type}`) })
        : phrase('counted-inventions')
    case 'inventions-of-era':
      return phrase(`counted-inventions-${form.includes('from') ? 'from' : 'of'}-era`, { era: Number(era) })
    case 'specialists':
      return phrase(type ? `counted-specialists-${type}` : 'counted-specialists')
    case 'tiles':
    case 'tiles-beside':
      return phrase(`counted-${family.name}`, { tile: tile(form.replace(/ ?tiles( beside)?$/, '')) })
    case 'largest-group':
      return phrase('counted-largest-group', { tile: tile(form.replace(/^largest group of | ?tiles$/g, '')) })
    case 'neighbours':
      return first
        ? phrase('counted-neighbouring-pairs', { first: tile(first), second: tile(second) })
        : phrase('counted-neighbours')
    case 'touching-pairs':
      return phrase('counted-touching-pairs', { first: tile(first), second: tile(second) })
    default:
      return phrase(`counted-${family?.name ?? ''}`)
  }
}

const allCounted = (count: readonly string[]): Phrase =>
  count.length === 1
    ? countedPhrase(count[0] ?? '')
    : phrase('counted-set', { things: together(count.map(countedPhrase)) })

function termPhrase(term: Term): Phrase {
  const what = allCounted(term.count)
  if (term.kind === 'per') {
    const { ip, each = 1, beyond = 0, max = 0 } = term
    return phrase('formula-per', { ip, each, what, beyond, max })
  }
  const steps = joined(
    'list-more',
    term.steps.map(({ from, ip }) => phrase('formula-step', { from, ip })),
  )
  return phrase('formula-steps', { what, steps })
}

export function formulaPhrase(formula: Formula): Phrase {
  if (formula.kind === 'text') return phrase('benefit-text', { text: formula.text })
  if (formula.kind !== 'sum') return termPhrase(formula)
  return phrase('formula-sum', { terms: together(formula.terms.map(termPhrase)), max: formula.max ?? 0 })
}

type Old = { readonly kind: string } & Readonly<Record<string, unknown>>

/** The same in the words of the general kinds; what every kind means stands in the rules of the game. */
export function generalOf(scoring: Old): Formula {
  if (isFormula(scoring)) return scoring
  const { kind, ip: each, max: limit } = scoring
  const ip = each as number
  const cap = typeof limit === 'number' && limit > 0 ? { max: limit } : {}
  const per = (...count: string[]): Formula => ({ kind: 'per', count, ip, ...cap })
  const of = scoring['type'] as string
  const types = scoring['types'] as string[]
  const beyond = scoring['beyond'] ? { beyond: scoring['beyond'] as number } : {}
  switch (kind) {
    case 'adjacent': {
      const beside: Term = { kind: 'per', count: [`${of} tiles beside`], ip }
      // A tile that counts itself lies on the map, so there is at least one of them.
      const itself: Term = { kind: 'steps', count: ['wealth tiles'], steps: [{ from: 1, ip }] }
      return scoring['itself'] ? { kind: 'sum', terms: [beside, itself] } : beside
    }
    case 'count':
      // Its limit is one of tiles, not of IP.
      return { kind: 'per', count: [`${of} tiles`], ip, ...(cap.max ? { max: cap.max * ip } : {}) }
    case 'pairs':
      return per(...types.map((type) => `${type} tiles`))
    case 'touching-pairs':
      return per(`touching pairs of ${TYPES.filter((type) => types.includes(type)).join(' and ')}`)
    case 'region': {
      const region = scoring['region'] as string
      const terms: Term[] = [{ kind: 'per', count: [`citizens in ${region}`], ip }]
      const token = scoring['token_ip'] as number
      if (token > 0) terms.push({ kind: 'per', count: [`influence tokens in ${region}`], ip: token })
      return { kind: 'sum', terms, ...cap }
    }
    case 'inventions-of-type':
      return per(`${of} inventions`)
    case 'invention-sets':
      return per(...TYPES.map((type) => `${type} inventions`))
    case 'inventions-of-era':
      return per(`inventions from era ${String(scoring['era'])}`)
    case 'inventions':
    case 'influence-tokens':
      return { kind: 'per', count: [kind.replace('-', ' ')], ...beyond, ip, ...cap }
    case 'face-up-tokens':
      return per('face-up tokens')
    case 'society-era': {
      const steps = (scoring['ip'] as number[]).map((at, i) => ({ from: i + 2, ip: at }))
      return { kind: 'steps', count: ['era'], steps: steps.filter((step) => step.ip > 0) }
    }
    default:
      return per(kind.replaceAll('-', ' '))
  }
}

/** The sign for one thing that is counted: of tiles and inventions their type says most. */
export function countedSign(form: string): string {
  const type = [...TYPES, 'wealth'].find((each) => form.startsWith(`${each} `))
  return type ?? familyOf(form)?.icon ?? 'wild'
}

type SignOrText = { icon?: string; text?: string }

/** A formula in signs: `3 IP / tile`. Thresholds are shown by the most that they bring. */
export function scoringSigns(scoring: { readonly kind: string }): SignOrText[] {
  const formula = generalOf(scoring as Old)
  if (formula.kind === 'text') return [{ icon: 'text' }]
  const terms = formula.kind === 'sum' ? formula.terms : [formula]
  return terms.flatMap((term, i): SignOrText[] => {
    const ip = term.kind === 'per' ? String(term.ip) : `≤${term.steps.at(-1)?.ip ?? 0}`
    return [
      ...(i > 0 ? [{ text: '+' }] : []),
      { text: ip },
      { icon: 'ip' },
      { text: '/' },
      ...term.count.map((form) => ({ icon: countedSign(form) })),
    ]
  })
}
