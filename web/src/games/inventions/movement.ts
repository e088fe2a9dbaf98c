// What an event shows on the board: a piece, a card or a tile goes from one place to another, and numbers roll.

import type { Movement } from '../../table/stage.svelte'
import type { Action, Cause, Event, Type, Who } from '../../generated/inventions'

/** What flies where it is no copy of a thing on the board. */
export type Flying =
  | { kind: 'meeple'; who: string; count: number }
  | { kind: 'pillar'; seat: number; epoch: boolean }
  | { kind: 'sign'; sign: string; count: number | null }
  | { kind: 'picture'; picture: string; type: string }

const name = (who: Who) => (typeof who === 'object' ? String(who.seat) : who)
const home = (who: Who) => (typeof who === 'object' ? [`seat:${who.seat}`] : ['chronos'])
const meeple = (who: Who, count = 1): Flying => ({ kind: 'meeple', who: name(who), count })
const sign = (icon: string, count: number | null = null): Flying => ({ kind: 'sign', sign: icon, count })
const picture = (of: string, type = 'none'): Flying => ({ kind: 'picture', picture: of, type })
const staff = (seat: number, type: Type) => [`specialists:${seat}:${type}`, `seat:${seat}`]
const academy = (seat: number) => [`academy:${seat}`, `seat:${seat}`]
const region = (where: string, who?: Who) => [...(who ? [`people:${where}:${name(who)}`] : []), `region:${where}`]
const stone = (milestone: string) => [`milestone:${milestone}`, 'drawer:milestones']
const at = (...places: string[]): Movement => ({ from: [], to: places })

/** Where what brought something about lies. */
function origin(cause: Cause, seat: number): string[] {
  if (typeof cause === 'string') return cause === 'era-change' ? ['era:1'] : [`seat:${seat}`]
  if ('action' in cause) return [`action:${cause.action}`]
  if ('milestone' in cause) return stone(cause.milestone)
  if ('space' in cause) return [`space:${cause.space}`, `marker:${seat}`]
  if ('hex' in cause) return [`hex:${seat}:${cause.hex}`, `seat:${seat}`]
  if ('card' in cause) return [`card:${cause.card}`, `seat:${seat}`]
  if ('economy' in cause) return [`tile:economy ${cause.economy}`, `seat:${seat}`]
  if ('culture' in cause) return [`tile:culture ${cause.culture}`, `seat:${seat}`]
  if ('technology' in cause) return [`tile:technology ${cause.technology}`, `seat:${seat}`]
  return [`seat:${seat}`]
}

/** A card is worked on where it lies. */
const worked = (who: Who, where: string, action: Action): Movement => ({
  from: [...home(who), `action:${action}`],
  to: [`display:${where}`],
  piece: meeple(who),
  sound: 'piece',
})

