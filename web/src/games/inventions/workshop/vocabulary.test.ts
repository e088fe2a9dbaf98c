import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Speaker } from '../../../text/speaker'
import { signsOf } from '../benefit'
import { components } from '../fixtures'
import { countedPhrase, countedSign, FAMILIES, formulaPhrase, generalOf, scoringSigns } from '../formulas'
import { isIcon } from '../icons'
import { benefitPhrase } from '../phrases'
import { ACTION_WORDS, canAdd, canChoose, GOODS, hasNumber, OTHERS, read, write, written } from './vocabulary'

const CRATE = join(process.cwd(), '../crates/inventions/src')
const source = (file: string) => readFileSync(join(CRATE, file), 'utf8')
const speakers = LANGUAGES.map(
  (language) =>
    new Speaker(
      language,
      ['components', 'table'].map((file) => source(`text/${language}/${file}.ftl`)),
    ),
)
/** Said in full, without a gap. */
const isSaid = (text: string) => !/[{}$]|^[a-z]+-[a-z-]+$/.test(text)

describe('the words of benefits', () => {
  it('are those of the rules, with the same numbers', () => {
    const found = [...source('components/benefit.rs').matchAll(/^ {4}word\("([^"]+)", (\d+), (\w+),/gm)]
    const theirs = found.map(([, form, least, most]) => [form, Number(least), most === 'MOST' ? 20 : Number(most)])
    expect(theirs.length).toBeGreaterThan(15)
    const mine = [...GOODS, ...OTHERS].map(({ form, least, most }) => [form, least, most])
    expect(mine.sort()).toEqual(theirs.sort())
  })

  it('are read as they are written, alone and joined', () => {
    const all = [...GOODS, ...ACTION_WORDS, ...OTHERS].map((word) => written(word, hasNumber(word) ? 3 : 0))
    const joined = [
      '2 ip + 1 influence',
      '1 trader or 1 artisan',
      '1 ip + travel or 2 scholar + text: a + b or c',
      'text: x',
    ]
    for (const text of [...all, ...joined]) expect(write(read(text))).toBe(text)
  })

  it('have signs and words in both languages', () => {
    for (const word of [...GOODS, ...ACTION_WORDS, ...OTHERS]) {
      const text = written(word, hasNumber(word) ? 3 : 0)
      const signs = signsOf(text)
      expect(signs.length > 0, text).toBe(text !== 'nothing')
      for (const sign of signs) expect(typeof sign === 'object' && isIcon(sign.icon), text).toBe(true)
      for (const speaker of speakers) expect(isSaid(speaker.say(benefitPhrase(text))), text).toBe(true)
    }
    expect(speakers[0]?.say(benefitPhrase('2 ip + 1 influence or travel'))).toBe(
      '2 IP and 1 influence, or the action Travel',
    )
  })

  it('join as far as the rules take it', () => {
    expect(canAdd(read('1 ip'))).toBe(true)
    expect(canAdd(read('nothing'))).toBe(false)
    expect(canAdd(read('text: x'))).toBe(false)
    expect(canAdd(read(Array(6).fill('1 ip').join(' + ')))).toBe(false)
    expect(canChoose(read('1 ip'))).toBe(true)
    expect(canChoose(read('discount 2'))).toBe(false)
    expect(canChoose(read(Array(4).fill('1 ip').join(' + ')))).toBe(false)
    expect(canChoose(read('1 ip or 2 ip or 3 ip or 4 ip'))).toBe(false)
  })
})

describe('formulas', () => {
  it('count what can be said, in both languages', () => {
    const forms = FAMILIES.flatMap((family) => family.forms)
    expect(new Set(forms).size).toBe(forms.length)
    for (const form of forms) {
      expect(isIcon(countedSign(form)), form).toBe(true)
      for (const speaker of speakers) expect(isSaid(speaker.say(countedPhrase(form))), form).toBe(true)
    }
  })

  it('say every formula of the built-in set in general words', () => {
    const { private_goals: goals, wealth_tiles: wealth } = components.file
    const forms = FAMILIES.flatMap((family) => family.forms)
    for (const { scoring } of [...goals, ...wealth]) {
      const formula = generalOf(scoring as never)
      expect(formula.kind).toMatch(/^(per|steps|sum)$/)
      const terms = formula.kind === 'sum' ? formula.terms : formula.kind === 'text' ? [] : [formula]
      for (const form of terms.flatMap(({ count }) => count)) expect(forms).toContain(form)
      for (const speaker of speakers) expect(isSaid(speaker.say(formulaPhrase(formula)))).toBe(true)
      expect(scoringSigns(scoring).length).toBeGreaterThan(3)
    }
    expect(generalOf({ kind: 'inventions', beyond: 2, ip: 2, max: 12 })).toEqual({
      kind: 'per',
      count: ['inventions'],
      beyond: 2,
      ip: 2,
      max: 12,
    })
  })
})
