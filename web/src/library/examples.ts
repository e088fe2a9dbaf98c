// The examples beside the rules, over a table at which one plays: nothing that the table says may change for them.

import { loadGame } from '../games'
import { loadLibrary } from '../games/library'
import Example from './Example.svelte'
import { bringWords, type Shelf } from './shelf'
import { readSigns } from './signs'

/** What the rules of a game are shown with; null if it has no library. */
export async function examplesOf(game: string) {
  const library = await loadLibrary(game)
  if (library === null) return null
  const [module] = await Promise.all([loadGame(game), bringWords(game)])
  // Each example has components of its own.
  const shelf: Shelf = { game, module, library, components: null }
  return { shelf, Example, readSigns }
}
