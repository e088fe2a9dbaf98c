// The sections of each game's rules page, and which of them helps with which question.

export const RULES: Record<string, readonly string[]> = {
  innovation: [
    'aim', 'cards', 'start', 'turn', 'draw', 'meld', 'dogma', 'sharing', 'demand', 'achieve', 'splay', 'words', 'special', 'end', 'teams', 'tips', 'expansions', 'cities',
    'artifacts', 'echoes', 'figures', 'crowd', 'editions',
  ],
  'age-of-innovation': [
    'aim', 'start', 'round', 'power', 'reach', 'build', 'upgrade', 'neighbours', 'cities', 'science',
    'scholars', 'tracks', 'innovate', 'actions', 'convert', 'pass', 'end', 'two', 'draft', 'tips',
  ],
  inventions: [
    'aim', 'idea', 'citizens', 'start', 'turn', 'pillars', 'chain', 'influence', 'present', 'invent', 'innovate',
    'share', 'map', 'milestones', 'tiles', 'build', 'era', 'end', 'two', 'values', 'tips',
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
    'ask-display': 'artifacts',
    'ask-seize': 'artifacts',
    'ask-city': 'cities',
    'ask-pay': 'cities',
    'ask-promote': 'echoes',
    'ask-free-dogma': 'echoes',
    'ask-foreshadow': 'echoes',
    'ask-fade': 'figures',
    'ask-karma': 'figures',
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
  inventions: {
    'ask-claim': 'start',
    'ask-main': 'pillars',
    'ask-rest': 'pillars',
    'ask-present': 'present',
    'ask-invent': 'invent',
    'ask-innovate': 'innovate',
    'ask-share': 'share',
    'ask-call-specialists': 'map',
    'ask-gain-influence': 'map',
    'ask-travel': 'map',
    'ask-eureka': 'milestones',
    'ask-send-diplomat': 'milestones',
    'ask-call-diplomat': 'milestones',
    'ask-scholars': 'citizens',
    'ask-exhaust': 'build',
    'ask-reward': 'share',
    'ask-exchange': 'share',
    'ask-space': 'milestones',
    'ask-chain': 'chain',
    'ask-citizen': 'citizens',
    'ask-type': 'citizens',
    'ask-ready': 'citizens',
    'ask-take': 'present',
    'ask-return': 'tiles',
    'ask-tile': 'tiles',
    'ask-build': 'build',
    'ask-position': 'era',
    'ask-sage': 'era',
  },
}

/** Where to look when no section is about the question itself. */
const GENERAL: Record<string, string> = { innovation: 'words', 'age-of-innovation': 'actions', inventions: 'turn' }

/** The section that explains what is asked. */
export function sectionFor(game: string, ask: string): string | null {
  if (!RULES[game]) return null
  return HELP[game]?.[ask] ?? GENERAL[game] ?? null
}
