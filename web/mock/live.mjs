// The live table of the mock, over a real WebSocket.

import { WebSocketServer } from 'ws'
import { matches, me } from './world.mjs'

const sockets = new WebSocketServer({ noServer: true })

/** Takes the upgrade if it is for a table. */
export function upgrade(request, socket, head) {
  const url = new URL(request.url ?? '/', 'http://mock')
  const match = matches.get(url.pathname.match(/^\/api\/matches\/([^/]+)\/live$/)?.[1])
  if (!match) return false
  const seat = url.searchParams.get('seat')
  const since = url.searchParams.get('since')
  sockets.handleUpgrade(request, socket, head, (line) =>
    sit(match, line, seat === null ? null : Number(seat), since === null ? null : Number(since)),
  )
  return true
}

function sit(match, line, wanted, since) {
  let viewer = match.yours.includes(wanted) ? wanted : null
  const send = (message) => line.send(JSON.stringify(message))
  const seat = { show: (how) => send(match.state(viewer, how)), say: send }
  match.lines.add(seat)
  seat.show({ since })
  for (const chat of match.chats) send(chat)
  match.goOn()

  line.on('close', () => match.lines.delete(seat))
  line.on('message', (data) => {
    const message = JSON.parse(String(data))
    const refuse = (code) =>
      send({ type: 'error', error: { code, text: { id: `error-${code}` } }, answer_to: message.id })
    if (message.type === 'choose') {
      if (message.version !== match.version) {
        refuse('stale')
        seat.show({ since: message.version })
      } else if (!match.asked.includes(viewer)) refuse('not-asked')
      else match.choose()
    } else if (message.type === 'view') {
      viewer = message.seat
      seat.show({})
    } else if (message.type === 'resync') seat.show({})
    else if (message.type === 'undo') {
      if (match.undo.free) match.takeBack()
      else {
        match.undo = { ...match.undo, asked_by: viewer }
        match.changed()
      }
    } else if (message.type === 'undo-answer') {
      if (message.agree) match.takeBack()
      else {
        match.undo = { ...match.undo, asked_by: null }
        match.changed()
      }
    } else if (message.type === 'plan') {
      match.plans = message.value ? { ...match.plans, [message.plan]: message.value } : {}
      match.changed()
    } else if (message.type === 'handover') {
      const agreed = message.agree ? [viewer] : []
      match.handover = agreed.length > 0 ? [{ seat: message.seat, agreed, from: Date.now() }] : []
      match.changed()
    } else if (message.type === 'hints') {
      match.asksHints = message.agree ? { asked_by: viewer, agreed: [viewer] } : { asked_by: null, agreed: [] }
      match.changed()
    } else if (message.type === 'chat') {
      const chat = {
        type: 'chat',
        number: match.chats.length,
        from: me.name,
        named: true,
        seat: viewer,
        text: message.text,
        at: Date.now(),
        note: null,
      }
      match.chats.push(chat)
      for (const other of match.lines) other.say(chat)
    } else refuse('bad-request')
  })
}
