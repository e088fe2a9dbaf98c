// One event of every kind, to test with.

import type { Event } from '../../generated/inventions'

type Kinds = { [K in Event['event']]: Extract<Event, { event: K }> }

const seat = 1
const who = { seat }

export const EVENTS: Kinds = {
  claimed: { event: 'claimed', who, region: 'africa', card: 'bread' },
  round: { event: 'round', era: 3, round: 2 },
  turn: { event: 'turn', who, tokens: 2 },
  pillar: { event: 'pillar', seat, action: 'travel', epoch: false, rest: false },
  chained: { event: 'chained', seat, action: 'invent', cause: { card: 'silk' } },
  'economy-used': { event: 'economy-used', seat, number: 3 },
  presented: { event: 'presented', who, card: 'coins', region: 'south-america', citizens: 2 },
  invented: { event: 'invented', who, card: 'flute', region: 'europe' },
  innovated: { event: 'innovated', who, card: 'flute', region: 'europe' },
  shared: { event: 'shared', who, card: 'flute', region: 'europe' },
  kept: { event: 'kept', who, card: 'flute' },
  'wealth-taken': { event: 'wealth-taken', who, letter: 'B' },
  aspired: { event: 'aspired', seat, aspiration: 'culture' },
  returned: { event: 'returned', seat, aspiration: 'wild' },
  'came-home': { event: 'came-home', seat, region: 'asia', kind: 'technology', citizens: 2 },
  'token-placed': { event: 'token-placed', who, region: 'asia', token: 'share' },
  travelled: { event: 'travelled', seat, from: 'africa', to: 'europe' },
  'knowledge-turned': { event: 'knowledge-turned', seat, tiles: 2 },
  'sage-moved': { event: 'sage-moved', seat, region: 'asia', to_academy: true },
  milestone: { event: 'milestone', who, milestone: 'iron' },
  space: { event: 'space', who, space: '3-2' },
  'common-knowledge': { event: 'common-knowledge', milestone: 'cotton' },
  discarded: { event: 'discarded', milestone: 'transport' },
  'diplomat-sent': { event: 'diplomat-sent', seat, milestone: 'iron', citizen: { specialist: 'economy' } },
  'diplomat-called': { event: 'diplomat-called', seat, milestone: 'iron' },
  'diplomat-returned': { event: 'diplomat-returned', seat, milestone: 'transport' },
  scholars: { event: 'scholars', seat, citizens: 1, cause: { hex: 'C2' } },
  specialists: { event: 'specialists', seat, kind: 'culture', citizens: 1, cause: { action: 'innovate' } },
  citizens: { event: 'citizens', who, region: 'africa', citizens: 1, cause: { economy: 3 } },
  ready: { event: 'ready', seat, kind: 'culture', citizens: 1 },
  exhausted: { event: 'exhausted', seat, kind: 'culture', specialists: 1, scholars: 1 },
  ip: { event: 'ip', seat, ip: 4, cause: { action: 'share' } },
  influence: { event: 'influence', seat, change: -2, cause: 'rules' },
  unplayed: { event: 'unplayed', seat, text: 'and a song', cause: { hex: 'A3' } },
  'economy-token': { event: 'economy-token', seat },
  'took-idea': { event: 'took-idea', seat, card: 'glass' },
  displayed: { event: 'displayed', card: 'glass' },
  'took-tile': { event: 'took-tile', who, tile: 'culture 1' },
  built: { event: 'built', seat, tile: 'culture 1', hex: 'C2' },
  'era-change': { event: 'era-change', era: 2 },
  position: { event: 'position', who, place: 2 },
  revealed: { event: 'revealed', era: 3 },
  outdated: { event: 'outdated', seat: null, card: 'bread' },
  'chronos-moved': { event: 'chronos-moved', region: 'asia' },
  'chronos-idle': { event: 'chronos-idle' },
  over: { event: 'over', winners: [1] },
}
