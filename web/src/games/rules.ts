// The sections of each game's rules page, and which of them helps with which question.

export const RULES: Record<string, readonly string[]> = {
  innovation: ['aim', 'cards', 'start', 'turn', 'draw', 'meld', 'dogma', 'sharing', 'demand', 'achieve', 'splay', 'words', 'special', 'end', 'teams', 'tips', 'editions'],
  'age-of-innovation': [
    'aim', 'start', 'round', 'power', 'reach', 'build', 'upgrade', 'neighbours', 'cities', 'science',
    'scholars', 'tracks', 'innovate', 'actions', 'convert', 'pass', 'end', 'two', 'draft', 'tips',
  ],
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
  'age-of-innovation': {
    'ask-set': 'start',
    'ask-draft': 'draft',
    'ask-bonus': 'pass',
    'ask-first-building': 'start',
    'ask-end-turn': 'convert',
    'ask-gain-book': 'innovate',
    'ask-pay-book': 'innovate',
    'ask-level': 'science',
    'ask-levels': 'science',
    'ask-key': 'science',
    'ask-competency': 'upgrade',
    'ask-palace': 'upgrade',
    'ask-city': 'cities',
    'ask-river-city': 'cities',
    'ask-dig': 'build',
    'ask-build': 'build',
    'ask-place': 'innovate',
    'ask-bridge': 'reach',
    'ask-upgrade': 'upgrade',
    'ask-downgrade': 'upgrade',
    'ask-power': 'neighbours',
  },
}

/** Where to look when no section is about the question itself. */
const GENERAL: Record<string, string> = { innovation: 'words', 'age-of-innovation': 'actions' }

/** The section that explains what is asked. */
export function sectionFor(game: string, ask: string): string | null {
  if (!RULES[game]) return null
  return HELP[game]?.[ask] ?? GENERAL[game] ?? null
}
