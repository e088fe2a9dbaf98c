// The JSON calls of docs/protocol.md, as far as the pages need them.

import * as story from './story.mjs'
import { lobbyTexts, tableTexts } from './texts.mjs'
import { create, games, matches, me } from './world.mjs'

const refused = (status, code, args) => ({
  status,
  body: { error: { code, text: { id: `error-${code}`, ...(args && { args }) } } },
})
const ok = (body) => ({ status: 200, body })

function lobby() {
  const all = [...matches.values()].map((match) => match.summary())
  const mine = (match) => match.yours.length > 0 || match.may_return.length > 0
  return {
    mine: all.filter((match) => mine(match) && match.status !== 'finished'),
    open: all.filter((match) => !mine(match) && match.status === 'waiting' && match.public),
    watch: all.filter((match) => !mine(match) && match.status === 'running' && match.public),
    finished: all.filter((match) => mine(match) && match.status === 'finished'),
  }
}

function moment(match, at) {
  const viewer = match.status === 'finished' ? 'all' : (match.yours[0] ?? null)
  const now = Math.max(0, Math.min(match.at, at))
  return {
    at: now,
    of: match.at,
    choice: now === 0 ? null : story.choiceAt(now - 1),
    view: story.viewAt(now, viewer),
    news: story.news(now - 1, now, viewer),
    asked: story.askedAt(now),
    outcome: now === story.length ? story.outcome : null,
  }
}

function hints(match, seat) {
  const offers = story.questionAt(match.at, seat)?.offers ?? []
  return {
    tries: 1500,
    hints: offers
      .slice(0, 3)
      .map(({ choice, label }, rank) => ({ choice, label, worth: 0.62 - 0.07 * rank, visits: 900 >> (4 * rank) })),
  }
}

/** A made-up analysis that is complete at once. */
function analysis(match, from) {
  const points = Array.from({ length: match.at }, (_, at) => {
    const { seat, choice, label } = story.choiceAt(at)
    const worth = 0.35 + 0.25 * Math.sin(at / 7 + seat)
    const played = { choice, label, worth, visits: 40 }
    const expected = [0, 1, 2].map((each) => (each === seat ? worth : (1 - worth) / 2))
    return {
      at,
      seat,
      expected,
      played,
      best: at % 9 === 4 ? { ...played, choice: 'draw', worth: worth + 0.1 } : played,
    }
  })
  return { of: match.at, total: match.at, done: match.at, from, points: points.slice(from) }
}

function matchCall(method, match, call, query, body) {
  if (method === 'GET' && !call) return ok(match.summary())
  if (call === 'replay') return ok(moment(match, Number(query.get('at'))))
  if (call === 'chart')
    return ok({ series: story.chart.series.map(({ id, values }) => ({ id, values: values.slice(0, match.at + 1) })) })
  if (call === 'analysis')
    return match.status === 'finished' ? ok(analysis(match, Number(query.get('from')))) : refused(403, 'forbidden')
  if (call === 'record')
    return match.status === 'finished' ? { status: 200, text: story.record } : refused(403, 'forbidden')
  if (call === 'hint') return ok(hints(match, body.seat))
  if (call === 'fork')
    return ok({ id: create({ seats: [{ kind: 'me' }], options: match.options, limit: 0, public: false }).id })
  if (call === 'join' || call === 'leave') {
    const seat = match.seats[body.seat]
    if (call === 'join' && seat.kind !== 'open') return refused(403, 'forbidden')
    Object.assign(
      seat,
      call === 'join' ? { kind: 'person', name: me.name, here: true, invitation: null } : { kind: 'open', name: '' },
    )
    match.yours = call === 'join' ? [...match.yours, body.seat] : match.yours.filter((each) => each !== body.seat)
    match.changed()
    return ok(match.summary())
  }
  return refused(404, 'not-found')
}

/** What the server answers, or null for what is no call. */
export function answer(method, path, query, body) {
  const [api, first, second, third, fourth] = path.split('/').filter(Boolean)
  if (api !== 'api') return null
  const key = `${method} ${first}`
  if (key === 'GET me') return ok(me)
  if (key === 'PUT me') return ok(Object.assign(me, body))
  if (key === 'POST account' && second === 'delete') return ok(Object.assign(me, { account: null }))
  if (key === 'POST account' && second === 'password') return ok(me)
  if (key === 'POST account') {
    Object.assign(me, { account: body.account ?? me.account, recoverable: true })
    return ok({ me, recovery_code: 'K7QF-2M9X-0HTV-8R3C-W5JD-6NPE' })
  }
  if (key === 'POST login')
    return body.password === 'wrong' ? refused(403, 'wrong-password') : ok(Object.assign(me, { account: body.account }))
  if (key === 'POST logout-everywhere') return ok(me)
  if (key === 'POST logout') return ok(Object.assign(me, { account: null }))
  if (key === 'GET texts') return ok(lobbyTexts(games, second))
  if (key === 'GET games' && third === 'texts') return ok(tableTexts(fourth, query.get('edition')))
  if (key === 'GET games') return ok(second ? story.components : games)
  if (key === 'GET lobby') return ok(lobby())
  if (key === 'POST records')
    return String(body).startsWith('innovarium record') ? ok({ id: 'done' }) : refused(400, 'bad-record', { line: 1 })
  if (key === 'POST matches' && !second) return ok({ id: create(body).id })
  const match = first === 'matches' ? matches.get(second) : undefined
  return match ? matchCall(method, match, third, query, body) : refused(404, 'not-found')
}
