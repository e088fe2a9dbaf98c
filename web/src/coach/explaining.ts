// What the coach says of a section of the rules: not all of it, but what the question is about.

/** So many letters of a word tell it from others, whatever its ending. */
const STEM = 5
/** A list longer than this is for the rules. */
const MOST_POINTS = 5

const stems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (word.length >= STEM ? [word.slice(0, STEM)] : [])),
  )

/** The paragraph that has most in common with the question, rare words before others; a list comes with its points. */
export function passage(section: string, question: string): string[] {
  const lines = section.split('\n').filter(Boolean)
  const said = lines.map(stems)
  // `Travel: …` is about travelling, whatever else it mentions.
  const heads = lines.map((line) => stems(/^(?:- )?([^:.]{0,40}):/.exec(line)?.[1] ?? ''))
  const weight = (stem: string) => 1 / said.filter((each) => each.has(stem)).length
  const asked = [...stems(question)]
  const shared = lines.map((_, index) => {
    const times = (stem: string) => Number(said[index]?.has(stem)) + Number(heads[index]?.has(stem))
    return asked.filter((stem) => times(stem) > 0).reduce((sum, stem) => sum + times(stem) * weight(stem), 0)
  })
  const at = Math.max(0, shared.indexOf(Math.max(...shared)))
  const first = lines[at] ?? ''
  if (!first.endsWith(':')) return [first.replace(/^- /, '')]
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => !line.startsWith('- '))
  return [first, ...(end < 0 ? rest : rest.slice(0, end)).slice(0, MOST_POINTS)]
}
