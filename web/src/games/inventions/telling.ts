// Everything there is to tell about a place: a component's name, its rule made of what the component file says of it,
// its story, and how sure all that is.

import type { Phrase } from '../../protocol'
import { typeOfSpecialist } from './benefit'
import { type Facts, factsOf, regionOf } from './facts'
import { benefitPhrase, phrase, type Speech, whoName } from './phrases'
import { type Components, REGIONS, type Region, SPECIALIST, type Type, type View } from './types'

/** `asides` are for whoever wants to know more: not read aloud with every thing. */
export type Told = { title: string; rules: string[]; asides?: string[] }

export class Telling {
  facts: Facts
  view: View

  constructor(readonly speech: Speech) {
    this.facts = factsOf(speech.components as Components)
    this.view = speech.view as View
  }

  say(id: string, args?: Phrase['args']): string {
    return this.speech.say(phrase(id, args))
  }

  list(phrases: readonly Phrase[]): string {
    return phrases.map((each) => this.speech.say(each)).join(', ')
  }

  card(card: string): Told | null {
    const facts = this.facts.cards.get(card)
    if (!facts) return null
    const counted = (Object.keys(SPECIALIST) as Type[]).flatMap((type) => {
      const n = facts.exhaust.filter((word) => typeOfSpecialist(word) === type).length
      return n > 0 ? [phrase(`count-${SPECIALIST[type]}`, { n })] : []
    })
    const kind = phrase(`type-${facts.type}`)
    const chain = phrase(`action-${facts.chain}`)
    const rule =
      facts.milestone === null
        ? this.say('rule-card-prehistoric', { kind, chain })
        : this.say('rule-card', {
            kind,
            era: facts.era,
            milestone: phrase(`milestone-${facts.milestone}`),
            exhausts:
              counted.length > 0
                ? phrase('exhausts-some', { specialists: this.list(counted) })
                : phrase('exhausts-nothing'),
            scores: facts.ip > 0 ? phrase('scores-ip', { ip: facts.ip }) : phrase('scores-nothing'),
            chain,
          })
    return {
      title: this.say(`card-${card}`),
      rules: [rule],
      asides: [this.say(`card-${card}-story`)],
    }
  }

  milestone(milestone: string): Told | null {
    const facts = this.facts.milestones.get(milestone)
    if (!facts) return null
    const { era, diplomat_spaces: spaces, diplomat_action: brings } = facts
    const rule = this.say('rule-milestone', { era, spaces, benefit: benefitPhrase(brings) })
    const cards = [...this.facts.cards.values()].filter((card) => card.milestone === milestone)
    const needed =
      cards.length > 0
        ? [this.say('board-needed-for', { cards: this.list(cards.map(({ card }) => phrase(`card-${card}`))) })]
        : []
    return {
      title: this.say(`milestone-${milestone}`),
      rules: [rule, ...needed],
      asides: [this.say(`milestone-${milestone}-story`)],
    }
  }

  action(action: string): Told {
    return {
      title: this.say(`action-${action}`),
      rules: [this.say(`action-${action}-rule`)],
    }
  }

  region(region: Region): Told | null {
    const facts = this.facts.regions.get(region)
    const now = regionOf(this.view, region)
    if (!facts || !now) return null
    const ropes = this.facts.ropes.filter(({ between }) => between.includes(region))
    const other = ([a, b]: readonly [Region, Region]) => (a === region ? b : a)
    const rule = this.say('rule-region', {
      number: facts.number,
      neighbours: this.list(ropes.map(({ between }) => phrase(`region-${other(between)}`))),
      spaces: facts.influence_spaces.join(' / '),
    })
    const home =
      now.kind === null
        ? this.say('board-home-chosen')
        : this.say('board-home-as', { kind: phrase(`type-${now.kind}`) })
    const people = now.citizens.map(({ who, citizens }) => `${whoName(this.speech, who)} ${citizens}`).join(', ')
    const chronos = this.view.chronos?.region === region ? [this.say('board-chronos-here')] : []
    return {
      title: this.say(`region-${region}`),
      rules: [
        people === '' ? this.say('board-no-citizens') : `${this.say('board-citizens')}: ${people}.`,
        ...chronos,
        home,
        rule,
      ],
    }
  }

  /** A region's display: its card with those who worked on it, or what presenting an idea here takes. */
  display(region: Region): Told | null {
    const now = regionOf(this.view, region)
    if (!now) return null
    const card = now.card === null ? null : this.card(now.card)
    const tile = this.specialistTile(now.specialist)
    if (!card)
      return {
        title: this.say(`region-${region}`),
        rules: [this.say('board-no-card'), ...(tile?.rules ?? [])],
      }
    const people = [
      ...(now.presenter
        ? [
            this.say('board-presenter', {
              who: whoName(this.speech, now.presenter.who),
              citizens: now.presenter.citizens,
            }),
          ]
        : []),
      ...(now.inventor ? [this.say('board-inventor', { who: whoName(this.speech, now.inventor) })] : []),
      ...(now.innovator ? [this.say('board-innovator', { who: whoName(this.speech, now.innovator) })] : []),
    ]
    const state = this.say(now.invented ? 'board-invention' : 'board-idea')
    return {
      title: `${this.say(`region-${region}`)}: ${card.title}`,
      rules: [[state, ...people].join(' '), ...card.rules],
      ...(card.asides ? { asides: card.asides } : {}),
    }
  }

  specialistTile(tile: string): Told | null {
    const facts = this.facts.specialistTiles.get(tile)
    if (!facts) return null
    const rule = this.say('rule-specialist-tile', {
      citizens: facts.specialists,
      benefit: benefitPhrase(facts.benefit),
    })
    return { title: this.say(`specialist-tile-${tile}`), rules: [rule] }
  }

