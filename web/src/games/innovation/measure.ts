// How wide names of cards are in the font the page has.

// The same as --card-font in theme.css.
export const CARD_FONT =
  "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif"

const ROUGHLY = 0.62 // width of a bold letter to its height
const HEIGHT = 100
const TIGHT = 0.985 // letters of names stand a little closer

let context: CanvasRenderingContext2D | null | undefined
const known = new Map<string, number>()

function ruler(): CanvasRenderingContext2D | null {
  context ??= typeof document === 'undefined' ? null : (document.createElement('canvas').getContext?.('2d') ?? null)
  return context
}

// Width of a text in heights of its letters; a guess where nothing can be drawn.
export function widthOf(text: string, font: string): number {
  const key = `${font}|${text}`
  const found = known.get(key)
  if (found !== undefined) return found
  const pen = ruler()
  if (pen) pen.font = `700 ${HEIGHT}px ${font}`
  const width = pen ? (pen.measureText(text).width / HEIGHT) * TIGHT : text.length * ROUGHLY
  known.set(key, width)
  return width
}
