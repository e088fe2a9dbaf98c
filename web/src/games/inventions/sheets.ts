// On a phone the board is shown in sheets.

import { onlySheet } from '../../table/sheets'
import type { Offer } from './types'

export const SHEETS = ['world', 'assembly', 'milestones', 'societies'] as const
export type Sheet = (typeof SHEETS)[number]

const KINDS: Record<string, Sheet> = {
  display: 'world',
  region: 'world',
  knowledge: 'world',
  card: 'world',
  token: 'world',
  action: 'assembly',
  space: 'assembly',
  order: 'assembly',
  milestone: 'milestones',
  stock: 'milestones',
  tile: 'societies',
  hex: 'societies',
  specialists: 'societies',
  academy: 'societies',
  aspiration: 'societies',
}

/** Own inventions lie on the society board, all other cards in the world. */
function sheetAt(anchor: string, inventions: readonly string[]): Sheet | undefined {
  const [kind = '', name = ''] = anchor.split(':')
  return kind === 'card' && inventions.includes(name) ? 'societies' : KINDS[kind]
}

export const sheetOf = (offers: readonly Pick<Offer, 'anchor'>[], inventions: readonly string[]) =>
  onlySheet(offers, (anchor) => sheetAt(anchor, inventions))
