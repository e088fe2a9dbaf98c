// One real match of Innovation, written down briefly in match.json: every mock match tells it.

import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
const story = read('match.json')
export const components = read('components.json')

const card = new Map(components.cards.map((each) => [each.name, each]))
const nameOf = (name) => ({ id: `card-${card.get(name).slug}` })
const described = (id, name) => ({
  id,
  args: { card: nameOf(name), value: card.get(name).age, color: { id: `color-${card.get(name).color}` } },
})

/** The short form of a phrase in match.json, made whole. */
function phrase(short) {
  if (typeof short === 'string') {
    const [kind, ...rest] = short.split(':')
    const word = rest.join(':')
    if (kind === 'face') return described('shown-face', word)
    if (kind === 'back') return { id: 'shown-back', args: { value: Number(word) } }
    if (kind === 'card') return nameOf(word)
    return kind === 'id' ? { id: word } : short
  }
  if (short === null || typeof short !== 'object' || 'seat' in short) return short
  return {
    id: short.id,
    args: Object.fromEntries(Object.entries(short.args).map(([key, word]) => [key, phrase(word)])),
  }
}

/** An offer as the server would label it. */
export function offer(choice) {
  const [word, ...rest] = choice.split(' ')
  const name = rest.join(' ')
  const made = (label, anchor, declines = false) => ({ choice, label, anchor, declines })
  if (card.has(choice)) return made(described('offer-card', choice), `card:${choice}`)
  if (word === 'meld' || word === 'dogma') return made(described(`offer-${word}`, name), `card:${name}`)
  if (word === 'achieve') return made({ id: 'offer-achieve', args: { age: Number(name) } }, `achieve:${name}`)
  if (word === 'value') return made({ id: 'offer-value', args: { value: Number(name) } }, `value:${name}`)
  if (word === 'draw') return made({ id: 'offer-draw' }, 'draw')
  if (['yes', 'no', 'done'].includes(word)) return made({ id: `offer-${word}` }, null, word !== 'yes')
  return made({ id: `color-${word}` }, `color:${word}`)
}

const views = []
for (const { change } of story.moments) {
  const view = structuredClone(views.at(-1) ?? {})
  for (const [path, value] of change) {
    if (path === '') Object.assign(view, structuredClone(value))
    else {
      const keys = path.split('.')
      const last = keys.pop()
      keys.reduce((part, key) => part[key], view)[last] = structuredClone(value)
    }
  }
  // The story was written down before views told these.
  for (const player of view.players) {
    const achieved_count = player.achieved.length + player.achieved_specials.length
    Object.assign(player, { scored_this_turn: 0, tucked_this_turn: 0, achieved_count, draw: 1 })
  }
  views.push(view)
}

export const length = story.history.length
export const outcome = story.outcome
export const record = story.record.join('\n')
export const chart = { series: story.chart }
export const askedAt = (at) => story.moments[at].asked
export const choiceAt = (at) => ({
  seat: story.history[at][0],
  choice: story.history[at][1],
  label: offer(story.history[at][1]).label,
})

/** What a viewer may know of it: a seat, null for a watcher, 'all' after the end. */
export function viewAt(at, viewer) {
  const view = structuredClone(views[at])
  if (viewer === 'all') return view
  view.players.forEach((player, seat) => {
    if (seat === viewer) return
    for (const each of [...player.hand, ...player.score, ...player.stacks.flatMap((stack) => stack.covered)])
      each.name = null
  })
  return view
}

export function questionAt(at, seat) {
  const { asked, question } = story.moments[at]
  const found = question[asked.indexOf(seat)]
  if (!found) return null
  return {
    prompt: phrase(found.prompt),
    rule: found.rule && phrase(found.rule),
    source: found.source,
    help: 'turn',
    offers: found.offers.map(offer),
  }
}

/** The news after the first `from` choices up to and with choice `to`. */
export function news(from, to, viewer) {
  const sees = (item) => !item.knowers || viewer === 'all' || item.knowers.includes(viewer)
  return story.news
    .map((item, number) => ({
      number,
      choice: item.choice,
      event: null,
      text: phrase(sees(item) ? item.text : item.hidden),
    }))
    .filter((item) => item.choice > from && item.choice <= to)
}
