import { expect, it } from 'vitest'
import type { StudyMoment } from '../protocol'
import { keyOf } from './keys'
import { sceneOf } from './scene'
import { Tree } from './tree.svelte'

const offer = (choice: string) => ({ choice, label: { id: 'x' }, anchor: null, declines: false })
const MOMENT = {
  scene: 'seats: 2\nturn: B 2\n',
  question: { prompt: { id: 'x' }, rule: null, source: null, help: null, offers: [offer('draw'), offer('meld Oars')] },
} as unknown as StudyMoment

it('what was explored is a scene that can be played', () => {
  const tree = Tree.read(['A: draw', 'A: meld Oars'], [0, 0])
  expect(sceneOf({ scene: 'seats: 2\n\n', tree, asked: 1 }, MOMENT)).toBe(
    'scene: study\nseats: 2\nplay:\nA: draw\nA: meld Oars\nexpect:\nasked: B draw, meld Oars\n',
  )
  expect(sceneOf({ scene: 'seats: 2', tree: new Tree(), asked: null }, MOMENT)).toBe('scene: study\nseats: 2\n')
  // A record is no scene: what it has come to is one.
  expect(sceneOf({ scene: 'innovarium record 1\n…', tree, asked: 1 }, MOMENT)).toBe(
    'scene: study\nseats: 2\nturn: B 2\n',
  )
})

it('keys are heard only while nobody writes', () => {
  const press = (key: string, target: EventTarget | null = null, ctrlKey = false) =>
    keyOf({ key, ctrlKey, metaKey: false, altKey: false, target })
  expect(press('ArrowLeft')).toEqual({ do: 'walk', to: 'back' })
  expect(press('3')).toEqual({ do: 'choose', index: 2 })
  expect(press('?')).toEqual({ do: 'keys' })
  expect(press('ArrowLeft', document.createElement('textarea'))).toBeNull()
  expect(press('ArrowLeft', null, true)).toBeNull()
  expect(press('x')).toBeNull()
})
