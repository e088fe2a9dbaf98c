// The sections of each game's rules page, and which of them helps with which question.

export const RULES: Record<string, readonly string[]> = {
  innovation: ['aim', 'cards', 'start', 'turn', 'draw', 'meld', 'dogma', 'sharing', 'demand', 'achieve', 'splay', 'words', 'special', 'end', 'teams', 'tips', 'editions'],
}

const HELP: Record<string, Record<string, string>> = {
  innovation: {
    'ask-first-meld': 'start',
    'ask-action': 'turn',
    'ask-meld': 'meld',
    'ask-meld-next': 'meld',
    'ask-splay': 'splay',
    'ask-rearrange': 'splay',
    'ask-arrange': 'splay',
    'ask-execute': 'dogma',
    'ask-all': 'dogma',
    'ask-option': 'dogma',
  },
}

/** The section that explains what is asked. */
export function sectionFor(game: string, ask: string): string | null {
  if (!RULES[game]) return null
  return HELP[game]?.[ask] ?? 'words'
}
