export { default as Board } from './Board.svelte'
export { anchors } from './anchors'
export { explain, tally } from './words'
