import { beforeEach, describe, expect, it } from 'vitest'
import { defaults, restore, settings } from './settings.svelte'

beforeEach(() => {
  localStorage.clear()
})

describe('settings', () => {
  it('come back as they were set', () => {
    settings.load('de')
    expect(settings.current).toEqual(defaults('de'))
    settings.change({ theme: 'dark', confirm: true, language: 'en' })
    settings.load('de')
    expect(settings.current).toEqual({ ...defaults('en'), theme: 'dark', confirm: true })
  })

  it('fall back one by one where the stored ones make no sense', () => {
    expect(restore('{"theme":"dark","speed":"warp","sound":"yes","language":"fr"}', 'de')).toEqual({
      ...defaults('de'),
      theme: 'dark',
    })
    expect(restore('not json', 'en')).toEqual(defaults('en'))
    expect(restore('null', 'en')).toEqual(defaults('en'))
    expect(restore(null, 'en')).toEqual(defaults('en'))
  })

  it('are quiet by default', () => {
    expect(defaults('en')).toMatchObject({ sound: false, notify: false, confirm: false, marks: false, theme: 'system' })
  })
})
