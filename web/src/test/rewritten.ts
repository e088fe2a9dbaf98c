// Differences of states as the server could write them: what both texts begin with is a match, the rest is literals.

import type { State } from '../protocol'
import { crc32 } from '../stores/delta'

export function rewritten(before: State, after: State): Uint8Array {
  const [old, text] = [before, after].map((state) => new TextEncoder().encode(JSON.stringify(state)))
  if (old === undefined || text === undefined) throw new Error('two texts')
  let same = 0
  while (same < text.length && old[same] === text[same]) same += 1
  const block = [0x0f, old.length & 255, old.length >> 8, ...rest(same - 4), 0xf0, ...rest(text.length - same)]
  const written = new Uint8Array([...new Uint8Array(8), ...block, ...text.subarray(same)])
  const head = new DataView(written.buffer)
  head.setUint32(0, crc32(text), true)
  head.setUint32(4, text.length, true)
  return written
}

/** A length of at least 15. */
function rest(length: number): number[] {
  const bytes = Array.from({ length: Math.floor((length - 15) / 255) }, () => 255)
  return [...bytes, (length - 15) % 255]
}
