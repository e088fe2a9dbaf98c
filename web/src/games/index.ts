// Finds what a game has in the browser by the game's name. A game without a folder here is playable all the same.

import type { Language } from '../text/speaker'
import type { GameModule, Manifest } from './board'
import FallbackBoard from './FallbackBoard.svelte'

const MANIFESTS = import.meta.glob<Manifest>('./*/manifest.ts', { eager: true, import: 'manifest' })
// A board and the words that only it needs are fetched when a table needs them.
const MODULES = import.meta.glob<GameModule>('./*/index.ts')
const BOARDS = import.meta.glob<string>('./*/board.*.ftl', { query: '?raw', import: 'default' })

/** Its view is listed, its offers stand in the prompt. */
const FALLBACK: GameModule = { Board: FallbackBoard, explain: () => null }

/** What the pages around a table take from the game's folder. */
export function manifestOf(game: string): Manifest {
  return MANIFESTS[`./${game}/manifest.ts`] ?? {}
}

/** A drawing among words, and the message that says what it is. */
export type TextIcon = { shape: string; word: string }

const ICONS: ReadonlyMap<string, TextIcon> = new Map(
  Object.entries(MANIFESTS).flatMap(([path, { icons = {} }]) => {
    const game = path.split('/')[1] ?? ''
    return Object.entries(icons).map(([name, shape]) => [name, { shape, word: `icon-${game}-${name}` }])
  }),
)

/** What `[name]` in a text draws, whatever game the text is of. */
export function iconOf(name: string): TextIcon | undefined {
  return ICONS.get(name)
}

export async function loadGame(name: string): Promise<GameModule> {
  return (await MODULES[`./${name}/index.ts`]?.()) ?? FALLBACK
}

export async function boardWords(game: string, language: Language): Promise<string> {
  return (await BOARDS[`./${game}/board.${language}.ftl`]?.()) ?? ''
}
