// Examples beside the rules: those of the rulebook, as crates/innovation/tests/scenes/rulebook-deluxe.scene has them.

import type { Example } from '../../library'

/** A has three light bulbs and two factories, B three and none, C one and three. */
const THREE = `seats: 3
options: edition=deluxe-2017
A blue: Writing
A red right: Gunpowder, Archery
B red: Oars
B yellow: Masonry
B purple: Education
C red: Colonialism
C green: Banking
supply 2: Currency, Calendar, Mapmaking
supply 4: Anatomy`

export const examples: readonly Example[] = [
  {
    name: 'draw',
    section: 'draw',
    scene: `options: edition=deluxe-2017
A purple left: Philosophy, Enterprise
A green: Currency
B red: Archery
supply 2 exactly:
supply 3: Paper
supply 4 exactly:
supply 5 exactly:`,
    steps: [[], ['A: draw']],
    seat: 0,
    near: ['supply:2', 'supply:3', 'pile:0:green', 'card:Paper'],
  },
  {
    name: 'meld',
    section: 'meld',
    scene: `options: edition=deluxe-2017
A red right: Gunpowder, Optics
A hand: Coal, Mysticism
B red: Archery`,
    steps: [[], ['A: meld Coal'], ['A: meld Mysticism']],
    seat: 0,
    near: ['pile:0:red', 'card:Coal', 'card:Mysticism'],
  },
  {
    name: 'sharing',
    section: 'sharing',
    scene: THREE,
    steps: [[], ['A: dogma Writing']],
    seat: 0,
    near: ['board:0', 'board:1', 'board:2', 'hand:0'],
  },
  {
    name: 'demand',
    section: 'demand',
    scene: THREE,
    steps: [[], ['A: dogma Gunpowder'], ['B: Oars']],
    seat: 0,
    near: ['board:0', 'board:1', 'board:2', 'hand:0'],
  },
  {
    name: 'achieve',
    section: 'achieve',
    scene: `options: edition=deluxe-2017
A green: Currency
A purple left: Philosophy, Enterprise
A score: Gunpowder, Invention, Anatomy, Paper
B achievements: 1
supply 2 exactly:
supply 4 exactly:
supply 5 exactly:`,
    steps: [[], ['A: achieve 2']],
    seat: 0,
    near: ['achieve:1', 'achieve:5', 'pile:0:green', 'claimed:0'],
  },
]
