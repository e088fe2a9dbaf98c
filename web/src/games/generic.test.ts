import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(process.cwd(), 'src')
const GAMES = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

// What only one of the games has. A word that every table can use, such as clock or crown, is not among these.
const THINGS = [
  ...['castle', 'leaf', 'lightbulb', 'factory', 'splay', 'meld', 'dogma', 'karma'],
  ...['palace', 'scholar', 'faction', 'terrain', 'competency', 'discipline'],
  ...['milestone', 'society', 'diplomat', 'sage', 'citizen'],
]
const NAMED = new RegExp(`\\b(${[...GAMES, ...THINGS].join('|')})(s|ed|ing)?\\b`, 'i')

/** Everything that all games share: not their folders, nor what is written from their types, nor samples for tests. */
const shared = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte|css|ftl)$/.test(file) && !/\.test\.ts$|^(generated|test)\//.test(file))
  .filter((file) => !GAMES.some((game) => file.startsWith(`games/${game}/`)))

describe('what all games share', () => {
  it('names no game, and no thing of a game', () => {
    expect(GAMES.length).toBeGreaterThan(2)
    expect(shared.length).toBeGreaterThan(100)
    const naming = shared.filter((file) => NAMED.test(readFileSync(join(SRC, file), 'utf8')))
    expect(naming).toEqual([])
  })
})
