// What the coach says of a section of the rules: not all of it, but what the question is about.

/** So many letters of a word tell it from others, whatever its ending. */
const STEM = 4
/** A list longer than this is for the rules. */
const MOST_POINTS = 8
/** The beginnings of words that nearly every question has, whatever it asks. */
const PLAIN = new Set(['wähl', 'kart', 'dein', 'eine', 'choo', 'card', 'your', 'whic', 'farb', 'colo', 'dies', 'this'])

const linesOf = (section: string): string[] => section.split('\n').filter(Boolean)

/** What the same word counts beside the same stem: enough to tell `Wert` from `Werten`, less than another stem. */
const SAME_WORD = 0.01

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= STEM)
const stemOf = (word: string) => word.slice(0, STEM)
const stems = (text: string): Set<string> => new Set(wordsOf(text).map(stemOf))

/** The line that has most in common with the question, rare words before others; null where none is about it. */
export function lineAbout(section: string, question: string): number | null {
  const lines = linesOf(section)
  const said = lines.map(stems)
  // `Travel: …` is about travelling, whatever else it mentions.
  const heads = lines.map((line) => stems(/^(?:- )?([^:.]{0,40}):/.exec(line)?.[1] ?? ''))
  const weight = (stem: string) => 1 / said.filter((each) => each.has(stem)).length
  const asked = [...stems(question)].filter((stem) => !PLAIN.has(stem))
  const askedWords = [...new Set(wordsOf(question))].filter((word) => asked.includes(stemOf(word)))
  const shared = lines.map((line, index) => {
    const times = (stem: string) => Number(said[index]?.has(stem)) + Number(heads[index]?.has(stem))
    const written = new Set(wordsOf(line))
    const same = askedWords.filter((word) => written.has(word)).length * SAME_WORD
    return asked.filter((stem) => times(stem) > 0).reduce((sum, stem) => sum + times(stem) * weight(stem), same)
  })
  const most = Math.max(0, ...shared)
  // A section begins with what it is about, but of a list no point stands for the others.
  if (most === 0) return lines[0]?.startsWith('- ') === false ? 0 : null
  return shared.indexOf(most)
}

/** What is said from there: that paragraph; a list comes with its points. */
export function passage(section: string, at: number): string[] {
  const lines = linesOf(section)
  const first = lines[at] ?? ''
  if (!first.endsWith(':')) return [first.replace(/^- /, '')]
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => !line.startsWith('- '))
  return [first, ...(end < 0 ? rest : rest.slice(0, end)).slice(0, MOST_POINTS)]
}
