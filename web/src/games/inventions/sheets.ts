// On a phone the board is shown in sheets.

export const SHEETS = ['world', 'assembly', 'milestones', 'societies'] as const
type Sheet = (typeof SHEETS)[number]

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
export function sheetAt(anchor: string, inventions: readonly string[]): Sheet | undefined {
  const [kind = '', name = ''] = anchor.split(':')
  return kind === 'card' && inventions.includes(name) ? 'societies' : KINDS[kind]
}
