// What was tried in a position: a tree of moves. The first child of a move is its main line, the others are variations.

import type { Phrase } from '../protocol'

/** A written line: moves one after the other; where it branches, the last entry has all ways to go on. */
export type Written = (string | Written[])[]

export class Move {
  readonly parent: Move | null
  /** As in a scene, `A: draw`; empty at the beginning. */
  readonly choice: string
  /** The same in words, once it is known. */
  label = $state.raw<Phrase | null>(null)
  children = $state.raw<readonly Move[]>([])

  constructor(parent: Move | null, choice: string, label: Phrase | null = null) {
    this.parent = parent
    this.choice = choice
    this.label = label
  }

  /** All moves from the beginning to this one. */
  get line(): Move[] {
    return this.parent ? [...this.parent.line, this] : []
  }
}

/** `A` of `A: draw`, as a number. */
export const seatOf = (choice: string) => choice.charCodeAt(0) - 'A'.charCodeAt(0)

export class Tree {
  readonly root = new Move(null, '')
  current = $state.raw<Move>(this.root)

  /** Goes on with a choice: along a move that is there, else along a new one. */
  play(choice: string, label: Phrase | null): Move {
    const known = this.current.children.find((move) => move.choice === choice)
    const move = known ?? new Move(this.current, choice, label)
    if (!known) this.current.children = [...this.current.children, move]
    this.current = move
    return move
  }

  go(move: Move): void {
    this.current = move
  }

  back(): void {
    if (this.current.parent) this.current = this.current.parent
  }

  forward(): void {
    const [next] = this.current.children
    if (next) this.current = next
  }

  /** The end of the line that one is in. */
  end(): Move {
    let move = this.current
    while (move.children[0]) move = move.children[0]
    return move
  }

  /** Takes the move and all that follows out; who stands there goes to where it began. */
  delete(move: Move): void {
    const { parent } = move
    if (!parent) return
    const gone = this.current.line.includes(move)
    parent.children = parent.children.filter((each) => each !== move)
    if (gone) this.current = parent
  }

  /** Makes a variation the main line where it branches. */
  promote(move: Move): void {
    const { parent } = move
    if (parent) parent.children = [move, ...parent.children.filter((each) => each !== move)]
  }

  /** The moves at which lines end. */
  ends(): Move[] {
    const found: Move[] = []
    const look = (move: Move) => (move.children.length > 0 ? move.children.forEach(look) : found.push(move))
    look(this.root)
    return found
  }

  get size(): number {
    const count = (move: Move): number => move.children.reduce((sum, child) => sum + 1 + count(child), 0)
    return count(this.root)
  }

  write(): Written {
    return writeFrom(this.root)
  }

  /** Which child, from the beginning to where one stands. */
  path(): number[] {
    return this.current.line.map((move) => move.parent?.children.indexOf(move) ?? 0)
  }

  static read(written: Written, path: readonly number[]): Tree {
    const tree = new Tree()
    readInto(tree.root, written)
    for (const step of path) {
      const next = tree.current.children[step]
      if (!next) break
      tree.current = next
    }
    return tree
  }
}

function writeFrom(start: Move): Written {
  const line: Written = []
  let move = start
  while (move.children.length === 1 && move.children[0]) {
    move = move.children[0]
    line.push(move.choice)
  }
  if (move.children.length > 1) line.push(move.children.map((child) => [child.choice, ...writeFrom(child)]))
  return line
}

function readInto(start: Move, written: Written): void {
  let move = start
  for (const entry of written) {
    if (typeof entry === 'string') {
      const next = new Move(move, entry)
      move.children = [...move.children, next]
      move = next
    } else for (const branch of entry) readInto(move, branch)
  }
}

const MOST_MOVES = 2000
const LONGEST_CHOICE = 200

/** Whether it is a written line, and not a longer one than anybody tries. */
export function isWritten(value: unknown): value is Written {
  let moves = 0
  const isLine = (line: unknown): boolean =>
    Array.isArray(line) &&
    line.every((entry: unknown, index) => {
      if (typeof entry === 'string') return ++moves <= MOST_MOVES && entry.length <= LONGEST_CHOICE
      return index === line.length - 1 && Array.isArray(entry) && entry.every(isLine)
    })
  return isLine(value)
}
