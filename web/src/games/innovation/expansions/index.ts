// What only tables with expansions draw: one file for the browser, which a table of the base game does not fetch.

export { default as Claims } from './Claims.svelte'
export { default as Decrees } from './Decrees.svelte'
export { default as Bonuses } from './Bonuses.svelte'
export { default as Display } from './Display.svelte'
export { default as HeadTags } from './HeadTags.svelte'
export { default as Relics } from './Relics.svelte'
export { default as SetMark } from './SetMark.svelte'
export { default as Sets } from './Sets.svelte'
export { default as Sign } from './Sign.svelte'
export { default as Supplies } from './Supplies.svelte'
