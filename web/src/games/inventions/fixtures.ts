// Positions to test with: the middle of a game of four, and of a game of two with Chronos.

import printed from '../../generated/inventions-components.json'
import { isSeat } from './facts'
import type { Components, PlayerView, RegionView, View } from './types'

/** The built-in set as the server sends it. */
export const components = printed as unknown as Components

const empty: RegionView = {
  region: 'africa',
  card: null,
  invented: false,
  presenter: null,
  inventor: null,
  innovator: null,
  specialist: 'ip',
  knowledge: 'invent',
  ip_side: false,
  sage: true,
  letter: 'A',
  wealth: 4,
  tokens: [],
  citizens: [],
  kind: 'economy',
}

const player: PlayerView = {
  ip: 12,
  influence: 5,
  era: 3,
  supply: 14,
  scholars: 2,
  home: [2, 1, 0],
  exhausted: [0, 1, 3],
  sages: 1,
  hand: ['caravel', 'catapult'],
  inventions: ['bread'],
  tokens: ['present', 'share'],
  economy: 1,
  display: ['economy 3', 'wealth B'],
  aspirations: [],
  map: [
    { hex: 'C3', tile: 'economy 1', face_down: false, used: true, ip: null },
    { hex: 'C4', tile: 'technology 2', face_down: false, used: false, ip: null },
    { hex: 'B3', tile: 'wealth A', face_down: false, used: false, ip: 3 },
  ],
  epoch: 'travel',
  seasons: ['present'],
  influence_ip: 5,
  wealth_ip: 3,
  goals: null,
  goals_ip: null,
}

export const four: View = {
  components: components.hash,
  phase: 'chain',
  era: 3,
  round: 2,
  order: [{ seat: 1 }, { seat: 0 }, { seat: 3 }, { seat: 2 }],
  turn: { seat: 0 },
  now: {
    tokens: 2,
    performed: ['travel', 'innovate'],
    open: [
      { action: 0, chain: { knowledge: 'africa' }, opens: ['invent'] },
      { action: 1, chain: { card: 'silk' }, opens: ['share'] },
    ],
    technology_used: false,
    presented: 0,
    built: null,
  },
  regions: [
    {
      ...empty,
      card: 'silk',
      invented: true,
      presenter: { who: { seat: 1 }, citizens: 2 },
      inventor: { seat: 2 },
      innovator: { seat: 0 },
      citizens: [
        { who: { seat: 0 }, citizens: 3 },
        { who: { seat: 1 }, citizens: 1 },
      ],
      tokens: [{ who: { seat: 0 }, token: 'invent' }],
    },
    {
      ...empty,
      region: 'middle-east',
      specialist: 'present',
      knowledge: 'share',
      letter: 'B',
      citizens: [{ who: { seat: 2 }, citizens: 2 }],
      sage: false,
      ip_side: true,
    },
    {
      ...empty,
      region: 'europe',
      card: 'steel',
      presenter: { who: { seat: 0 }, citizens: 1 },
      specialist: 'invent',
      knowledge: 'citizen',
      letter: 'C',
      wealth: 3,
      citizens: [
        { who: { seat: 0 }, citizens: 1 },
        { who: { seat: 1 }, citizens: 2 },
        { who: { seat: 2 }, citizens: 1 },
        { who: { seat: 3 }, citizens: 4 },
      ],
      kind: 'technology',
      tokens: [
        { who: { seat: 3 }, token: 'influence' },
        { who: { seat: 1 }, token: null },
      ],
    },
    {
      ...empty,
      region: 'asia',
      card: 'printing-press',
      presenter: { who: { seat: 3 }, citizens: 2 },
      specialist: 'share',
      knowledge: 'innovate',
      letter: 'D',
      kind: 'culture',
    },
    {
      ...empty,
      region: 'australia',
      card: 'mariners-compass',
      invented: true,
      presenter: { who: { seat: 0 }, citizens: 2 },
      inventor: { seat: 1 },
      specialist: 'scholar',
      knowledge: 'gain-influence',
      letter: 'E',
      wealth: 2,
      kind: 'technology',
      citizens: [{ who: { seat: 3 }, citizens: 1 }],
    },
    {
      ...empty,
      region: 'north-america',
      specialist: 'influence',
      knowledge: 'call-specialists',
      letter: 'F',
      wealth: 0,
    },
    {
      ...empty,
      region: 'south-america',
      card: 'wheel',
      invented: true,
      presenter: { who: { seat: 2 }, citizens: 1 },
      inventor: { seat: 0 },
      specialist: 'citizen',
      knowledge: 'present',
      letter: 'G',
      kind: 'technology',
    },
  ],
  common: [
    { milestone: 'sailing', diplomats: [{ seat: 0 }] },
    { milestone: 'cotton', diplomats: [] },
    { milestone: 'transport', diplomats: [{ seat: 1 }, { seat: 2 }] },
    { milestone: 'origin-of-language', diplomats: [] },
  ],
  private: [
    { who: { seat: 0 }, milestone: 'iron', diplomats: [{ seat: 0 }], space: '3-1' },
    { who: { seat: 1 }, milestone: 'mathematics', diplomats: [{ seat: 1 }, { seat: 0 }], space: '3-4' },
    { who: { seat: 2 }, milestone: 'copper-smelting', diplomats: [{ seat: 2 }], space: null },
    { who: { seat: 3 }, milestone: 'mining', diplomats: [{ seat: 3 }], space: null },
  ],
  eureka: ['paper', 'greek-fire', 'crane'],
  discard: ['stone-bone-tools', 'control-of-fire', 'agriculture'],
  ideas: ['coins', 'glass', 'lighthouse'],
  top: 'windmill',
  stack: 21,
  stock: (['economy', 'culture', 'technology'] as const).flatMap((kind) =>
    [1, 2, 3, 4, 5, 6, 7].map((number) => ({ kind, number, left: number % 4 })),
  ),
  chronos: null,
  players: [
    {
      ...player,
      aspirations: ['culture'],
      goals: [
        { goal: '1-1', ip: 7 },
        { goal: '2-3', ip: 3 },
        { goal: '3-7', ip: 1 },
      ],
      goals_ip: 10,
    },
    { ...player, ip: 20, influence: 9, hand: ['writing', 'eyeglasses'], inventions: ['flute', 'coins'] },
    { ...player, ip: 9, influence: 0, era: 2, inventions: ['trade'], display: [], map: [] },
    { ...player, ip: 15, influence: 5, era: 2, inventions: ['boats'], scholars: 0, sages: 0 },
  ],
  winners: null,
}

