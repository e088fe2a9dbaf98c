// Where one can read on about what lies at an anchor.

const SECTIONS: Readonly<Record<string, string>> = {
  card: 'idea',
  milestone: 'milestones',
  tile: 'tiles',
  stock: 'tiles',
  aspiration: 'tiles',
  'display-spaces': 'tiles',
  'economy-tokens': 'tiles',
  hex: 'build',
  'specialist-tile': 'present',
  knowledge: 'map',
  'knowledge-tile': 'map',
  region: 'map',
  display: 'idea',
  goal: 'end',
  token: 'influence',
  influence: 'influence',
  era: 'era',
  space: 'era',
  specialists: 'citizens',
  academy: 'citizens',
  supply: 'citizens',
  pillars: 'pillars',
  chronos: 'two',
}

/** Actions that have no section of their own name. */
const ACTIONS: Readonly<Record<string, string>> = {
  'call-specialists': 'citizens',
  'gain-influence': 'influence',
  travel: 'map',
  eureka: 'milestones',
  'send-diplomat': 'milestones',
  'call-diplomat': 'milestones',
}

export function sectionOf(anchor: string): string | null {
  const [kind = '', name = ''] = anchor.split(':')
  return kind === 'action' ? (ACTIONS[name] ?? name) : (SECTIONS[kind] ?? null)
}

const ENTRIES = ['card', 'milestone', 'tile', 'specialist-tile', 'knowledge-tile', 'goal', 'action', 'token']

/** A tile in the stock is a tile. */
export function entryOf(anchor: string): string | null {
  const named = anchor.replace(/^stock:/, 'tile:')
  return ENTRIES.includes(named.split(':')[0] ?? '') ? named : null
}
