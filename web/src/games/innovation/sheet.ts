// Where every achievement came from, or every point where points decided.

import type { Phrase, News } from '../../protocol'
import type { BoardProps, ScoreSheet } from '../board'
import type { PlayerView, View } from './types'

type Row = { label: Phrase; points: readonly number[] }

export function sheet(_: readonly News[], props: BoardProps): ScoreSheet | null {
  const { players, how } = props.view as View
  const row = (id: string, of: (player: PlayerView) => number): Row => ({ label: { id }, points: players.map(of) })
  const filled = (rows: readonly Row[]) => rows.filter(({ points }) => points.some((count) => count !== 0))
  if (how === 'score') {
    const extra = (player: PlayerView) => (player.points_of_bonuses ?? 0) + (player.points_of_karmas ?? 0)
    const rows = [
      row('sheet-score-pile', (player) => player.points - extra(player)),
      row('sheet-bonuses', (player) => player.points_of_bonuses ?? 0),
      row('sheet-karmas', (player) => player.points_of_karmas ?? 0),
    ]
    return { rows: filled(rows), total: players.map(({ points }) => points) }
  }
  const parts = (player: PlayerView) => ({
    ages: player.achieved.length,
    specials: player.achieved_specials.length,
    decrees: player.decrees?.length ?? 0,
    relics: player.relics?.length ?? 0,
    signs: (player.flags ?? 0) + (player.fountains ?? 0),
  })
  const listed = (player: PlayerView) => Object.values(parts(player)).reduce((sum, count) => sum + count, 0)
  const rows = [
    ...(['ages', 'specials', 'decrees', 'relics', 'signs'] as const).map((kind) =>
      row(`sheet-${kind}`, (player) => parts(player)[kind]),
    ),
    row('sheet-others', (player) => player.achieved_count - listed(player)),
  ]
  return { rows: filled(rows), total: players.map(({ achieved_count: count }) => count), noPoints: true }
}