export const two: View = {
  ...four,
  order: [{ seat: 1 }, 'chronos', { seat: 0 }],
  phase: 'main',
  now: { ...(four.now ?? { technology_used: false, presented: 0, built: null }), tokens: 2, performed: [], open: [] },
  regions: four.regions.map((each) => ({
    ...each,
    // Cleo's citizens are Chronos' in the smaller game.
    citizens: each.citizens
      .filter(({ who }) => !isSeat(who, 3))
      .map(({ who, citizens }) => ({ who: isSeat(who, 2) ? 'chronos' : who, citizens })),
    presenter:
      each.presenter && isSeat(each.presenter.who, 3)
        ? { who: 'chronos', citizens: 2 }
        : each.presenter && isSeat(each.presenter.who, 2)
          ? { who: 'chronos', citizens: 1 }
          : each.presenter,
    inventor: isSeat(each.inventor, 2) ? 'chronos' : each.inventor,
    tokens: each.tokens.map((token) => (isSeat(token.who, 3) ? { who: 'chronos', token: null } : token)),
  })),
  common: four.common.map(({ milestone, diplomats }) => ({
    milestone,
    diplomats: diplomats.map((who) => (isSeat(who, 2) ? 'chronos' : who)),
  })),
  private: four.private.map((each, i) => ({
    ...each,
    who: i === 2 ? 'chronos' : i === 3 ? 'nobody' : each.who,
    diplomats: i > 1 ? [] : each.diplomats,
  })),
  chronos: { region: 'asia', supply: 11, tiles: ['economy 3'] },
  players: four.players.slice(0, 2),
}
