// Setting up positions of Inventions: where its lines lie on the board, and what their words are called.

import type { Phrase } from '../../../protocol'
import { seatLetter } from '../../../text/speaker'
import type { LineAt, StudyParts } from '../../study'
import { REGIONS } from '../types'

const START = `seats: 2
era: 2
display: coins, writing, glass
stack: steel, lighthouse, musical-notation
africa card: wheel idea
africa presenter: A 1
asia card: silk invention
asia presenter: B 1
asia inventor: B
europe citizens: A 1, B 1
A hand: fermentation
B hand: seawall
`

const KINDS: Readonly<Record<string, string>> = {
  ideas: 'card',
  cards: 'card',
  milestones: 'milestone',
  'later-milestones': 'milestone',
  regions: 'region',
  'specialist-tiles': 'specialist-tile',
  'knowledge-tiles': 'knowledge-tile',
  tokens: 'token',
  actions: 'action',
  specialists: 'specialist',
  aspirations: 'aspiration',
}
const TILES = ['tiles', 'progress-tiles']
const DRAWN = ['card', 'milestone', 'token', 'action']

/** `economy 3` is the tile of that type and number. */
function tilePhrase(word: string): Phrase {
  const [type = '', number = ''] = word.split(' ')
  return type === 'wealth'
    ? { id: 'tile-wealth', args: { letter: number } }
    : { id: `tile-${type}`, args: { number: Number(number) } }
}

/** What a player has, by the names of places that end with the seat. */
const OF_SEAT: Readonly<Record<string, readonly string[]>> = {
  seat: ['ip', 'influence', 'milestone', 'space', 'goals', 'sages'],
  hand: ['hand'],
  inventions: ['inventions'],
  tiles: ['display', 'aspirations'],
  specialists: ['home', 'exhausted', 'scholars'],
  academy: ['scholars', 'sages', 'home', 'exhausted'],
  pillars: ['epoch', 'seasons'],
  marker: ['space', 'milestone'],
  ip: ['ip'],
  influence: ['influence'],
  goals: ['goals'],
}
const SEATS = ['A', 'B', 'C', 'D']
const ofAll = (names: readonly string[], only?: string): LineAt[] =>
  SEATS.flatMap((seat) => names.map((name) => ({ key: `${seat} ${name}`, ...(only !== undefined && { only }) })))
const isRegion = (name: string) => (REGIONS as readonly string[]).includes(name)
const region = (name: string, ...lines: string[]): LineAt[] => lines.map((line) => ({ key: `${name} ${line}` }))

function linesAt(place: string): LineAt[] {
  const [kind = '', first = '', second = ''] = place.split(':')
  switch (kind) {
    case 'region':
    case 'people':
      return region(first, 'citizens', 'sage', 'specialist', 'knowledge', 'wealth', 'tokens')
    case 'display':
      return region(first, 'card', 'presenter', 'inventor', 'innovator')
    case 'chronos':
      return [{ key: 'chronos region' }, { key: 'chronos tiles' }]
    case 'tokens':
      if (isRegion(first)) return region(first, 'tokens')
      return REGIONS.flatMap((name) => region(name, 'tokens'))
    case 'knowledge':
      return region(first, 'knowledge')
    case 'ideas':
      return [{ key: 'display' }, { key: 'stack' }]
    case 'stock':
      return [{ key: 'stock', only: `${first} ${second}` }]
    case 'common':
      return [{ key: 'common' }]
    case 'eureka':
      return [{ key: 'eureka' }, { key: 'discard' }]
    case 'milestone':
      return [{ key: `${first} diplomats` }]
    case 'era':
      return [{ key: 'era' }, { key: 'round' }, { key: 'phase' }, ...ofAll(['space'])]
    case 'space':
      return ofAll(['space'])
    case 'order':
      return [{ key: 'order' }, { key: 'turn' }]
    case 'action':
      return ofAll(['epoch', 'seasons'])
    case 'hex':
      return [
        { key: `${seatLetter(Number(first))} map`, only: second },
        { key: `${seatLetter(Number(first))} flipped` },
        { key: `${seatLetter(Number(first))} used` },
      ]
  }
  if (!/^\d+$/.test(first)) return []
  return (OF_SEAT[kind] ?? []).map((name) => ({ key: `${seatLetter(Number(first))} ${name}` }))
}

export const study: StudyParts = {
  start: START,
  whose: ['players'],
  message(list, word) {
    if (TILES.includes(list)) return tilePhrase(word)
    if (list === 'goals') return { id: 'goal-name', args: { goal: word } }
    const kind = KINDS[list]
    return { id: kind === undefined ? `setup-${list}-${word}` : `${kind}-${word}` }
  },
  about: (word) => ({ id: isRegion(word) ? `region-${word}` : `milestone-${word}` }),
  anchor(list, word) {
    if (TILES.includes(list)) return `tile:${word.replace(' ', ':')}`
    const kind = KINDS[list]
    return kind !== undefined && DRAWN.includes(kind) ? `${kind}:${word}` : null
  },
  linesAt,
}
