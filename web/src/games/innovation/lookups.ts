// Where one can read on about what lies at an anchor.

const SECTIONS: Readonly<Record<string, string>> = {
  card: 'cards',
  icon: 'sharing',
  special: 'special',
  decree: 'figures',
  achieve: 'achieve',
  achievement: 'achieve',
  points: 'achieve',
  supply: 'draw',
  draw: 'draw',
  color: 'splay',
}

const kindOf = (anchor: string) => anchor.split(':')[0] ?? ''

export const sectionOf = (anchor: string): string | null => SECTIONS[kindOf(anchor)] ?? null

export const entryOf = (anchor: string): string | null =>
  ['card', 'special', 'decree'].includes(kindOf(anchor)) ? anchor : null
