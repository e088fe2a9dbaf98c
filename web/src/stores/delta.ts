// A text by its differences from the one before: an LZ4 block whose dictionary is that text (docs/protocol.md).

const DICTIONARY = 16 * 1024
const HEAD = 8
const SHORTEST = 4

/** The text that a message means for somebody who has the text before it; null if that was another one. */
export function readChanges(before: Uint8Array, message: Uint8Array): Uint8Array | null {
  if (message.length < HEAD) return null
  const head = new DataView(message.buffer, message.byteOffset, HEAD)
  const [checksum, length] = [head.getUint32(0, true), head.getUint32(4, true)]
  const text = readBlock(before.subarray(-DICTIONARY), message.subarray(HEAD), length)
  return text !== null && crc32(text) === checksum ? text : null
}

function readBlock(dictionary: Uint8Array, block: Uint8Array, length: number): Uint8Array | null {
  const start = dictionary.length
  const all = new Uint8Array(start + length)
  all.set(dictionary)
  let [to, at] = [start, 0]
  // Beyond the end there are zeros, which end every loop.
  const next = () => block[at++] ?? 0
  const rest = (short: number) => {
    let sum = short
    for (let more = short === 15 ? 255 : 0; more === 255; sum += more) more = next()
    return sum
  }
  for (;;) {
    const kind = next()
    const literals = rest(kind >> 4)
    if (at + literals > block.length || to + literals > all.length) return null
    all.set(block.subarray(at, at + literals), to)
    at += literals
    to += literals
    if (at === block.length) return to === all.length ? all.subarray(start) : null
    const distance = next() | (next() << 8)
    const end = to + rest(kind & 15) + SHORTEST
    if (distance === 0 || distance > to || end > all.length) return null
    // A match may overlap what it writes.
    while (to < end) {
      const chunk = Math.min(distance, end - to)
      all.copyWithin(to, to - distance, to - distance + chunk)
      to += chunk
    }
  }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** As zlib computes it. */
export function crc32(text: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of text) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0)
  return ~sum >>> 0
}