  knowledge(region: Region): Told | null {
    const now = regionOf(this.view, region)
    const facts = now && this.facts.knowledgeTiles.get(now.knowledge)
    if (!now || !facts) return null
    const rule = this.say('rule-knowledge-tile', { benefit: benefitPhrase(facts.benefit), ip: facts.ip })
    const state = [
      ...(now.ip_side ? [this.say('board-ip-side')] : []),
      this.say(now.sage ? 'board-sage-here' : 'board-sage-away'),
    ].join(' ')
    return {
      title: `${this.say(`knowledge-tile-${now.knowledge}`)}, ${this.say(`region-${region}`)}`,
      rules: [state, rule],
    }
  }

  tile(kind: string, sign: string): Told | null {
    const number = Number(sign)
    switch (kind) {
      case 'economy': {
        const facts = this.facts.economy.get(number)
        return facts
          ? this.progress(kind, number, this.say('rule-economy', { benefit: benefitPhrase(facts.benefit) }))
          : null
      }
      case 'culture': {
        const facts = this.facts.culture.get(number)
        if (!facts) return null
        return this.progress(
          kind,
          number,
          this.say('rule-culture', { action: phrase(`action-${facts.action}`), benefit: benefitPhrase(facts.benefit) }),
        )
      }
      case 'technology': {
        const facts = this.facts.technology.get(number)
        if (!facts) return null
        const [one, other] = facts.actions
        return this.progress(
          kind,
          number,
          this.say('rule-technology', { one: phrase(`action-${one}`), other: phrase(`action-${other}`) }),
        )
      }
      default: {
        const facts = this.facts.wealth.get(sign)
        if (!facts?.words) return null
        const rule = this.say('rule-wealth', { scoring: facts.words })
        return { title: this.say('tile-wealth', { letter: sign }), rules: [rule] }
      }
    }
  }

  progress(kind: Type, number: number, rule: string): Told {
    return { title: this.say(`tile-${kind}`, { number }), rules: [rule] }
  }

  token(token: string): Told | null {
    const facts = this.facts.tokens.get(token as 'invent')
    const rule =
      token === 'influence'
        ? this.say('rule-token-influence')
        : facts
          ? this.say('rule-token', { citizens: facts.citizens, action: phrase(`action-${token}`) })
          : null
    return rule === null ? null : { title: this.say(`token-${token}`), rules: [rule] }
  }

  space(space: string): Told | null {
    const facts = this.facts.spaces.get(space)
    if (!facts) return null
    const rule = this.say('rule-space', { era: facts.era, benefit: benefitPhrase(facts.benefit) })
    return {
      title: this.say('space-name', { era: facts.era, place: facts.space }),
      rules: [rule],
    }
  }

  hex(hex: string): Told | null {
    const facts = this.facts.hexes.get(hex)
    if (!facts) return null
    const rule = this.say('rule-hex', { benefit: benefitPhrase(facts.benefit) })
    return { title: this.say('hex-name', { hex }), rules: [rule] }
  }

  influence(space: string): Told | null {
    const facts = this.facts.influence[Number(space)]
    if (!facts) return null
    const rule = this.say('rule-influence', { tokens: facts.chain_tokens, adjustment: facts.adjustment, ip: facts.ip })
    return {
      title: this.say('influence-name', { influence: facts.space }),
      rules: [rule],
    }
  }

  goal(goal: string): Told | null {
    const facts = this.facts.goals.get(goal)
    if (!facts?.words) return null
    return {
      title: this.say('goal-name', { goal }),
      rules: [this.say('rule-goal', { scoring: facts.words })],
    }
  }

  /** An era: what its spaces bring, and who stands on them. */
  era(name: string): Told | null {
    const era = Number(name)
    const spaces = [...this.facts.spaces.values()].filter((space) => space.era === era)
    const on = (space: string) =>
      this.view.private.filter((each) => each.space === space).map(({ who }) => whoName(this.speech, who))
    const lines = spaces.map(({ space, benefit }) => {
      const here = on(`${era}-${space}`)
      const brings = this.speech.say(benefitPhrase(benefit))
      return here.length > 0 ? `${space}. ${brings} (${here.join(', ')})` : `${space}. ${brings}`
    })
    return {
      title: this.say('board-era-named', { era, name: phrase(`era-${era}`) }),
      rules: lines.length > 0 ? [this.say('board-era-spaces'), ...lines] : [this.say('board-era-none')],
    }
  }

  /** What has no printed facts. */
  plain(title: string, rule: string): Told {
    return { title: this.say(title), rules: [this.say(rule)] }
  }

  place(anchor: string): Told | null {
    const [kind = '', name = '', sign = ''] = anchor.split(':')
    switch (kind) {
      case 'card':
      case 'milestone':
      case 'action':
      case 'token':
      case 'space':
      case 'hex':
      case 'goal':
      case 'influence':
      case 'era':
        return this[kind](name)
      case 'region':
      case 'display':
      case 'knowledge':
        return (REGIONS as readonly string[]).includes(name) ? this[kind](name as Region) : null
      case 'tile':
      case 'stock':
        return this.tile(name, sign)
      case 'specialist-tile':
        return this.specialistTile(name)
      case 'specialists':
        return this.plain(`type-${name}`, `type-${name}-rule`)
      case 'aspiration':
        return this.plain(`aspiration-${name}`, 'board-aspiration-rule')
      case 'academy':
      case 'chronos':
      case 'pillars':
      case 'economy-tokens':
      case 'display-spaces':
      case 'supply':
        return this.plain(`board-${kind}`, `board-${kind}-rule`)
      default:
        return null
    }
  }
}
