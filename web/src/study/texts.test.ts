import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Speaker } from '../text/speaker'

const SRC = join(process.cwd(), 'src')
const read = (path: string) => readFileSync(join(SRC, path), 'utf8')
const GAMES = readdirSync(join(SRC, 'games')).filter((game) => existsSync(join(SRC, 'games', game, 'study')))
const FILES = ['study/study', ...GAMES.map((game) => `games/${game}/study/words`)]

/** Every message with the places it has. */
function messages(source: string): Record<string, string> {
  const blocks = source.split(/^(?=[a-z])/m).filter((block) => /^[a-z][\w-]* =/.test(block))
  const places = (block: string) => [...new Set(block.match(/\$[a-z_]+/g) ?? [])].sort().join(' ')
  return Object.fromEntries(blocks.map((block) => [block.split(' ')[0] ?? '', places(block)]))
}

describe('the words of positions', () => {
  it.each(FILES)('are the same in both languages: %s', (file) => {
    const [english, german] = ['en', 'de'].map((language) => messages(read(`${file}.${language}.ftl`)))
    expect(Object.keys(english ?? {}).length).toBeGreaterThan(30)
    expect(german).toEqual(english)
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, [read(`${file}.${language}.ftl`)])
      expect(Object.keys(english ?? {}).filter((id) => !speaker.has(id))).toEqual([])
    }
  })

  it('are all there, and none too many', () => {
    const code = readdirSync(join(SRC, 'study'))
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => read(`study/${file}`))
      .join('\n')
    const used = new Set([...code.matchAll(/'(study(?:-[a-z]+)*)'/g)].map(([, id]) => id ?? ''))
    const modes = ['study-mode-explore', 'study-mode-setup']
    const own = Object.keys(messages(read('study/study.en.ftl'))).filter((id) => id.startsWith('study'))
    // What a purpose or a file is called is no message.
    expect([...used, ...modes].filter((id) => !own.includes(id))).toEqual([])
    expect(own.filter((id) => !used.has(id) && !modes.includes(id))).toEqual([])
  })
})
