import { describe, expect, it } from 'vitest'
import { arrow } from './arrow'
import { columnsFor, spots, wayThrough } from './road'
import { find, grown, isOffered, outline, placesAt, union } from './sight'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })
const ROOM = box(0, 0, 1000, 700)

describe('an arrow', () => {
  const face = box(900, 50, 80, 80)

  it('ends at the edge of its place', () => {
    const found = arrow(face, box(100, 300, 100, 100), [], [], ROOM)
    const onEdge = [100, 200].includes(found?.tip.x ?? 0) || [300, 400].includes(found?.tip.y ?? 0)
    expect(onEdge).toBe(true)
  })

  it('goes round what could be meant instead', () => {
    const place = box(100, 60, 60, 60)
    const row = [200, 300, 400, 500, 600, 700, 800].map((left) => box(left, 60, 60, 60))
    const free = arrow(face, place, [], [], ROOM)
    const round = arrow(face, place, [], row, ROOM)
    expect(free?.tip.x).toBe(160)
    expect(round?.tip.y).toBe(120)
  })

  it('hides nothing else that is pointed at', () => {
    const place = box(100, 60, 60, 60)
    expect(arrow(face, place, [box(160, 40, 40, 100)], [], ROOM)?.tip.x).not.toBe(160)
  })

  it('is not drawn where the face is beside the place', () => {
    expect(arrow(face, box(880, 150, 80, 80), [], [], ROOM)).toBeNull()
  })
})

describe('a road', () => {
  it('winds: there, and back again', () => {
    const xs = spots(5, 2, 200, 80).map(({ x }) => x)
    expect(xs).toEqual([50, 150, 150, 50, 50])
    expect(spots(5, 2, 200, 80).map(({ y }) => Math.floor(y / 80))).toEqual([0, 0, 1, 1, 2])
  })

  it('has as many columns as there is room for', () => {
    expect(columnsFor(390, 13)).toBe(3)
    expect(columnsFor(390, 21)).toBe(4)
    expect(columnsFor(700, 13)).toBe(6)
    expect(columnsFor(700, 3)).toBe(3)
    expect(columnsFor(100, 13)).toBe(2)
  })

  it('goes through all stations', () => {
    expect(wayThrough(spots(4, 2, 200, 80)).split('C')).toHaveLength(4)
    expect(wayThrough(spots(4, 2, 200, 80)).startsWith(wayThrough(spots(4, 2, 200, 80), 2))).toBe(true)
    expect(wayThrough([])).toBe('')
  })
})

describe('what is seen', () => {
  it('has an outline', () => {
    expect(outline({ ...box(0, 0, 40, 40), hex: false })).toMatch(/^M14 0H26A14/)
    expect(outline({ ...box(0, 0, 40, 48), hex: true })).toBe('M20 0L40 12V36L20 48L0 36V12z')
    expect(union([box(0, 0, 10, 10), box(20, 5, 10, 10)])).toEqual(box(0, 0, 30, 15))
    expect(union([])).toBeNull()
    expect(grown(box(5, 5, 10, 10), 5)).toEqual(box(0, 0, 20, 20))
  })

  it('is named from the inside out', () => {
    const root = document.createElement('div')
    root.innerHTML =
      '<p data-place="hand:0">' +
      '<b data-anchor="card:Oars" data-place="card:Oars|hand:0:Oars" data-offered="true"><i></i></b></p>'
    const target = root.querySelector('i')
    expect(target && placesAt(target, root)).toEqual(['card:Oars', 'hand:0:Oars', 'hand:0'])
    expect(target && isOffered(target, root)).toBe(true)
  })

  it('is the larger of two drawings, unless something of the board lies on it', () => {
    const root = document.createElement('div')
    root.innerHTML = '<i data-place="display:asia"></i><p data-place="display:asia"></p><aside></aside>'
    const [small, large, drawer] = [...root.children]
    const drawn = (element: Element | undefined, width: number) =>
      element && (element.getBoundingClientRect = () => DOMRect.fromRect({ width, height: 40 }))
    drawn(small, 40)
    drawn(large, 150)
    // Scrolled away, or under what is no part of the board.
    for (const above of [null, document.body]) {
      document.elementFromPoint = () => above
      expect(find(root, 'display:asia')).toBe(large)
    }
    document.elementFromPoint = (left) => (left > 20 ? (drawer ?? null) : (small ?? null))
    expect(find(root, 'display:asia')).toBe(small)
    expect(find(root, 'display:africa')).toBeNull()
  })
})