export function movement(event: unknown): Movement | null {
  const news = event as Event
  switch (news.event) {
    case 'claimed':
      return worked(news.who, news.region, 'present')
    case 'round':
      return { ...at(`era:${news.era}`), sound: 'turn' }
    case 'turn':
      return { ...at(...home(news.who)), sound: 'turn' }
    case 'pillar':
      return {
        from: [`pillars:${news.seat}`, `seat:${news.seat}`],
        to: [`action:${news.action}`],
        piece: { kind: 'pillar', seat: news.seat, epoch: news.epoch } satisfies Flying,
        stays: true,
        sound: 'piece',
      }
    case 'chained':
      return {
        from: [`seat:${news.seat}`],
        to: news.action === null ? origin(news.cause, news.seat) : [`action:${news.action}`],
        piece: sign('chain'),
        sound: 'piece',
      }
    case 'economy-used':
      return {
        from: [`seat:${news.seat}`],
        to: [`tile:economy ${news.number}`],
        piece: sign('economy-token'),
        counts: { [`economy:${news.seat}`]: -1 },
        sound: 'coin',
      }
    case 'presented':
      return {
        from: [`card:${news.card}`, ...home(news.who)],
        to: [`display:${news.region}`],
        thing: `card:${news.card}`,
        piece: picture(`cards:${news.card}`),
        stays: true,
        sound: 'card',
      }
    case 'invented':
      return worked(news.who, news.region, 'invent')
    case 'innovated':
      return worked(news.who, news.region, 'innovate')
    case 'shared':
      return { from: [`display:${news.region}`], to: [`region:${news.region}`], piece: sign('share'), sound: 'card' }
    case 'kept':
      return {
        from: [`card:${news.card}`],
        to: typeof news.who === 'object' ? [`inventions:${news.who.seat}`, ...home(news.who)] : ['drawer:ideas'],
        thing: `card:${news.card}`,
        piece: picture(`cards:${news.card}`),
        sound: 'card',
      }
    case 'wealth-taken':
      return {
        from: ['drawer:tiles'],
        to: typeof news.who === 'object' ? [`tiles:${news.who.seat}`, ...home(news.who)] : ['chronos'],
        piece: picture(`progress-tiles:wealth ${news.letter}`, 'wealth'),
        sound: 'card',
      }
    case 'aspired':
      return { from: [`seat:${news.seat}`], to: [`tiles:${news.seat}`], piece: sign(news.aspiration), sound: 'piece' }
    case 'returned':
      return { from: [`tiles:${news.seat}`], to: [`seat:${news.seat}`], piece: sign(news.aspiration), sound: 'piece' }
    case 'came-home':
      return {
        from: region(news.region, { seat: news.seat }),
        to: staff(news.seat, news.kind),
        piece: meeple({ seat: news.seat }, news.citizens),
        counts: {
          [`citizens:${news.region}:${news.seat}`]: -news.citizens,
          [`home:${news.seat}:${news.kind}`]: news.citizens,
        },
        sound: 'piece',
      }
    case 'token-placed':
      return {
        from: typeof news.who === 'object' ? [`tokens:${news.who.seat}`, ...home(news.who)] : ['chronos'],
        to: [`tokens:${news.region}`, `region:${news.region}`],
        piece: sign(news.token ?? 'influence'),
        stays: true,
        sound: 'piece',
      }
    case 'travelled':
      return {
        from: region(news.from, { seat: news.seat }),
        to: region(news.to, { seat: news.seat }),
        piece: meeple({ seat: news.seat }),
        counts: { [`citizens:${news.from}:${news.seat}`]: -1, [`citizens:${news.to}:${news.seat}`]: 1 },
        stays: true,
        sound: 'piece',
      }
    case 'knowledge-turned':
      return at(`seat:${news.seat}`)
    case 'sage-moved': {
      const [there, here] = [[`knowledge:${news.region}`, `region:${news.region}`], academy(news.seat)]
      const way = news.to_academy ? { from: there, to: here } : { from: here, to: there }
      return { ...way, piece: sign('sage'), sound: 'piece' }
    }
    case 'milestone':
      return {
        from: stone(news.milestone),
        to: typeof news.who === 'object' ? [`marker:${news.who.seat}`, ...home(news.who)] : ['drawer:milestones'],
        piece: picture(`milestones:${news.milestone}`),
        sound: 'card',
      }
    case 'space':
      return {
        from: [`marker:${name(news.who)}`],
        to: [`space:${news.space}`, `era:${news.space.split('-')[0] ?? ''}`],
        piece: meeple(news.who),
        sound: 'piece',
      }
    case 'common-knowledge':
      return {
        from: stone(news.milestone),
        to: ['common', 'drawer:milestones'],
        thing: `milestone:${news.milestone}`,
        sound: 'card',
      }
    case 'discarded':
      return at(...stone(news.milestone))
    case 'diplomat-sent':
      return {
        from: news.citizen === 'scholar' ? academy(news.seat) : staff(news.seat, news.citizen.specialist),
        to: stone(news.milestone),
        piece: meeple({ seat: news.seat }),
        counts:
          news.citizen === 'scholar'
            ? { [`scholars:${news.seat}`]: -1 }
            : { [`home:${news.seat}:${news.citizen.specialist}`]: -1 },
        sound: 'piece',
      }
    case 'diplomat-called':
    case 'diplomat-returned':
      return { from: stone(news.milestone), to: academy(news.seat), piece: meeple({ seat: news.seat }), sound: 'piece' }
    case 'scholars':
      return {
        from: origin(news.cause, news.seat),
        to: academy(news.seat),
        piece: sign('scholar', news.citizens),
        counts: { [`scholars:${news.seat}`]: news.citizens },
        sound: 'piece',
      }
    case 'specialists':
      return {
        from: origin(news.cause, news.seat),
        to: staff(news.seat, news.kind),
        piece: meeple({ seat: news.seat }, news.citizens),
        counts: { [`home:${news.seat}:${news.kind}`]: news.citizens },
        sound: 'piece',
      }
    case 'citizens':
      return {
        from: typeof news.who === 'object' ? [`supply:${news.who.seat}`, ...home(news.who)] : ['chronos'],
        to: region(news.region, news.who),
        piece: meeple(news.who, news.citizens),
        counts: { [`citizens:${news.region}:${name(news.who)}`]: news.citizens },
        stays: true,
        sound: 'piece',
      }
    case 'unplayed':
      return at(...origin(news.cause, news.seat))
    case 'ready':
    case 'exhausted':
      return at(...staff(news.seat, news.kind))
    case 'ip':
      return {
        from: origin(news.cause, news.seat),
        to: [`ip:${news.seat}`],
        piece: sign('ip', news.ip),
        counts: { [`ip:${news.seat}`]: news.ip },
        sound: 'points',
      }
    case 'influence':
      return {
        from: news.change < 0 ? [`standing:${news.seat}`] : origin(news.cause, news.seat),
        to: news.change < 0 ? [`seat:${news.seat}`] : [`standing:${news.seat}`],
        piece: sign('influence', news.change),
        counts: { [`standing:${news.seat}`]: news.change },
        sound: 'coin',
      }
    case 'economy-token':
      return {
        from: ['drawer:tiles'],
        to: [`economy:${news.seat}`, `seat:${news.seat}`],
        piece: sign('economy-token'),
        counts: { [`economy:${news.seat}`]: 1 },
        sound: 'coin',
      }
    case 'took-idea':
      return {
        from: [`card:${news.card}`, 'drawer:ideas'],
        to: [`hand:${news.seat}`, `seat:${news.seat}`],
        thing: `card:${news.card}`,
        piece: picture(`cards:${news.card}`),
        sound: 'card',
      }
    case 'displayed':
      return null
    case 'took-tile':
      return {
        from: [`stock:${news.tile.replace(' ', ':')}`, 'drawer:tiles'],
        to: typeof news.who === 'object' ? [`tiles:${news.who.seat}`, ...home(news.who)] : ['chronos'],
        piece: picture(`progress-tiles:${news.tile}`, news.tile.split(' ')[0]),
        sound: 'card',
      }
    case 'built':
      return {
        from: [`tiles:${news.seat}`, `seat:${news.seat}`],
        to: [`hex:${news.seat}:${news.hex}`, `seat:${news.seat}`],
        piece: picture(`progress-tiles:${news.tile}`, news.tile.split(' ')[0]),
        stays: true,
        sound: 'piece',
      }
    case 'era-change':
      return { ...at(`era:${news.era}`), sound: 'turn' }
    case 'position':
      return { from: home(news.who), to: [`order:${news.place}`, 'drawer:standing'], piece: meeple(news.who) }
    case 'revealed':
      return { ...at('eureka', 'drawer:milestones'), sound: 'card' }
    case 'outdated':
      return {
        from: [`card:${news.card}`, ...(news.seat === null ? [] : [`seat:${news.seat}`])],
        to: ['drawer:ideas'],
        thing: `card:${news.card}`,
        piece: picture(`cards:${news.card}`),
      }
    case 'chronos-moved':
      return { from: ['chronos'], to: [`region:${news.region}`], piece: sign('chronos'), stays: true, sound: 'piece' }
    case 'chronos-idle':
      return null
    case 'over':
      return { ...at(...news.winners.map((seat) => `seat:${seat}`)), sound: 'end' }
    default:
      return news satisfies never
  }
}
