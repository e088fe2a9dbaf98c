// Where a long name may be broken on a small card.

const VOWELS = 'aeiouyäöüéAEIOUÄÖÜ'
const CLUSTER = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, 'g')
/** Two letters for one sound stay together. */
const PAIR = /(ch|ph|th|sh|ck)$/
const SOFT = '\u00AD'
const SHORT = 7
const LEAST = 2

/** The name with soft hyphens between syllables, roughly; short words stay whole. */
export function softened(name: string): string {
  return name.replace(/[^\s-]+/g, (word) => (word.length <= SHORT ? word : breakable(word)))
}

/** The last sound between two vowels begins the next syllable. */
function breakable(word: string): string {
  const at = new Set<number>()
  for (const { 0: cluster, index } of word.matchAll(CLUSTER)) {
    const split = index + cluster.length - (PAIR.test(cluster) ? 2 : 1)
    if (split > LEAST && word.length - split >= LEAST) at.add(split)
  }
  return [...word].map((letter, i) => (at.has(i) ? SOFT + letter : letter)).join('')
}
