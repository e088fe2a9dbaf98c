// The sign that stands for a place that is no tile.

export type ThumbSign = { name: string; discipline?: string }

const CONVERTED: Readonly<Record<string, string>> = {
  'power-to-coin': 'coins',
  'power-to-tool': 'tools',
  'power-to-scholar': 'scholars',
  'power-to-book': 'books',
  'scholar-to-tool': 'tools',
  'tool-to-coin': 'coins',
  'book-to-coin': 'coins',
  sacrifice: 'token',
}

export function signOf(anchor: string): ThumbSign | null {
  const [kind = '', name = ''] = anchor.split(':')
  switch (kind) {
    case 'discipline':
    case 'send':
    case 'return':
      return { name, discipline: name }
    case 'book':
      return { name: 'books', discipline: name }
    case 'bridge':
      return { name: 'bridge' }
    case 'track':
      return { name: name === 'sailing' ? 'sailing' : 'spades' }
    case 'convert':
      return { name: CONVERTED[name] ?? 'token' }
    case 'sheet':
      return { name }
    case 'pass':
    case 'end-turn':
      return { name: 'pass' }
    default:
      return null
  }
}
