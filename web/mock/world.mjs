// The people and matches of the mock, one of each kind that a page must show.

import { Match } from './match.mjs'
import { length } from './story.mjs'

export const me = {
  id: 'p1',
  name: 'Ada',
  named: true,
  account: null,
  webhook: null,
  language: 'en',
  recoverable: false,
  operator: false,
}
const option = (key, values) => ({ key, values, default: values[0], several: false, seats_each: 0 })

export const games = [
  {
    name: 'innovation',
    rules: 1,
    seats: { least: 2, most: 4 },
    options: [
      option('edition', ['deluxe-2017', 'iello-2011']),
      ...['teams', 'longer', 'open-covered', 'open-counts'].map((key) => option(key, ['no', 'yes'])),
      {
        ...option('expansions', ['cities', 'artifacts', 'echoes', 'figures']),
        default: 'none',
        several: true,
        seats_each: 1,
      },
      ...['relics', 'far-away'].map((key) => option(key, ['no', 'yes'])),
    ],
    about: {},
    rules_sections: [
      'aim',
      'cards',
      'start',
      'turn',
      'draw',
      'meld',
      'dogma',
      'sharing',
      'demand',
      'achieve',
      'splay',
      'words',
      'special',
      'end',
      'teams',
      'tips',
      'expansions',
      'cities',
      'artifacts',
      'echoes',
      'figures',
      'crowd',
      'editions',
    ],
    bots: ['novice', 'beginner', 'apprentice', 'casual', 'skilled', 'strong', 'veteran', 'expert'],
    plans: ['decline'],
    plan_numbers: {},
  },
]

const bot = (name, level = 'casual') => ({ kind: 'bot', name, level })
const person = (name, more = {}) => ({ kind: 'person', name, ...more })
const mine = (name = 'Ada', kind = 'person') => ({ kind, name, mine: true })

const chats = [
  ['Ben', 1, 'Hello! Good luck to you two.'],
  ['Ada', 0, 'And to you. Clothing on the first turn again?'],
  ['Mina', null, 'I am only watching, take your time.'],
]

function scene() {
  const list = [
    new Match({ id: 'play', seats: [mine(), bot('Ben', 'beginner'), bot('Cleo')], at: 28, age: 2 }),
    new Match({ id: 'wait', seats: [mine(), { kind: 'open' }, { kind: 'open' }], age: 12, limit: 86_400 }),
    new Match({
      id: 'crowd',
      seats: [
        mine(),
        person('Benedikta of Brandenburg'),
        ...Array.from({ length: 5 }, () => ({ kind: 'open' })),
        bot('Cleo'),
      ],
      options: { expansions: 'cities+artifacts+echoes+figures', relics: 'yes', 'far-away': 'yes' },
      age: 30,
    }),
    new Match({ id: 'hot', seats: [mine('Ada'), mine('Ben', 'device'), bot('Cleo')], at: 7, age: 40 }),
    new Match({
      id: 'away',
      seats: [mine(), person('Ben', { here: false }), person('Cleo')],
      at: 15,
      age: 90,
      limit: 7200,
    }),
    new Match({
      id: 'clocks',
      seats: [mine(), person('Ben'), person('Cleo')],
      at: 15,
      age: 4,
      clock: { kind: 'bank', seconds: 1200, increment: 15 },
    }),
    new Match({
      id: 'back',
      seats: [{ ...bot('Ada'), departed: 'time' }, person('Ben'), { ...bot('Cleo'), departed: 'resigned' }],
      at: 12,
      age: 4,
      clock: { kind: 'move', seconds: 259_200 },
      mayReturn: [0],
    }),
    new Match({
      id: 'resigned',
      seats: [mine(), person('Ben', { departed: 'resigned' }), bot('Cleo')],
      at: 20,
      age: 300,
      how: 'resigned',
    }),
    new Match({
      id: 'table',
      seats: [person('Lise'), { kind: 'open', mine: false }, bot('Cleo')],
      isPublic: true,
      age: 1,
      clock: { kind: 'move', seconds: 86_400 },
      hints: 'on',
    }),
    new Match({
      id: 'watch',
      seats: [person('Lise'), person('Otto'), bot('Cleo')],
      at: 20,
      isPublic: true,
      age: 3,
      options: { edition: 'iello-2011' },
    }),
    new Match({ id: 'done', seats: [mine(), person('Ben'), bot('Cleo')], at: length, age: 1500 }),
  ]
  for (const match of list) {
    const listed = ['play', 'away', 'done', 'watch'].includes(match.id) ? chats : []
    match.chats = listed.map(([from, seat, text], number) => ({
      type: 'chat',
      number,
      from,
      named: true,
      seat,
      text,
      at: Date.now() - 600_000 + number * 50_000,
      note: null,
    }))
  }
  const clocks = list.find((match) => match.id === 'clocks')
  clocks.chats = ['hints-on', 'hint', 'left', 'returned'].map((note, number) => ({
    type: 'chat',
    number,
    from: 'Ben',
    named: true,
    seat: 1,
    text: '',
    at: Date.now() - 600_000 + number * 50_000,
    note,
  }))
  const away = list.find((match) => match.id === 'away')
  away.undo = { possible: true, free: false, asked_by: 2, agreed: [] }
  return new Map(list.map((match) => [match.id, match]))
}

export const matches = new Map()

/** Everything as it was in the beginning. */
export function reset() {
  matches.clear()
  for (const [id, match] of scene()) matches.set(id, match)
}

reset()

let made = 0

/** The story has three seats; whatever is wished for, bots fill the rest. */
export function create({ seats, options, limit, public: isPublic }) {
  const names = ['Ada', 'Ben', 'Cleo']
  const made_seats = names.map((name, index) => {
    const wish = seats[index] ?? { kind: 'bot', level: 'casual' }
    if (wish.kind === 'me') return mine(me.name)
    if (wish.kind === 'device') return mine(wish.name, 'device')
    return wish.kind === 'bot' ? bot(name, wish.level) : { kind: 'open' }
  })
  const match = new Match({ id: `new${++made}`, seats: made_seats, options, limit, isPublic, age: 0 })
  matches.set(match.id, match)
  match.goOn()
  return match
}
