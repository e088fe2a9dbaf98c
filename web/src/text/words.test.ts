import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../api'
import { otherwise, t, words } from './words.svelte'

describe('the words of the page', () => {
  beforeEach(() => vi.restoreAllMocks())

  it('can be said although those of the games do not come, and are asked for again', async () => {
    const asked = vi.spyOn(api, 'lobbyTexts').mockRejectedValueOnce(new Error('no line'))
    await expect(words.use('en')).rejects.toThrow('no line')
    expect(t('undo')).toBe('Undo')
    asked.mockResolvedValue({ texts: ['game-nim-title = Nim'] })
    await words.use('en')
    expect(t('game-nim-title')).toBe('Nim')
    await words.use('en')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('are joined by those of a table, and of another edition', async () => {
    vi.spyOn(api, 'lobbyTexts').mockResolvedValue({ texts: [] })
    vi.spyOn(api, 'tableTexts').mockResolvedValue({ texts: ['card-oars = Oars'], other: ['card-oars = Paddles'] })
    await words.enter('nim', {})
    expect([t('card-oars'), otherwise('card-oars'), otherwise('card-tools')]).toEqual(['Oars', 'Paddles', null])
  })
})
