// Small matches and states for the tests.

import type { News, Offer, SeatInfo, State, Summary } from '../protocol'

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: number,
    name: ['Ada', 'Ben', 'Cleo', 'Dora'][number] ?? '',
    named: true,
    kind: 'person',
    level: null,
    here: true,
    invitation: null,
    departed: null,
    ...more,
  }
}

export function summary(more: Partial<Summary> = {}): Summary {
  return {
    id: 'm1',
    game: 'innovation',
    options: {},
    status: 'running',
    seats: [seat(0), seat(1)],
    asked: [0],
    yours: [0],
    your_turn: true,
    made_by_you: true,
    public: false,
    limit: 0,
    idle_days: 90,
    clock: null,
    hints: 'alone',
    hints_allowed: true,
    may_return: [],
    may_delete: false,
    created: 0,
    moved: 0,
    choices: 0,
    version: 1,
    outcome: null,
    origin: 'played',
    differs: null,
    ...more,
  }
}

export function news(number: number, choice: number): News {
  return { number, choice, event: null, text: { id: `event-${String(number)}` } }
}

export function offer(choice: string): Offer {
  return { choice, label: { id: choice }, anchor: null, declines: false }
}

export function state(version: number, items: News[], more: Partial<State> = {}): State {
  return {
    type: 'state',
    version,
    match: summary({ version, ...more.match }),
    viewer: 0,
    view: { version },
    question: null,
    news: items,
    reset: false,
    undo: { possible: false, free: false, asked_by: null, agreed: [] },
    handover: [],
    hints: { asked_by: null, agreed: [] },
    plans: {},
    waiting_since: 0,
    thinking: null,
    ...more,
  }
}
