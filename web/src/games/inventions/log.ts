// How an event stands in the log: what somebody did, and below it what came of it.

import type { LogLine } from '../board'
import type { Event, Who } from '../../generated/inventions'

const seatOf = (who: Who): number | null => (typeof who === 'object' ? who.seat : null)

const act = (seat: number | null, about?: string): LogLine => ({
  kind: 'act',
  seat,
  ...(about === undefined ? {} : { about }),
})
const result = (seat: number | null): LogLine => ({ kind: 'result', seat })
const quiet = (seat: number | null): LogLine => ({ kind: 'quiet', seat })

/** Nothing else tells that specialists were called: they only come home. */
const CALL = 'call-specialists'

export function logLine(event: unknown): LogLine {
  const news = event as Event
  switch (news.event) {
    case 'turn':
      return { kind: 'turn', seat: seatOf(news.who) }
    case 'pillar':
      // What is done there is told by itself.
      if (news.rest || news.action === CALL) return act(news.seat, `action:${news.action}`)
      return { kind: 'turn', seat: news.seat }
    case 'chained':
      if (news.action === CALL || news.action === null)
        return act(news.seat, news.action ? `action:${CALL}` : undefined)
      return quiet(news.seat)
    case 'claimed':
    case 'presented':
    case 'invented':
    case 'innovated':
    case 'shared':
      return act(seatOf(news.who), `card:${news.card}`)
    case 'travelled':
      return act(news.seat, `region:${news.to}`)
    case 'token-placed':
      return act(seatOf(news.who), news.token === null ? `region:${news.region}` : `token:${news.token}`)
    case 'milestone':
      return act(seatOf(news.who), `milestone:${news.milestone}`)
    case 'diplomat-sent':
    case 'diplomat-called':
      return act(news.seat, `milestone:${news.milestone}`)
    case 'economy-used':
      return act(news.seat, `tile:economy:${news.number}`)
    case 'round':
    case 'revealed':
    case 'over':
      return act(null)
    case 'era-change':
      return act(null, `era:${news.era}`)
    case 'kept':
    case 'wealth-taken':
    case 'took-tile':
    case 'space':
    case 'citizens':
      return result(seatOf(news.who))
    case 'came-home':
    case 'scholars':
    case 'specialists':
    case 'ready':
    case 'ip':
    case 'unplayed':
    case 'influence':
    case 'economy-token':
    case 'took-idea':
    case 'built':
    case 'sage-moved':
    case 'diplomat-returned':
      return result(news.seat)
    case 'position':
      return act(seatOf(news.who))
    case 'outdated':
      return quiet(news.seat)
    case 'aspired':
    case 'returned':
    case 'exhausted':
    case 'knowledge-turned':
      return quiet(news.seat)
    case 'common-knowledge':
    case 'discarded':
    case 'displayed':
    case 'chronos-idle':
    case 'chronos-moved':
      return quiet(null)
    default:
      return news satisfies never
  }
}
