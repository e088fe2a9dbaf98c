import { describe, expect, it } from 'vitest'
import { anchorIndex, anchorsIn, termOf } from '../games/anchors'
import type { Phrase } from '../protocol'
import { inSentences, parseMarkup, segments } from './segments'
import { Speaker } from './speaker'

const speaker = new Speaker('en', [
  'event-draw = { $player } draws { $card }.\nshown-face = { $card } ({ $value }, { $color })\nshown-back = a card of value { $value }\ncolor-red = red\ncard-the-wheel = The Wheel\nrule = Draw two [1] with a [star] [odd].',
  'color-red = crimson',
])
const index = anchorIndex({ cards: [{ name: 'The Wheel', slug: 'the-wheel' }] })
const face: Phrase = {
  id: 'shown-face',
  args: { card: { id: 'card-the-wheel' }, value: 1, color: { id: 'color-red' } },
}
const draw: Phrase = { id: 'event-draw', args: { player: { seat: 1 }, card: face } }

describe('a speaker', () => {
  it('says nested phrases with names; later sources override earlier ones', () => {
    expect(speaker.say(draw, ['Ada', 'Ben'])).toBe('Ben draws The Wheel (1, crimson).')
    expect(speaker.say(draw)).toBe('B draws The Wheel (1, crimson).')
  })

  it('never throws over a gap in the texts', () => {
    expect(speaker.say({ id: 'no-such-message' })).toBe('no-such-message')
    expect(speaker.say({ id: 'event-draw' })).toContain('draws')
  })
})

describe('segments', () => {
  it('turn markup into icons and numbers, and leave other brackets alone', () => {
    const star = { shape: 'M0 0h1v1z', word: 'icon-star' }
    const drawn = (name: string) => (name === 'star' ? star : undefined)
    expect(parseMarkup('Draw two [1] with a [star] [odd].', drawn)).toEqual([
      { kind: 'text', text: 'Draw two ' },
      { kind: 'number', text: '1' },
      { kind: 'text', text: ' with a ' },
      { kind: 'icon', ...star },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: '[odd]' },
      { kind: 'text', text: '.' },
    ])
  })

  it('mark the names of components', () => {
    expect(segments(speaker, draw, ['Ada', 'Ben'], (phrase) => termOf(phrase, index))).toEqual([
      { kind: 'text', text: 'Ben draws ' },
      { kind: 'term', anchor: 'card:The Wheel', text: 'The Wheel' },
      { kind: 'text', text: ' (1, crimson).' },
    ])
  })
})

describe('a headline', () => {
  const parts = (text: string) => {
    const { first, more } = inSentences(parseMarkup(text, () => undefined))
    const said = (pieces: typeof first) => pieces.map((piece) => ('text' in piece ? piece.text : '')).join('|')
    return [said(first), said(more)]
  }

  it('is the first sentence, and nothing else if there is no other', () => {
    expect(parts('Do you build? Choose a tile; it costs [2] influence.')).toEqual([
      'Do you build? ',
      'Choose a tile; it costs |2| influence.',
    ])
    expect(parts('Draw a [4]. Then meld it.')).toEqual(['Draw a |4|. ', 'Then meld it.'])
    expect(parts('Choose a card.')).toEqual(['Choose a card.', ''])
  })

  it('does not end within a name or a number', () => {
    expect(parts('Does J. Doe gain 1.5 points? Choose.')).toEqual(['Does J. Doe gain 1.5 points? ', 'Choose.'])
  })
})

describe('anchors', () => {
  it('name every component and every seat a sentence speaks of', () => {
    expect(anchorsIn(draw, index)).toEqual(['seat:1', 'card:The Wheel'])
  })

  it('name places of which only the game knows', () => {
    const places = (phrase: Phrase) => (phrase.id === 'color-red' ? ['color:red'] : [])
    expect(anchorsIn(draw, { get: () => undefined, places })).toEqual(['seat:1', 'color:red'])
  })

  it('find nothing in components that are not there', () => {
    expect(anchorIndex(undefined).size).toBe(0)
    expect(anchorIndex({ cards: 'none', rules: [1, null] }).size).toBe(0)
  })
})
