// Examples beside the rules: those of the rulebook, as crates/age-of-innovation/tests/scenes/rulebook-examples.scene
// has them.

import type { Example } from '../../library'

export const examples: readonly Example[] = [
  {
    name: 'reach',
    section: 'reach',
    scene: `A buildings: D3 workshop
A bridges: D3-F3
A coins: 2
A tools: 1
A power: 12/0/0
terrain F3: desert
terrain E5: desert`,
    steps: [[], ['A: build F3']],
    seat: 0,
    near: ['hex:D3', 'hex:F3', 'hex:E2', 'hex:E5', 'hex:C3'],
  },
  {
    name: 'build',
    section: 'build',
    scene: `A buildings: D3 workshop
A coins: 2
A tools: 7`,
    steps: [[], ['A: build C3']],
    seat: 0,
    near: ['hex:C2', 'hex:C4', 'hex:D2', 'hex:D4', 'hex:B3', 'hex:E3'],
  },
  {
    name: 'neighbours',
    section: 'neighbours',
    scene: `A display: wasteland
A buildings: I5 workshop
A coins: 2
A tools: 1
B display: desert
B buildings: H5 workshop, H3 school, I3 guild`,
    steps: [[], ['A: build H4'], ['B: gain 3']],
    seat: 1,
    near: ['hex:H3', 'hex:H5', 'hex:I3', 'hex:I5', 'hex:G4', 'hex:G3', 'hex:G5'],
  },
  {
    name: 'cities',
    section: 'cities',
    scene: `A buildings: H2 guild, H3 guild, I2 school
A coins: 2
A tools: 1
terrain I3: desert`,
    steps: [[], ['A: build I3'], ['A: city power']],
    seat: 0,
    near: ['hex:H2', 'hex:H3', 'hex:I2', 'hex:I3', 'hex:G2', 'hex:G3', 'hex:I4'],
  },
]
