import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { BoardProps } from '../board'
import { expanded, player, stacks, view } from './fixtures'
import Board from './StagedBoard.svelte'
import type { Offer } from './types'

const offer = (choice: string, anchor: string | null): Offer => ({
  choice,
  anchor,
  label: { id: choice },
  declines: false,
})

let board: ReturnType<typeof mount> | null = null
afterEach(async () => {
  if (board) await unmount(board)
  board = null
})

/** The board with what expansions add, which comes a moment later. */
async function lay(given: Partial<BoardProps>): Promise<HTMLElement> {
  const target = document.createElement('div')
  document.body.append(target)
  const props: BoardProps = {
    view: view([player(), player()]),
    viewer: 0,
    names: ['Ada', 'Ben'],
    components: expanded,
    options: { expansions: 'cities+artifacts+echoes+figures', relics: 'yes' },
    offers: [],
    choose: () => undefined,
    highlight: [],
    say: ({ id }) => id,
    text: (id) => id,
    otherwise: () => null,
    settings: { marks: false, motion: 'off' },
    ...given,
  }
  board = mount(Board, { target, props })
  await import('./expansions')
  await Promise.resolve()
  flushSync()
  return target
}

it('a decree that is spoken of lights up, in the center and with whoever has it', async () => {
  const page = await lay({
    view: view([player(), player({ decrees: ['war'], achieved_count: 1 })]),
    highlight: ['decree:war'],
  })
  const lit = [...page.querySelectorAll<HTMLElement>('.spot.lit')].map(({ dataset }) => dataset.anchor)
  expect(lit).toEqual(['decree:war', 'decree:war'])
})

const offered = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('[data-offered]')].map(({ dataset }) => dataset.anchor)

describe('with expansions everything is chosen where it lies', () => {
  const me = player({
    achieved: [3, 3],
    display: 'Holmegaard Bows',
    forecast: [{ name: 'Bangle', value: 1, set: 'echoes' }],
    achieved_count: 2,
  })
  const other = player({
    achieved: [2],
    achieved_specials: ['glory'],
    achieved_count: 4,
    decrees: ['war'],
    relics: ['Timbuktu'],
    score: [{ name: null, value: 2, set: 'cities' }],
  })
  const table = view([me, other], {
    specials: [],
    achievements: [1, 1],
    supplies: [{ set: 'cities', counts: [15, 10, 10, 10, 10, 10, 10, 10, 10, 10] }],
  })
  const at = async (...offers: Offer[]) => offered(await lay({ view: table, offers }))

  it.each([
    ['achievement 3', 'achievement:3', ['achievement:3', 'achievement:3']],
    ['achievement B 2', 'achievement:1:2', ['achievement:1:2']],
    ['special Glory', 'special:glory', ['special:glory']],
    ['decree War', 'decree:war', ['decree:war', 'decree:war']],
    ['icon castle', 'icon:castle', ['icon:castle']],
    ['cities', 'set:cities', ['set:cities']],
    ['back B 2 cities', 'back:1:2:cities', ['back:1:2:cities']],
    ['display dogma', 'card:Holmegaard Bows', ['card:Holmegaard Bows']],
    ['Bangle', 'card:Bangle', ['card:Bangle']],
    ['Timbuktu', 'card:Timbuktu', ['card:Timbuktu']],
    ['achieve 1', 'achieve:1', ['achieve:1']],
  ])('%s', async (choice, anchor, places) => {
    expect((await at(offer(choice, anchor))).sort()).toEqual(places)
  })
})

describe('a pile', () => {
  const table = view([player({ stacks: stacks({ color: 'red', top: 'Archery', inspires: ['Gilgamesh'] }) }), player()])
  it('whose top card and color are both offered has one menu for both', async () => {
    const page = await lay({
      view: table,
      offers: [offer('dogma Archery', 'card:Archery'), offer('inspire red', 'color:red')],
    })
    expect(offered(page)).toEqual(['card:Archery'])
    expect(page.querySelector('[data-offered]')?.getAttribute('aria-haspopup')).toBe('menu')
  })
  it('whose color alone is offered is chosen as a whole', async () => {
    expect(offered(await lay({ view: table, offers: [offer('red', 'color:red')] }))).toEqual(['color:red'])
  })
})

describe('what only expansions have', () => {
  const shown = async (options: Record<string, string>) => {
    const page = await lay({ options })
    return ['board-sets', 'board-decrees'].filter((label) => page.querySelector(`[aria-label="${label}"]`) !== null)
  }
  it('is drawn with them, and not in the base game', async () => {
    expect(await shown({ expansions: 'figures' })).toEqual(['board-sets', 'board-decrees'])
    expect(await shown({})).toEqual([])
  })
})
