// A small table for tests: a few printed cards and players that tests fill.

import {
  COLORS,
  type CardFacts,
  type CardSet,
  type Components,
  type EffectKind,
  type PlayerView,
  type StackView,
  type View,
} from './types'

const card = (
  name: string,
  age: number,
  color: CardFacts['color'],
  slots: CardFacts['slots'],
  featured: CardFacts['featured'],
  ...effects: EffectKind[]
): CardFacts => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-').replaceAll('.', ''),
  age,
  color,
  slots,
  featured,
  effects: { 'deluxe-2017': effects, 'iello-2011': effects },
})

export const components: Components = {
  cards: [
    card('Archery', 1, 'red', ['castle', 'lightbulb', 'hex', 'castle'], 'castle', 'demand'),
    card('Oars', 1, 'red', ['castle', 'crown', 'hex', 'castle'], 'castle', 'demand', 'dogma'),
    card('The Wheel', 1, 'green', ['hex', 'castle', 'castle', 'castle'], 'castle', 'dogma'),
    card('Writing', 1, 'blue', ['hex', 'lightbulb', 'lightbulb', 'crown'], 'lightbulb', 'dogma'),
    card('Currency', 2, 'green', ['leaf', 'crown', 'hex', 'crown'], 'crown', 'dogma'),
    card('Software', 10, 'blue', ['clock', 'clock', 'clock', 'hex'], 'clock', 'dogma', 'dogma'),
  ],
  decrees: [],
  achievement_points: [5, 10, 15, 20, 25, 30, 35, 40, 45],
  specials: ['monument', 'empire', 'world', 'wonder', 'universe'],
}

// The same table with a city, an artifact, an Echoes card, a figure and a relic.
const typed = (set: CardSet, facts: CardFacts, more: Partial<CardFacts> = {}): CardFacts => ({ ...facts, set, ...more })
export const expanded: Components = {
  achievement_points: [...components.achievement_points, 50],
  specials: [...components.specials, 'glory', 'wealth'],
  cards: [
    ...components.cards.map((facts) => typed('base', facts)),
    typed('cities', {
      ...card('Tikal', 2, 'red', ['castle', 'leaf', 'bonus-4', 'castle', 'hex', 'search-castle'], 'castle'),
      featured: null,
    }),
    typed(
      'artifacts',
      card('Holmegaard Bows', 1, 'red', ['castle', 'hex', 'castle', 'castle'], 'castle', 'compel', 'dogma'),
    ),
    typed('echoes', card('Bangle', 1, 'red', ['hex', 'castle', 'echo', 'bonus-1'], 'castle', 'dogma'), { echo: true }),
    typed('figures', card('Gilgamesh', 1, 'red', ['inspire', 'hex', 'bonus-1', 'castle'], 'castle'), {
      inspire: true,
      karmas: ['each'],
    }),
    typed(
      'cities',
      {
        ...card('Timbuktu', 3, 'green', ['lightbulb', 'crown', 'crown', 'crown', 'hex', 'plus'], 'crown'),
        featured: null,
      },
      { relic: true },
    ),
  ],
  decrees: [{ name: 'war', color: 'red' }],
}

export function stacks(...filled: (Partial<StackView> & Pick<StackView, 'color'>)[]): StackView[] {
  return COLORS.map((color) => {
    const given = filled.find((stack) => stack.color === color)
    return {
      color,
      splay: 'unsplayed',
      top: null,
      count: given?.top ? 1 + (given.covered?.length ?? 0) : 0,
      covered: [],
      dogma: null,
      ...given,
    }
  })
}

export function player(given: Partial<PlayerView> = {}): PlayerView {
  const icons = [0, 0, 0, 0, 0, 0]
  const nothing = {
    hand: [],
    score: [],
    points: 0,
    draw: 1,
    achieved: [],
    achieved_specials: [],
    achieved_count: 0,
    eligible: [],
    scored_this_turn: 0,
    tucked_this_turn: 0,
  }
  return { ...nothing, icons, stacks: stacks(), ...given }
}

export function view(players: PlayerView[], given: Partial<View> = {}): View {
  return {
    turn: 0,
    actions: 2,
    supply: [9, 9, 9, 9, 9, 9, 9, 9, 9, 9],
    achievements: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    specials: ['monument', 'empire', 'world', 'wonder', 'universe'],
    needed: 6,
    dogma: null,
    players,
    winners: null,
    how: null,
    ...given,
  }
}
