// What bots won with: measured in the lab, kept with the game, fetched when somebody reads about a card or tile.

import { api } from '../api'
import type { Winnings, Won } from '../protocol'

const fetched = new Map<string, Promise<readonly Winnings[]>>()

/** The series of games that the server has of a game, fetched once. */
export function loadWinnings(game: string): Promise<readonly Winnings[]> {
  const known = fetched.get(game)
  if (known) return known
  const series = api.winnings(game).then((answer) => answer.series)
  fetched.set(game, series)
  // Whoever asks again may have more luck.
  series.catch(() => fetched.delete(game))
  return series
}

export type Measured = { series: Winnings; ways: readonly { name: string; won: Won }[] }

/** What was measured of a card or tile: of several series the first that has it counts. */
export function measuredOf(all: readonly Winnings[], anchor: string): Measured | null {
  for (const series of all) {
    const ways = series.ways.flatMap(({ name, won }) => {
      const found = won[anchor]
      return found && found.games >= series.least ? [{ name, won: found }] : []
    })
    if (ways.length > 0) return { series, ways }
  }
  return null
}

/** Of a hundred. */
export const percent = (perMille: number): number => Math.round(perMille / 10)

/** What everybody wins who sits at such a table, of 1000. */
export const evenShare = ({ seats }: Winnings): number => 1000 / seats

export type Verdict = 'more' | 'less' | 'chance'

/** More or less than the others only if all of the interval is. */
export function verdict(series: Winnings, { low, high }: Won): Verdict {
  if (low > evenShare(series)) return 'more'
  return high < evenShare(series) ? 'less' : 'chance'
}

/** `strong@50`: the level, and the number of playouts for a decision if it was given. */
export function botOf({ bot }: Winnings): { level: string; playouts: number } {
  const [level = '', limit = ''] = bot.split('@')
  return { level, playouts: Number(limit) || 0 }
}
