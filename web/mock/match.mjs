// A match of the mock: it tells the canned story, whatever is chosen.

import * as story from './story.mjs'

const BOT_MS = 350
const OPTIONS = {
  edition: 'deluxe-2017',
  teams: 'no',
  longer: 'no',
  'open-covered': 'no',
  'open-counts': 'no',
  expansions: 'none',
  relics: 'no',
  'far-away': 'no',
}

export class Match {
  version = 1
  undo = { possible: false, free: true, asked_by: null, agreed: [] }
  handover = []
  plans = {}
  chats = []
  lines = new Set()
  // The version in which each choice was made, so that `since` can be answered.
  made = []

  constructor({ id, seats, at = 0, options = {}, limit = 0, isPublic = false, origin = 'played', age = 5, ...more }) {
    this.id = id
    this.options = { ...OPTIONS, ...options }
    this.at = at
    this.made = Array.from({ length: at }, () => 0)
    this.limit = limit
    this.clock = more.clock ?? null
    this.hints = more.hints ?? 'alone'
    this.asksHints = { asked_by: null, agreed: [] }
    this.mayReturn = more.mayReturn ?? []
    this.how = more.how ?? null
    this.public = isPublic
    this.origin = origin
    this.seats = seats.map((seat, index) => ({
      seat: index,
      name: seat.name ?? '',
      named: seat.kind !== 'open',
      kind: seat.kind,
      level: seat.level ?? null,
      here: seat.here ?? seat.kind !== 'open',
      departed: seat.departed ?? null,
      invitation: seat.kind === 'open' && seat.mine !== false ? `seat${index}-of-${id}` : null,
    }))
    this.yours = seats.flatMap((seat, index) => (seat.mine === true ? [index] : []))
    this.created = Date.now() - age * 60_000
    this.moved = this.created
  }

  get status() {
    if (this.seats.some((seat) => seat.kind === 'open')) return 'waiting'
    return this.at >= story.length || this.how !== null ? 'finished' : 'running'
  }

  get asked() {
    return this.status === 'running' ? story.askedAt(this.at) : []
  }

  get hasOthers() {
    return this.seats.some((seat) => seat.kind === 'person' && !this.yours.includes(seat.seat))
  }

  get outcome() {
    if (this.how === null) return story.outcome
    return {
      how: this.how,
      places: this.seats.map((seat) => (seat.seat === 1 ? 2 : 1)),
      points: this.seats.map(() => 0),
    }
  }

  /** Everybody has used some of their time. */
  times() {
    const runs = this.status === 'running' ? this.asked.filter((seat) => this.seats[seat].kind === 'person') : []
    const left = this.seats.map((seat) =>
      seat.kind === 'person' && this.status === 'running' ? this.clock.seconds * 700 - seat.seat * 95_000 : null,
    )
    return { left, running: runs }
  }

  summary() {
    const { id, options, status, seats, asked, yours, limit, created, moved, version, origin } = this
    return {
      id,
      game: 'innovation',
      options,
      status,
      seats,
      asked,
      yours,
      your_turn: asked.some((seat) => yours.includes(seat)),
      made_by_you: true,
      public: this.public,
      limit,
      clock: this.clock && { setting: this.clock, ...this.times() },
      hints: this.hints,
      hints_allowed: this.hints === 'on' || (this.hints === 'alone' && !this.hasOthers),
      may_return: this.mayReturn,
      may_delete: status === 'waiting' ? yours.length > 0 : !this.hasOthers,
      created,
      moved,
      choices: this.at,
      version,
      outcome: status === 'finished' ? this.outcome : null,
      origin,
      differs: null,
    }
  }

  state(viewer, { since = null, reset = since === null } = {}) {
    const from = since === null ? -1 : this.made.filter((version) => version <= since).length
    const waiting = this.status === 'waiting'
    const eyes = this.status === 'finished' ? 'all' : viewer
    return {
      type: 'state',
      version: this.version,
      match: this.summary(),
      viewer,
      view: waiting ? null : story.viewAt(this.at, eyes),
      question: viewer === null || waiting || this.status === 'finished' ? null : story.questionAt(this.at, viewer),
      news: waiting ? [] : story.news(from, this.at, eyes),
      reset,
      undo: this.undo,
      handover: this.handover,
      hints: this.asksHints,
      plans: this.plans,
      waiting_since: this.moved,
      thinking: null,
    }
  }

  /** Tells everybody at the table; `reset` if something was taken back. */
  changed(reset = false) {
    const since = this.version
    this.version += 1
    this.moved = Date.now()
    for (const line of this.lines) line.show(reset ? {} : { since })
  }

  step() {
    this.at += 1
    this.made.push(this.version + 1)
    this.undo = { possible: true, free: this.at % 3 === 0, asked_by: null, agreed: [] }
    this.changed()
  }

  choose() {
    this.step()
    this.goOn()
  }

  takeBack() {
    if (!this.undo.possible || this.at === 0) return
    this.at -= 1
    this.made.pop()
    this.undo = { possible: this.at > 0, free: true, asked_by: null, agreed: [] }
    this.changed(true)
  }

  /** Bots answer after a moment. */
  goOn() {
    const [seat] = this.asked
    if (seat === undefined || this.seats[seat].kind !== 'bot' || this.asked.some((each) => this.yours.includes(each)))
      return
    setTimeout(() => {
      this.step()
      this.goOn()
    }, BOT_MS)
  }
}
