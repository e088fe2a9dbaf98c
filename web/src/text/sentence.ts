/** How a text begins, as a teaser of the rest. */
export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/)[0] ?? text
}
