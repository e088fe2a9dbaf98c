// Where every point came from, by era and source, told by the events.

import type { News } from '../../protocol'
import type { BoardProps, ScoreSheet } from '../board'
import type { Cause, Event } from '../../generated/inventions'
import { phrase } from './phrases'
import type { View } from './types'

const IN_GAME = ['share', 'tokens', 'tiles'] as const
const AT_THE_END = ['influence', 'wealth', 'goals'] as const
const SIGNS = { influence: 'influence', wealth: 'wealth', goals: 'ip' }
type Source = (typeof IN_GAME)[number] | (typeof AT_THE_END)[number]

function sourceOf(cause: Cause): Source {
  if (cause === 'influence') return 'influence'
  if (typeof cause === 'string') return 'tiles'
  if ('wealth' in cause) return 'wealth'
  if ('goal' in cause) return 'goals'
  if ('action' in cause) return cause.action === 'gain-influence' ? 'tokens' : 'share'
  return 'token' in cause ? 'tokens' : 'tiles'
}

const isFinal = (source: Source) => (AT_THE_END as readonly string[]).includes(source)

export function sheet(news: readonly News[], props: BoardProps): ScoreSheet | null {
  const { players, phase } = props.view as View
  if (phase !== 'over') return null
  const rows = new Map<string, number[]>()
  let era = 1
  for (const { event } of news) {
    const told = event as Event
    if (told.event === 'round') era = told.era
    if (told.event !== 'ip') continue
    const source = sourceOf(told.cause)
    const key = isFinal(source) ? source : `${era} ${source}`
    const row = rows.get(key) ?? players.map(() => 0)
    row[told.seat] = (row[told.seat] ?? 0) + told.ip
    rows.set(key, row)
  }
  const eras = [1, 2, 3, 4, 5, 6].flatMap((each) => IN_GAME.map((source) => ({ era: each, source })))
  const played = eras.flatMap(({ era: each, source }) => {
    const points = rows.get(`${each} ${source}`)
    return points
      ? [
          {
            label: phrase('board-sheet-row', { era: each, source: phrase(`board-source-${source}`) }),
            short: phrase(`board-source-${source}`),
            anchor: `era:${each}`,
            points,
          },
        ]
      : []
  })
  const final = AT_THE_END.map((source) => ({
    label: phrase(`board-source-${source}`),
    anchor: `sheet:${SIGNS[source]}`,
    points: rows.get(source) ?? players.map(() => 0),
  }))
  return { rows: [...played, ...final], total: players.map(({ ip }) => ip) }
}
