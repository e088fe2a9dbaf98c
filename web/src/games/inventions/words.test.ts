import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, Speaker } from '../../text/speaker'
import type { BoardProps } from '../board'
import { factsOf } from './facts'
import { components, four, two } from './fixtures'
import type { Speech } from './phrases'
import { consequence } from './consequence'
import { anchors, explain, tally, told } from './words'

const here = dirname(fileURLToPath(import.meta.url))
const crate = join(here, '../../../../crates/inventions/src/text')
const speakers = Object.fromEntries(
  LANGUAGES.map((language) => {
    const files = [join(crate, language, 'components.ftl'), join(here, `board.${language}.ftl`)]
    return [
      language,
      new Speaker(
        language,
        files.map((file) => readFileSync(file, 'utf8')),
      ),
    ]
  }),
) as Record<Language, Speaker>

const speech = (language: Language, view = four): Speech => ({
  view,
  viewer: 0,
  names: ['Ada', 'Ben', 'Cleo', 'Dora'],
  components,
  offers: [
    {
      choice: 'travel africa europe',
      anchor: 'region:europe',
      declines: false,
      label: { id: 'region-europe' },
      opens: ['1 citizen'],
    },
  ],
  text: (id) => speakers[language].say({ id }),
  say: (phrase) => speakers[language].say(phrase, ['Ada', 'Ben', 'Cleo', 'Dora']),
})

const { cards, milestones, spaces, hexes, goals, wealth } = factsOf(components)
const PLACES = [
  ...[...cards.keys()].map((card) => `card:${card}`),
  ...[...milestones.keys()].map((milestone) => `milestone:${milestone}`),
  ...[...spaces.keys()].map((space) => `space:${space}`),
  ...[...hexes.keys()].map((hex) => `hex:${hex}`),
  ...[...goals.keys()].map((goal) => `goal:${goal}`),
  ...[...wealth.keys()].map((letter) => `tile:wealth:${letter}`),
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((number) => [
    `tile:economy:${number}`,
    `stock:culture:${number}`,
    `stock:technology:${number}`,
  ]),
  ...four.regions.flatMap(({ region, specialist }) => [
    `region:${region}`,
    `display:${region}`,
    `knowledge:${region}`,
    `specialist-tile:${specialist}`,
  ]),
  ...components.file.forums.flatMap(({ actions }) => actions.map((action) => `action:${action}`)),
  ...['present', 'invent', 'innovate', 'share', 'influence'].map((token) => `token:${token}`),
  ...['economy', 'culture', 'technology'].flatMap((type) => [`specialists:${type}`, `aspiration:${type}`]),
  ...Array.from({ length: 11 }, (_, influence) => `influence:${influence}`),
  ...['academy', 'chronos', 'pillars', 'economy-tokens', 'display-spaces', 'supply', 'era:3', 'aspiration:wild'],
]

describe('every place', () => {
  it.each(LANGUAGES)('is explained in %s, with nothing missing', (language) => {
    for (const anchor of PLACES) {
      const told = explain(anchor, speech(language))
      expect(told, anchor).not.toBeNull()
      const words = [told?.title ?? '', ...(told?.lines ?? []).map(({ text }) => text)]
      // A message that is missing is said as its id, a value that is missing in braces.
      for (const text of words) expect(text, anchor).not.toMatch(/\{\$|^[a-z]+(-[a-z0-9]+)+$/)
      expect(words.length, anchor).toBeGreaterThan(1)
    }
  })
})

describe('an explanation', () => {
  const lines = (anchor: string, view = four) =>
    explain(anchor, speech('en', view))?.lines.map(({ text }) => text) ?? []
  it('tells the story of a card, and says nothing of how sure its values are', () => {
    const [rule, story, ...more] = lines('card:steel')
    expect(rule).toContain('Technology, era 3')
    expect(rule).toContain('Iron')
    expect(story).toContain('Anatolia')
    expect(more).toEqual([])
  })
  it('tells what the spaces of an era bring, and who stands there', () => {
    expect(lines('era:3')).toContain('1. 1 new citizen in a region of your choice (Ada)')
    expect(lines('era:1')).toEqual(['No space of this era brings anything.'])
  })
  it('tells who worked on a card', () => {
    expect(lines('display:africa')[0]).toBe(
      'An invention, ready to be shared. Presented by Ben with 2 citizens. Invented by Cleo. Improved by Ada.',
    )
    expect(lines('display:africa', two)[0]).toContain('Invented by Chronos')
    expect(lines('display:middle-east')[0]).toBe('No idea lies here.')
  })
  it('tells what can be done here, and what that would open', () => {
    const found = explain('region:europe', speech('en'))?.lines ?? []
    expect(found.filter(({ mark }) => mark !== '')).toEqual([
      { mark: '›', text: 'Europe' },
      { mark: '»', text: 'Would open: 1 new citizen in a region of your choice.' },
    ])
  })
  it('is not there for what is none', () => {
    expect(explain('done', speech('en'))).toBeNull()
    expect(explain('region:atlantis', speech('en'))).toBeNull()
    expect(explain('card:dance', speech('en'))).toBeNull()
  })
  it('is shorter for ears', () => {
    expect(told('hex:C3', speech('en'))).toBe(
      'Hex C3. Building a tile here brings a discount of 2 citizens on the tile',
    )
  })
})

describe('sentences', () => {
  it('name components', () => {
    expect(anchors().get('card-printing-press')).toBe('card:printing-press')
    expect(anchors().get('milestone-iron')).toBe('milestone:iron')
    expect(anchors().get('in-middle-east')).toBe('region:middle-east')
    expect(anchors().get('hex-C3')).toBe('hex:C3')
    expect(anchors().get('action-travel')).toBe('action:travel')
    expect(anchors().get('goal-2-5')).toBe('goal:2-5')
    for (const id of ['action-travel-rule', 'card-silk-story', 'to-atlantis', 'hex-name', 'goal-region', 'event-built'])
      expect(anchors().get(id), id).toBeUndefined()
  })
})

describe('the tally', () => {
  it('tells of what the points consist', () => {
    expect(tally(0, speech('en') as BoardProps)).toEqual([
      '12 IP in all',
      'influence 5 IP',
      'wealth 3 IP',
      'goals 10 IP',
    ])
  })
})

describe('below an offer', () => {
  const below = (choice: string, opens: string[] = []) =>
    consequence({ choice, anchor: null, declines: false, label: { id: 'x' }, opens }, speech('en') as BoardProps)
  it('stands what lies where one goes, and what it opens', () => {
    expect(below('travel africa europe', ['invent', 'share', '1 citizen'])).toBe(
      'Steel lies there. You have 1 citizen there. ' +
        'Would open: Invent, Share an Invention, 1 new citizen in a region of your choice.',
    )
    expect(below('citizen north-america')).toBe('Nobody is there yet.')
  })
  it('stands what a milestone is needed for, whether one knows it, and how many tiles are left', () => {
    expect(below('eureka crane')).toBe('Needed for Catapult.')
    expect(below('take steel')).toBe('Iron is known to you.')
    expect(below('take glass')).toBe('Control of Fire is known to you.')
    expect(below('tile culture 1')).toBe('1 such tile is left.')
  })
  it('stands how many scholars are left, whoever works', () => {
    expect(below('scholars 0')).toBe('Your 2 scholars stay free for other work.')
    expect(below('scholars 1')).toBe('A scholar can do any work; 1 would be left.')
    expect(below('scholars 2')).toBe('A scholar can do any work; none would be left.')
  })
  it('stands nothing where there is nothing to say', () => expect(below('pillar travel')).toBeNull())
})
