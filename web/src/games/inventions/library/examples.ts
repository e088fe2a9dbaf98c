// Examples beside the rules: those of the rulebook, as crates/inventions/tests/scenes/rulebook-examples.scene has them.

import type { Example } from '../../library'

export const examples: readonly Example[] = [
  {
    name: 'idea',
    section: 'idea',
    scene: `seats: 3
A hand: wheel
A home: thinker 2
A scholars: 0
B scholars: 0
C scholars: 0`,
    steps: [
      [],
      ['A: pillar present', 'A: present wheel asia'],
      ['B: pillar invent'],
      ['B: tile technology 1', 'C: pillar innovate'],
      ['A: pillar call-diplomat', 'B: pillar share'],
    ],
    seat: 0,
    near: ['display:asia', 'region:asia'],
  },
  {
    name: 'present',
    section: 'present',
    scene: `seats: 3
africa specialist: ip
A hand: caravel
display: coins, writing, glass
stack: steel`,
    steps: [[], ['A: pillar present', 'A: present caravel africa', 'A: scholars 1'], ['A: take steel']],
    seat: 0,
    near: ['display:africa', 'region:africa', 'ideas'],
  },
  {
    name: 'invent',
    section: 'invent',
    scene: `seats: 3
common: iron, stone-bone-tools, control-of-fire, transport
asia card: steamboat idea
asia presenter: B 2
A home: trader 2, artisan 1
A scholars: 0`,
    steps: [[], ['A: pillar invent']],
    seat: 0,
    near: ['display:asia', 'region:asia', 'common'],
  },
  {
    name: 'share',
    section: 'share',
    scene: `seats: 3
australia specialist: ip
australia card: mariners-compass invention
australia presenter: A 2
australia inventor: B
australia innovator: C`,
    steps: [[], ['A: pillar share'], ['A: wealth']],
    seat: 0,
    near: ['display:australia', 'region:australia'],
  },
]
