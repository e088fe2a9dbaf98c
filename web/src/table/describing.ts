// The whole table in words: what the parts of a board are called and say of themselves, in their order on the page.

export type Part = { heading: string; lines: string[] }

const PARTS = 'h2, h3, [role=group][aria-label], section[aria-label], [data-anchor], [data-told]'

function wordsOf(element: Element): string {
  const own = element.getAttribute('data-told') ?? element.getAttribute('aria-label')
  const hidden = element.querySelector('.visually-hidden')
  return (own ?? hidden?.textContent ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function describe(board: Element): Part[] {
  const parts: Part[] = []
  for (const element of board.querySelectorAll(PARTS)) {
    if (element.closest('[aria-hidden=true], [inert]')) continue
    const words = wordsOf(element)
    if (!words) continue
    const isHeading = !element.matches('[data-anchor], [data-told]')
    const last = parts.at(-1)
    if (isHeading) {
      if (last?.heading !== words) parts.push({ heading: words, lines: [] })
    } else if (last) {
      if (!last.lines.includes(words)) last.lines.push(words)
    } else parts.push({ heading: '', lines: [words] })
  }
  return parts.filter(({ lines }) => lines.length > 0)
}
