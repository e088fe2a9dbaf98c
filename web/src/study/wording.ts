// What lines and their words are called. A game says what its words are; what nobody names is shown as it is written.

import type { StudyParts } from '../games/study'
import type { Part, Phrase, SetupLine } from '../protocol'
import { say, t, words } from '../text/words.svelte'
import { seatOf } from './tree.svelte'

export type LineNames = {
  /** With whose it is. */
  line: (line: SetupLine) => string
  /** Without, where that stands above. */
  short: (line: SetupLine) => string
  whose: (whose: string) => string
  about: (about: string) => string
  /** What all lines of its name are called together. */
  group: (line: SetupLine) => string
  word: (part: Part | undefined, word: string) => string
  anchor: (part: Part | undefined, word: string) => string | null
  part: (line: SetupLine, index: number) => string
  ending: (line: SetupLine, ending: string) => string
}

const dashed = (name: string) => name.replaceAll(' ', '-')

export function namingOf(parts: StudyParts, names: readonly string[], components: unknown): LineNames {
  const said = (phrase: Phrase | null, otherwise: string) =>
    phrase && words.speaker.has(phrase.id) ? say(phrase, names) : otherwise
  const whose = (letter: string) =>
    /^[A-H]$/.test(letter) ? (names[seatOf(letter)] ?? letter) : said({ id: `setup-whose-${letter}` }, letter)
  const wordOf = (list: string, word: string) =>
    list === 'seats' || parts.whose.includes(list)
      ? whose(word)
      : said(parts.message(list, word, components), said({ id: `setup-${list}-${word}` }, word))
  /** `law 3`: what the game has a name for by its name. */
  const about = (text: string) =>
    text
      .split(' ')
      .map((word) => said(parts.about(word), word))
      .join(' ')
  const short = (line: SetupLine) => {
    const args = { about: line.about === null ? '' : about(line.about) }
    const name = dashed(line.name)
    const plain = said({ id: `setup-line-${name}`, args }, line.key)
    return line.whose === null ? plain : said({ id: `setup-own-${name}` }, plain)
  }
  return {
    short,
    about,
    group: (line) => said({ id: `setup-group-${dashed(line.name)}` }, line.name),
    line: (line) => (line.whose === null ? short(line) : `${whose(line.whose)}: ${short(line)}`),
    whose,
    word: (part, word) => (part?.kind === 'word' ? wordOf(part.list, word) : word),
    anchor: (part, word) => (part?.kind === 'word' ? parts.anchor(part.list, word) : null),
    part: (line, index) => {
      const part = line.parts[index]
      const own = said({ id: `setup-part-${dashed(line.name)}-${String(index + 1)}` }, '')
      if (own !== '' || !part) return own
      if (part.kind === 'number') return t('setup-part-number')
      return said({ id: `setup-part-${part.list}` }, part.list)
    },
    ending: (line, ending) =>
      ending === ''
        ? said({ id: `setup-open-${line.endings[0] ?? ''}` }, t('setup-ending-none'))
        : t(`setup-ending-${ending}`),
  }
}
