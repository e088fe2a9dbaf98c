// The signs of docs/components.md are those of the table. `UPDATE_SIGNS=1 npx vitest run pictures` draws them anew.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { signsOf } from '../benefit'
import { ICONS, isIcon } from '../icons'
import { ACTION_WORDS, GOODS, hasNumber, OTHERS, written, type Word } from './vocabulary'

const DOCS = join(process.cwd(), '../docs')
const SIGNS = join(DOCS, 'signs')
const [HEIGHT, DIGIT, PAD] = [24, 13, 4]
const LOOK =
  'path{fill:#333}text{fill:#333;font:700 19px sans-serif}rect{fill:none;stroke:#333;stroke-width:1.5;stroke-dasharray:3 2}' +
  '@media(prefers-color-scheme:dark){path,text{fill:#ddd}rect{stroke:#ddd}}'

/** A benefit in signs, as the board lays them out. */
function drawn(benefit: string): string {
  let at = PAD
  const shapes = signsOf(benefit).map((part) => {
    if (typeof part === 'string' || !isIcon(part.icon)) throw new Error(`${benefit} has no sign`)
    const number = part.n === undefined ? '' : `${part.sign ?? ''}${String(part.n)}`
    const text = number && `<text x="${String(at)}" y="19">${number}</text>`
    at += number.length * DIGIT
    const frame = part.frame ? `<rect x="${String(at)}" y="1" width="24" height="22" rx="5"/>` : ''
    const sign = `<path transform="translate(${String(at)})" fill-rule="evenodd" d="${ICONS[part.icon]}"/>`
    at += HEIGHT + PAD
    return text + sign + frame
  })
  const size = `viewBox="0 0 ${String(at)} ${String(HEIGHT)}" width="${String(at)}" height="${String(HEIGHT)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${LOOK}</style>${shapes.join('')}</svg>\n`
}

const fileOf = ({ form }: Word) => `${form.replace(/^N | N$/, '').replaceAll(' ', '-')}.svg`
const sample = (word: Word) => (hasNumber(word) ? written(word, word.form.endsWith('aspiration') ? 1 : 2) : word.form)

it('every word has its picture on the page about component files, and it is the sign of the table', () => {
  const words = [...GOODS, ...ACTION_WORDS, ...OTHERS].filter(({ form }) => form !== 'nothing')
  const pictures = new Map(words.map((word) => [fileOf(word), drawn(sample(word))]))
  pictures.set('text.svg', drawn('text: …'))
  if (process.env['UPDATE_SIGNS']) {
    mkdirSync(SIGNS, { recursive: true })
    for (const [file, picture] of pictures) writeFileSync(join(SIGNS, file), picture)
  }
  const there = new Map(readdirSync(SIGNS).map((file) => [file, readFileSync(join(SIGNS, file), 'utf8')]))
  expect(there).toEqual(pictures)
  const page = readFileSync(join(DOCS, 'components.md'), 'utf8')
  expect([...pictures.keys()].filter((file) => !page.includes(`(signs/${file})`))).toEqual([])
})
