// A position and what was tried in it, as a part of an address: JSON, deflated, in letters that addresses may have.

import { isWritten, type Written } from './tree.svelte'

export type Shared = {
  /** Where it begins: set-up lines, or a record. */
  scene: string
  moves: Written
  /** Which way was gone at every move, up to where one stood. */
  at: number[]
}

/** Programs that pass addresses on cut longer ones. */
export const LONGEST_LINK = 12_000
/** What a link may grow to; a record of the longest match is shorter. */
const LONGEST_TEXT = 300_000

/** Null if it is too long for an address. */
export async function encode({ scene, moves, at }: Shared): Promise<string | null> {
  const text = new TextEncoder().encode(JSON.stringify([scene, moves, at]))
  if (text.length > LONGEST_TEXT) return null
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const code = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return code.length > LONGEST_LINK ? null : code
}

/** Null if it is no such link, or a damaged one. */
export async function decode(code: string): Promise<Shared | null> {
  if (code.length > LONGEST_LINK || !/^[\w-]+$/.test(code)) return null
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await inflate(bytes)
    return text === null ? null : sharedOf(JSON.parse(text))
  } catch {
    return null
  }
}

/** Null if it grows to more than anybody writes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LONGEST_TEXT) {
      await reader.cancel()
      return null
    }
  }
}

function sharedOf(value: unknown): Shared | null {
  if (!Array.isArray(value)) return null
  const [scene, moves, at] = value as unknown[]
  if (typeof scene !== 'string' || !isWritten(moves)) return null
  if (!Array.isArray(at) || !at.every((step): step is number => Number.isInteger(step))) return null
  return { scene, moves, at }
}
