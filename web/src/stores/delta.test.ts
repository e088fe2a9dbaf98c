import { describe, expect, it } from 'vitest'
import { crc32, readChanges } from './delta'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (read: Uint8Array | null) => (read === null ? null : new TextDecoder().decode(read))

/** A message with this block, for this text. */
function message(of: string, block: readonly number[]): Uint8Array {
  const written = new Uint8Array(8 + block.length)
  const head = new DataView(written.buffer)
  head.setUint32(0, crc32(bytes(of)), true)
  head.setUint32(4, bytes(of).length, true)
  written.set(block, 8)
  return written
}

const ascii = (of: string) => [...bytes(of)]

describe('differences of texts', () => {
  it('are read as the server writes them', () => {
    // The same as in crates/server/src/delta.rs.
    const before = '{"type":"state","news":[],"version":1,"name":"Zoë","hand":["Archery","The Wheel"]}'
    const after = '{"type":"state","news":[],"version":12,"name":"Zoë","hand":["Archery","Oars","The Wheel"]}'
    const written = Buffer.from('51f869b85b0000000f5300121f3254000f464f6172735b0050656c225d7d', 'hex')
    expect(text(readChanges(bytes(before), written))).toBe(after)
  })

  it('may be literals only, matches of the text before, and matches that overlap themselves', () => {
    expect(crc32(bytes('123456789'))).toBe(0xcbf43926)
    expect(text(readChanges(bytes(''), message('', [0])))).toBe('')
    expect(text(readChanges(bytes(''), message('häh', [0x40, ...ascii('häh')])))).toBe('häh')
    const twice = message('abcdefgh!abcde', [0x14, 0x78, 9, 0, 0x00])
    expect(text(readChanges(bytes('abcdefghi'), twice))).toBeNull()
    const known = message('abcdefgh!', [0x04, 9, 0, 0x10, ...ascii('!')])
    expect(text(readChanges(bytes('abcdefghi'), known))).toBe('abcdefgh!')
    const repeated = message('ab'.repeat(10), [0x2e, ...ascii('ab'), 2, 0, 0x00])
    expect(text(readChanges(bytes(''), repeated))).toBe('ab'.repeat(10))
  })

  it('have long literals and long matches', () => {
    const long = Array.from({ length: 700 }, (_, i) => String.fromCharCode(97 + ((i * i) % 26))).join('')
    const literals = [0xf0, 255, 255, 700 - 15 - 510, ...ascii(long)]
    expect(text(readChanges(bytes(''), message(long, literals)))).toBe(long)
    const match = [0x0f, 700 & 255, 700 >> 8, 255, 255, 700 - 4 - 15 - 510, 0x50, ...ascii('Hello')]
    expect(text(readChanges(bytes(long), message(`${long}Hello`, match)))).toBe(`${long}Hello`)
  })

  it('reach back 16 kB', () => {
    const before = `${'x'.repeat(100)}${'0123456789abcdef'.repeat(1024)}`
    const first = message('0123abcde', [0x00, 0x00, 0x40, 0x50, ...ascii('abcde')])
    expect(text(readChanges(bytes(before), first))).toBe('0123abcde')
    const farther = message('xxxxabcde', [0x00, 0x04, 0x40, 0x50, ...ascii('abcde')])
    expect(readChanges(bytes(before), farther)).toBeNull()
  })

  it('of another text, or nonsense, are noticed', () => {
    const known = message('abcdefgh!', [0x04, 9, 0, 0x10, ...ascii('!')])
    expect(readChanges(bytes('abcdEfghi'), known)).toBeNull()
    expect(readChanges(bytes('abc'), known)).toBeNull()
    for (let length = 0; length < known.length; length++)
      expect(readChanges(bytes('abcdefghi'), known.subarray(0, length))).toBeNull()
    expect(readChanges(bytes(''), message('', [0xff, 255, 255]))).toBeNull()
    expect(readChanges(bytes('abcdefghi'), message('abcd', [0x00, 0, 0, 0x00]))).toBeNull()
  })
})
