import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Movement, Stage } from './stage.svelte'

type Flight = { element: HTMLElement; frames: Keyframe[]; land: () => void }
let flights: Flight[] = []

/** Things lie where `data-at` says; nothing is laid out here. */
function laid(html: string): { root: HTMLElement; layer: HTMLElement } {
  const root = document.createElement('div')
  root.innerHTML = `${html}<div class="layer"></div>`
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const [x = 0, y = 0, height = 20] = (element.dataset['at'] ?? '').split(' ').map(Number)
    element.getBoundingClientRect = () => new DOMRect(x, y, 10, height)
  }
  const layer = root.querySelector<HTMLElement>('.layer')
  if (!layer) throw new Error('no layer')
  return { root, layer }
}

beforeEach(() => {
  vi.useFakeTimers()
  flights = []
  HTMLElement.prototype.animate = function (this: HTMLElement, frames) {
    let land = () => {}
    const finished = new Promise<void>((resolve) => (land = resolve))
    flights.push({ element: this, frames: frames as Keyframe[], land })
    return { finished, cancel: () => {} } as unknown as Animation
  }
})
afterEach(() => {
  vi.useRealTimers()
})

const BOARD = `<b data-place="card:Oars" data-at="0 0"></b><i data-place="pile:0:red|seat:0" data-at="100 50"></i>`
const MELD: Movement = { from: ['card:Oars'], to: ['pile:0:red', 'seat:0'], thing: 'card:Oars', counts: { hand: -1 } }

function stageWith(html: string): { stage: Stage; layer: HTMLElement } {
  const stage = new Stage()
  const { root, layer } = laid(html)
  stage.attach(root, layer)
  return { stage, layer }
}

describe('the stage', () => {
  it('moves a copy of the thing from place to place, and then the number rolls', async () => {
    const { stage, layer } = stageWith(BOARD)
    stage.play(MELD, 300)
    expect(flights.map(({ frames }) => frames.map(({ transform }) => transform))).toEqual([
      ['translate(0px, 0px) scale(1)', 'translate(100px, 50px) scale(1)'],
    ])
    expect(layer.children).toHaveLength(1)
    expect(stage.lit).toContain('pile:0:red')
    expect(stage.counts.get('hand')).toBeUndefined()
    vi.advanceTimersByTime(300)
    expect(stage.counts.get('hand')).toBe(-1)
    flights[0]?.land()
    await Promise.resolve()
    await Promise.resolve()
    expect(layer.children).toHaveLength(0)
  })

  it('takes the first name that is on the page, and flies nowhere without one', () => {
    const { stage } = stageWith(BOARD)
    stage.play({ ...MELD, to: ['pile:1:red', 'seat:0'] }, 300)
    stage.play({ ...MELD, to: ['pile:1:red'] }, 300)
    expect(flights).toHaveLength(1)
  })

  it('copies a thing only where it has a height, and shrinks it where there is none', () => {
    const flat = '<b data-place="card:Oars" data-at="0 0 0"></b><i data-place="pile:0:red" data-at="100 50 0"></i>'
    const before = stageWith(BOARD).stage.look([MELD])
    const { stage } = stageWith(flat)
    stage.play(MELD, 300)
    expect(flights).toHaveLength(0)
    stage.arrive([MELD], before, 300)
    expect(flights.map(({ frames }) => frames.map(({ transform }) => transform))).toEqual([
      ['translate(0px, 0px) scale(1)', 'translate(100px, 50px) scale(0)'],
    ])
  })

  it('only counts and lights up where nothing may move', () => {
    const { stage } = stageWith(BOARD)
    stage.play(MELD, 0)
    vi.advanceTimersByTime(0)
    expect(flights).toHaveLength(0)
    expect(stage.counts.get('hand')).toBe(-1)
  })

  it('forgets everything when the board shows it itself', () => {
    const { stage, layer } = stageWith(BOARD)
    stage.play({ ...MELD, stays: true }, 300)
    vi.advanceTimersByTime(300)
    stage.play(MELD, 300)
    stage.settle()
    vi.advanceTimersByTime(300)
    expect([layer.children.length, stage.counts.size, stage.lit.length]).toEqual([0, 0, 0])
  })

  it('lets what one did oneself come from where it was, one after the other', () => {
    const before = stageWith(BOARD).stage.look([MELD])
    const { stage } = stageWith(`<b data-place="card:Oars|pile:0:red" data-at="100 50"></b>`)
    stage.arrive([MELD, MELD], before, 300)
    expect(flights).toHaveLength(2)
    expect(flights[0]?.frames[0]?.transform).toBe('translate(0px, 0px) scale(1)')
  })
})
