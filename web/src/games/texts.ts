// The texts of the games stand once, in their crates; the browser fetches those of one language and edition when a table needs them.

import type { Language } from '../text/speaker'

// Words that only a board in the browser needs stand beside the board.
const BOARDS = import.meta.glob<string>('./*/board.*.ftl', { query: '?raw', import: 'default' })
const FILES = import.meta.glob<string>('../../../crates/*/src/text/*/*.ftl', { query: '?raw', import: 'default' })

/** Which files a table speaks, in the order in which later ones override earlier ones; the same as `sources` in the game's crate. */
const SOURCES: Record<string, (options: Record<string, string>) => string[]> = {
  innovation: (options) =>
    options['edition'] === 'iello-2011'
      ? ['cards-2011', 'table', 'table-2011']
      : ['cards', 'table', ...expansions(options['expansions'] ?? 'none')],
  'age-of-innovation': (options) => [
    'components',
    'table',
    ...(['english', 'german'].includes(options['tiles'] ?? '') ? [`tiles-${options['tiles'] ?? ''}`] : []),
    ...(options['factions'] === 'update-2024' ? ['factions-2024'] : []),
    ...(options['neutral-palace'] === 'free' ? ['neutral-palace-free'] : []),
  ],
  inventions: () => ['components', 'table'],
}

/** A set of Innovation that is not in play says nothing. */
function expansions(sets: string): string[] {
  if (sets === 'none') return []
  const files: Record<string, string[]> = { artifacts: ['artifacts', 'relics'], figures: ['figures', 'decrees'] }
  return ['expansions', 'specials', ...sets.split('+').flatMap((set) => files[set] ?? [set])]
}

/** The words of the same components in another edition, for those who know the game from there. */
const OTHERS: Record<string, (options: Record<string, string>) => string[]> = {
  innovation: (options) => (options['edition'] === 'iello-2011' ? ['cards'] : ['cards-2011']),
}

function load(game: string, files: string[], language: Language): Promise<string[]> {
  return Promise.all(files.map((file) => FILES[`../../../crates/${game}/src/text/${language}/${file}.ftl`]?.() ?? ''))
}

export function otherTexts(game: string, options: Record<string, string>, language: Language): Promise<string[]> {
  return load(game, OTHERS[game]?.(options) ?? [], language)
}

export async function gameTexts(game: string, options: Record<string, string>, language: Language): Promise<string[]> {
  const board = BOARDS[`./${game}/board.${language}.ftl`]?.() ?? Promise.resolve('')
  const [texts, words] = await Promise.all([load(game, SOURCES[game]?.(options) ?? [], language), board])
  return [...texts, words]
}
