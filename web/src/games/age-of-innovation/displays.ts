// The rows of a planning display: which piece covers which income. The income as a whole comes with the view; this is
// what is printed under the pieces (crates/age-of-innovation/src/goods.rs, display_income and the rewards of the
// tracks).

import { PIECES, type PieceKind, type PlayerView, type Terrain } from './types'

const FIRST_GUILD_ON_MOUNTAIN = '3coins 1power'
const UNDER: Record<PieceKind, readonly string[]> = {
  workshop: ['1tools', '1tools', '1tools', '1tools', '', '1tools', '1tools', '1tools', '1tools'],
  guild: ['2coins 1power', '2coins 1power', '2coins 2power', '2coins 2power'],
  school: ['1scholars', '1scholars', '1scholars'],
  palace: [''],
  university: ['1scholars'],
}

export type Slot = { income: string; covered: boolean }

/** The places of a row from the left; pieces leave from the left, so that the covered ones stand at the right. */
export function slots(piece: PieceKind, player: Pick<PlayerView, 'left' | 'display'>): Slot[] {
  const under = UNDER[piece]
  const gone = under.length - (player.left[PIECES.indexOf(piece)] ?? 0)
  return under.map((income, i) => ({
    income: piece === 'guild' && i === 0 && player.display === 'mountain' ? FIRST_GUILD_ON_MOUNTAIN : income,
    covered: i >= gone,
  }))
}

export type Step = { value: number; reward: string }

export function sailingSteps(display: Terrain | null): Step[] {
  if (display === 'lake') {
    return [
      { value: 1, reward: '' },
      { value: 2, reward: '3points' },
      { value: 3, reward: '2books' },
    ]
  }
  return [
    { value: 0, reward: '' },
    { value: 1, reward: '2points' },
    { value: 2, reward: '2books' },
    { value: 3, reward: '4points' },
  ]
}

export const SPADE_STEPS: readonly Step[] = [
  { value: 3, reward: '' },
  { value: 2, reward: '2books' },
  { value: 1, reward: '6points' },
]
