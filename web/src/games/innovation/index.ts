export { anchors } from './anchors'
export { default as Board } from './Board.svelte'
export { default as Legend } from './Legend.svelte'
export { entryOf, sectionOf } from './lookups'
export { default as Piece } from './Piece.svelte'
export { default as Thumb } from './Thumb.svelte'
export { movement } from './movement'
export { sheet } from './sheet'
export { consequence, groupOf, groups, logLine } from './telling'
export { explain, tally } from './words'

export const boardFirst = true
