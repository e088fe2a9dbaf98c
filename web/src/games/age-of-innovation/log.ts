// How an event stands in the log: what somebody did, what came of it, and what is there only when one unfolds it.

import type { Event } from '../../generated/age-of-innovation'
import type { LogKind, LogLine } from '../board'

const line = (kind: LogKind, seat: number | null, about?: string): LogLine =>
  about === undefined ? { kind, seat } : { kind, seat, about }

export function logLine(event: unknown): LogLine {
  return lineOf(event as Event)
}

function lineOf(event: Event): LogLine {
  switch (event.event) {
    case 'took-set':
      return line('act', event.seat, `faction:${event.faction}`)
    case 'took-display':
      return line('act', event.seat, `display:${event.display}`)
    case 'took-faction':
      return line('act', event.seat, `faction:${event.faction}`)
    case 'round':
    case 'area-tile':
    case 'over':
      return line('act', null)
    case 'turn':
      return line('turn', event.seat)
    case 'dug':
      return line('act', event.seat, `display:${event.terrain}`)
    case 'built':
      return line('act', event.seat, `building:${event.building}`)
    case 'upgraded':
      return line('act', event.seat, `building:${event.to}`)
    case 'annex':
      return line('act', event.seat, 'building:annex')
    case 'advanced':
      return line('act', event.seat, `track:${event.track}`)
    case 'innovation':
      return line('act', event.seat, `innovation:${event.innovation}`)
    case 'sent':
    case 'returned':
      return line('act', event.seat, `discipline:${event.discipline}`)
    case 'power-action':
      return line('act', event.seat, `power:${event.action}`)
    case 'book-action':
      return line('act', event.seat, `books:${event.action}`)
    case 'special':
    case 'passed':
      return line('act', event.seat)
    case 'city':
      return line('act', event.seat, `city:${event.tile}`)
    case 'took-bonus':
      return line('result', event.seat, `bonus:${event.bonus}`)
    case 'competency':
      return line('result', event.seat, `competency:${event.competency}`)
    case 'palace':
      return line('result', event.seat, `palace:${event.palace}`)
    case 'bridge':
    case 'power-gained':
    case 'level':
    case 'book-gained':
    case 'book-paid':
    case 'gained':
    case 'paid':
    case 'points':
    case 'tokens':
      return line('result', event.seat)
    case 'converted':
    case 'power-declined':
    case 'key':
    case 'area':
    case 'leftovers':
      return line('quiet', event.seat)
  }
}
