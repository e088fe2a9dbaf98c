// Where every achievement came from, or every point where points decided.

import type { Phrase, News } from '../../protocol'
import type { BoardProps, ScoreSheet } from '../board'
import { times } from './lookup'
import type { PlayerView, View } from './types'

/** Cards may be worth more than their age, by a karma. */
const VALUES = Array.from({ length: 11 }, (_, i) => i + 1)

const MANY = 4

const count = <T>(things: readonly T[], is: (thing: T) => boolean) => things.filter(is).length

type Row = ScoreSheet['rows'][number]

export function sheet(_: readonly News[], props: BoardProps): ScoreSheet | null {
  const { players, how } = props.view as View
  // Beside the columns of many there is no room for more than what the picture does not say.
  const crowded = players.length > MANY
  const row = (id: string, anchor: string, of: (player: PlayerView) => number, args?: Phrase['args']): Row => ({
    label: { id, ...(args && { args }) },
    ...(crowded && args && { short: { id: `${id}-short`, args } }),
    points: players.map(of),
    anchor,
  })
  const filled = (rows: readonly Row[]) => rows.filter(({ points }) => points.some((count) => count !== 0))
  if (how === 'score') {
    const extra = (player: PlayerView) => (player.points_of_bonuses ?? 0) + (player.points_of_karmas ?? 0)
    const scored = (player: PlayerView, value: number) => value * count(player.score, (card) => card.value === value)
    const all = (player: PlayerView) => player.score.reduce((sum, { value }) => sum + value, 0)
    const rows = [
      ...VALUES.map((value) => row('sheet-value', `value:${value}`, (player) => scored(player, value), { value })),
      row('sheet-score-pile', 'sheet:others', (player) => player.points - extra(player) - all(player)),
      row('sheet-bonuses', 'sheet:bonuses', (player) => player.points_of_bonuses ?? 0),
      row('sheet-karmas', 'sheet:karmas', (player) => player.points_of_karmas ?? 0),
    ]
    // Of equal points the achievements decide.
    return {
      rows: filled(rows),
      total: players.map(({ points }) => points),
      ties: players.map((player) => player.achieved_count),
    }
  }
  const parts = (player: PlayerView) => ({
    decrees: player.decrees?.length ?? 0,
    relics: player.relics?.length ?? 0,
    signs: (player.flags ?? 0) + (player.fountains ?? 0),
  })
  const listed = (player: PlayerView) =>
    player.achieved.length +
    player.achieved_specials.length +
    Object.values(parts(player)).reduce((sum, number) => sum + number, 0)
  const specials = [...new Set(players.flatMap(({ achieved_specials: own }) => own))]
  const rows = [
    ...VALUES.map((age) => row('sheet-age', `achieve:${age}`, (player) => times(player.achieved, age), { age })),
    ...specials.map((name) =>
      row(`special-${name}`, `special:${name}`, (player) => (player.achieved_specials.includes(name) ? 1 : 0)),
    ),
    ...(['decrees', 'relics', 'signs'] as const).map((kind) =>
      row(`sheet-${kind}`, `sheet:${kind}`, (player) => parts(player)[kind]),
    ),
    row('sheet-others', 'sheet:others', (player) => player.achieved_count - listed(player)),
  ]
  return { rows: filled(rows), total: players.map((player) => player.achieved_count), noPoints: true }
}
