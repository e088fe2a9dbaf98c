// On a phone the board is shown in sheets, and what grows with the room grows by this.

export const SHEETS = ['world', 'forums', 'society', 'others'] as const
type Sheet = (typeof SHEETS)[number]
export const SIGNS: Readonly<Record<Sheet, string>> = {
  world: 'travel',
  forums: 'pillar',
  society: 'citizen',
  others: 'share',
}

const KINDS: Record<string, Sheet> = {
  display: 'world',
  region: 'world',
  knowledge: 'world',
  card: 'world',
  token: 'world',
  action: 'forums',
  tile: 'society',
  specialists: 'society',
  academy: 'society',
  aspiration: 'society',
}

/** Own inventions lie in the society, all other cards in the world. */
export function sheetAt(anchor: string, inventions: readonly string[]): Sheet | undefined {
  const [kind = '', name = ''] = anchor.split(':')
  return kind === 'card' && inventions.includes(name) ? 'society' : KINDS[kind]
}

/** Where the places lie that cannot be chosen; those of players are with their societies. */
const PLACES: Record<string, Sheet> = {
  era: 'forums',
  marker: 'forums',
  chain: 'world',
  chronos: 'world',
  drawer: 'world',
  order: 'world',
  stock: 'world',
  people: 'world',
  citizens: 'world',
  wealth: 'world',
  tile: 'society',
}

/** The sheet on which a place lies that must be seen. */
export function sheetOf(place: string, inventions: readonly string[], front: number): Sheet | undefined {
  const [kind = '', ...more] = place.split(':')
  if (PLACES[kind]) return PLACES[kind]
  const seat = more.find((part) => /^\d$/.test(part))
  if (seat !== undefined && Number(seat) !== front) return 'others'
  // Tokens lie in regions, too.
  if (kind === 'tokens' && seat === undefined) return 'world'
  return sheetAt(place, inventions) ?? (seat === undefined ? undefined : 'society')
}

/** With less room the map and the forums do not fit beside each other. */
export const PHONE = 860
/** The room for which the table is drawn; on a larger one its pieces grow. */
const DESK = { width: 990, height: 690 }
const MOST = 2.4
const HAND = { width: 400, most: 1.4 }

/** How large a unit of the drawing is, in pixels. */
export function unit(width: number, height: number): number {
  if (width < PHONE) return Math.min(HAND.most, Math.max(1, width / HAND.width))
  return Math.min(MOST, Math.max(1, Math.min(width / DESK.width, height / DESK.height)))
}
