import { describe, expect, it } from 'vitest'
import { routeOf } from './router.svelte'

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(routeOf('/')).toEqual({ page: 'lobby' })
    expect(routeOf('/new')).toEqual({ page: 'new' })
    expect(routeOf('/join/abc/1/xyz')).toEqual({ page: 'join', id: 'abc', seat: 1, invitation: 'xyz' })
    expect(routeOf('/match/abc')).toEqual({ page: 'match', id: 'abc' })
    expect(routeOf('/match/abc/replay')).toEqual({ page: 'replay', id: 'abc' })
    expect(routeOf('/rules')).toEqual({ page: 'rules', game: '' })
    expect(routeOf('/learn')).toEqual({ page: 'learn' })
    expect(routeOf('/learn/innovation/draw')).toEqual({ page: 'lesson', game: 'innovation', lesson: 'draw' })
    expect(routeOf('/study/innovation')).toEqual({ page: 'study', game: 'innovation' })
    expect(routeOf('/rules/innovation')).toEqual({ page: 'rules', game: 'innovation' })
  })

  it('that lead nowhere are missing', () => {
    for (const path of [
      '/nothing',
      '/match',
      '/match/a/b',
      '/join/a/x/y',
      '/join/a/1',
      '/new/more',
      '/learn/innovation',
      '/study',
      '/study/innovation/more',
      '/match/a/replay/b/c',
      '/%E0%A4%A',
    ]) {
      expect(routeOf(path)).toEqual({ page: 'missing' })
    }
  })
})
