// The color of a seat is that of the planning display it plays; theme.css gives it.

import type { BoardProps } from '../board'
import type { View } from './types'

export function colorOf(seat: number, props: Pick<BoardProps, 'view'>): { color: string; ink: string } | null {
  const display = (props.view as View | null)?.players[seat]?.display
  if (!display) return null
  return { color: `var(--a-${display})`, ink: display === 'desert' ? '#241a00' : '#fff' }
}
