import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const read = (language: string) =>
  readFileSync(join(process.cwd(), `../crates/age-of-innovation/src/text/${language}/table.ftl`), 'utf8')

const ids = (text: string) => [...text.matchAll(/^(event-[a-z-]+) =/gm)].map(([, id = '']) => id)
/** Nobody does these, and whose turn it is the mark says. */
const WITHOUT = ['event-round', 'event-area-tile', 'event-turn', 'event-over']

describe.each(['en', 'de'])('the log in %s', (language) => {
  const text = read(language)
  const bundle = new FluentBundle(language, { useIsolating: false })
  const errors = bundle.addResource(new FluentResource(text))

  it('has a short form without the actor for all that somebody does', () => {
    expect(errors).toEqual([])
    const missing = ids(text).filter((id) => !bundle.getMessage(id)?.attributes['short'])
    expect(missing).toEqual(WITHOUT)
  })
  it('says it without gaps', () => {
    const args = Object.fromEntries(
      [...text.matchAll(/\$([a-z-]+)/g)].map(([, name = '']): [string, string | number] => [
        name,
        ['value', 'coins', 'power', 'spades', 'tokens', 'buildings'].includes(name) ? 2 : 'x',
      ]),
    )
    delete args['player']
    for (const id of ids(text)) {
      const short = bundle.getMessage(id)?.attributes['short']
      const failed: Error[] = []
      if (short) bundle.formatPattern(short, args, failed)
      expect(failed, id).toEqual([])
    }
  })
})
