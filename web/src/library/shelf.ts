// Everything that a page about the cards and tiles of a game needs, fetched together.

import { api } from '../api'
import { loadGame } from '../games'
import type { BoardProps, GameModule } from '../games/board'
import { type Library, libraryWords, loadLibrary } from '../games/library'
import { settings } from '../stores/settings.svelte'
import type { Language } from '../text/speaker'
import { otherwise, say, t, words } from '../text/words.svelte'

const OWN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./library.en.ftl?raw'),
  de: () => import('./library.de.ftl?raw'),
}

export type Shelf = { game: string; module: GameModule; library: Library; components: unknown }

/** The words of these pages. */
export async function bringWords(game: string): Promise<void> {
  await words.bring('library', async (language) => {
    const [own, ofGame] = await Promise.all([OWN[language](), game === '' ? '' : libraryWords(game, language)])
    return `${own.default}\n${ofGame}`
  })
}

/** Null if the game shows nothing of itself. */
export async function openShelf(game: string): Promise<Shelf | null> {
  const library = await loadLibrary(game)
  if (library === null) return null
  const [module, components] = await Promise.all([loadGame(game), api.components(game, library.options)])
  await words.enter(game, library.options)
  await bringWords(game)
  return { game, module, library, components }
}

/** What a board's parts are given where no match is played. */
export function propsOf({ library, components }: Shelf): BoardProps {
  return {
    view: library.view,
    viewer: null,
    names: [],
    components,
    options: library.options,
    offers: [],
    choose: () => undefined,
    highlight: [],
    say: (phrase) => say(phrase, []),
    text: (id) => t(id),
    otherwise,
    settings: { marks: settings.current.marks, motion: 'off' },
  }
}
