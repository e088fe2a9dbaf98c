// Where a long name may be broken on a small card.

const VOWELS = 'aeiouyäöüéAEIOUÄÖÜ'
const CLUSTER = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, 'g')
/** What a syllable begins with: a sound that is written with several letters, or several sounds that begin words. */
const BEGINNING = /(sch[lmnrw]?|(?<!c)[bdfgkpt]r|(?<!c)[bfgkp]l|(?<!n)spr?|ch|ph|th|sh|ck|.)$/
/** Where a word before another one ends, it is broken best. */
const FIRST_WORD = /^(weiter|wieder|unter|über)(?=.{5})/i
/** And what ends words may stand alone. */
const ENDING = /(?<=.{4})(?=(tum|heit|keit|schaft)$)/
const SOFT = '\u00AD'
const SHORT = 7
const LEAST = 2

/** The name with soft hyphens between syllables, roughly; short words stay whole. */
export function softened(name: string, short = SHORT): string {
  return name.replace(/[^\s-]+/g, (word) => (word.length <= short ? word : breakable(word)))
}

/** The last sound between two vowels begins the next syllable. */
function breakable(word: string): string {
  const seam = FIRST_WORD.exec(word)?.[0].length
  if (seam !== undefined) return word.slice(0, seam) + SOFT + word.slice(seam).replace(ENDING, SOFT)
  const at = new Set<number>()
  for (const { 0: cluster, index } of word.matchAll(CLUSTER)) {
    const split = index + cluster.length - (BEGINNING.exec(cluster)?.[0].length ?? 1)
    if (split > LEAST && word.length - split >= LEAST) at.add(split)
  }
  return [...word].map((letter, i) => (at.has(i) ? SOFT + letter : letter)).join('')
}
