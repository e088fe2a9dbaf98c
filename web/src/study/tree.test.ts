import { describe, expect, it } from 'vitest'
import { isWritten, seatOf, Tree, type Written } from './tree.svelte'

/** A tree with two ways at the second move. */
function branching(): Tree {
  const tree = new Tree()
  tree.play('A: draw', null)
  tree.play('A: meld Oars', null)
  tree.play('B: draw', null)
  tree.back()
  tree.back()
  tree.play('A: dogma Oars', null)
  return tree
}

describe('what was tried', () => {
  it('goes on, back and forth', () => {
    const tree = branching()
    expect(tree.current.line.map(({ choice }) => choice)).toEqual(['A: draw', 'A: dogma Oars'])
    tree.back()
    tree.forward()
    // Forward is the main line: what was tried first.
    expect(tree.current.choice).toBe('A: meld Oars')
    expect(tree.end().choice).toBe('B: draw')
    tree.go(tree.root)
    tree.back()
    expect(tree.current).toBe(tree.root)
  })

  it('is not tried twice', () => {
    const tree = branching()
    tree.back()
    tree.play('A: dogma Oars', null)
    expect(tree.current.parent?.children.length).toBe(2)
    expect(tree.size).toBe(4)
  })

  it('is deleted with all that follows', () => {
    const tree = branching()
    const [main] = tree.root.children[0]?.children ?? []
    if (!main) throw new Error('a main line')
    tree.go(tree.end())
    tree.delete(main)
    expect(tree.size).toBe(2)
    expect(tree.write()).toEqual(['A: draw', 'A: dogma Oars'])
    // Who stands in what goes stands where it began.
    const back = branching()
    back.delete(back.current)
    expect(back.current.choice).toBe('A: draw')
  })

  it('can become the main line', () => {
    const tree = branching()
    tree.promote(tree.current)
    expect(tree.write()).toEqual(['A: draw', [['A: dogma Oars'], ['A: meld Oars', 'B: draw']]])
    expect(tree.ends().map(({ choice }) => choice)).toEqual(['A: dogma Oars', 'B: draw'])
  })

  it('is written and read', () => {
    const tree = branching()
    const again = Tree.read(tree.write(), tree.path())
    expect(again.write()).toEqual(tree.write())
    expect(again.current.choice).toBe('A: dogma Oars')
    expect(Tree.read([], [3, 1]).current.choice).toBe('')
  })

  it('is refused if it is none', () => {
    const long: Written = Array.from({ length: 2001 }, () => 'A: draw')
    for (const wrong of [null, 'A: draw', [1], [['A: draw']], [[['a']], 'b'], ['x'.repeat(300)], long])
      expect(isWritten(wrong)).toBe(false)
    for (const right of [[], ['a', 'b'], ['a', [['b'], ['c', [['d'], ['e']]]]]]) expect(isWritten(right)).toBe(true)
    expect(seatOf('C: draw')).toBe(2)
  })
})
