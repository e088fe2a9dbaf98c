// Finds a game's board by the game's name, when a table needs it.

import type { GameModule } from './board'
import FallbackBoard from './FallbackBoard.svelte'

const MODULES = import.meta.glob<GameModule>('./*/index.ts')

/** A game without a board of its own is still playable: its view is listed, its offers stand in the prompt. */
const FALLBACK: GameModule = { Board: FallbackBoard, explain: () => null }

export async function loadGame(name: string): Promise<GameModule> {
  return (await MODULES[`./${name}/index.ts`]?.()) ?? FALLBACK
}
