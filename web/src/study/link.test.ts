import { describe, expect, it } from 'vitest'
import { decode, encode, LONGEST_LINK } from './link'

const SHARED = {
  scene: 'seats: 2\nA hand: Écriture, “Oars”\n',
  moves: ['A: draw', [['B: draw'], ['B: no']]],
  at: [0, 1],
}

describe('a link', () => {
  it('leads back to what it was made of', async () => {
    const code = await encode(SHARED)
    expect(code).toMatch(/^[\w-]+$/)
    expect(await decode(code ?? '')).toEqual(SHARED)
  })

  it('is not made of what is too long', async () => {
    const noise = Array.from({ length: 40_000 }, (_, index) => ((index * 7919) ** 2).toString(36)).join('\n')
    expect(await encode({ ...SHARED, scene: noise })).toBeNull()
    expect(await encode({ ...SHARED, scene: 'A hand: Oars\n'.repeat(100) })).not.toBeNull()
  })

  it('that is damaged leads nowhere', async () => {
    const code = (await encode(SHARED)) ?? ''
    for (const wrong of ['', '%%%', 'abc', code.slice(0, -6), `A${code}`, 'A'.repeat(LONGEST_LINK + 1)])
      expect(await decode(wrong)).toBeNull()
  })

  it('that would grow without end leads nowhere', async () => {
    const grown = new Blob([`["${'a'.repeat(3_000_000)}",[],[]]`])
    const small = await new Response(grown.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
    const letters = btoa(Array.from(new Uint8Array(small), (byte) => String.fromCharCode(byte)).join(''))
    const code = letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    expect(code.length).toBeLessThan(LONGEST_LINK)
    expect(await decode(code)).toBeNull()
  })

  it('of another shape leads nowhere', async () => {
    const odd = async (value: unknown) => {
      const text = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
      const bytes = new Uint8Array(await new Response(text).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/=+$/, '')
    }
    for (const value of [{}, [], [1, [], []], ['', [2], []], ['', [], ['x']]]) {
      const code = (await odd(value)).replaceAll('+', '-').replaceAll('/', '_')
      expect(await decode(code)).toBeNull()
    }
  })
})
