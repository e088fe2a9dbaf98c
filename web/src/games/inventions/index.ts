export { default as Board } from './Board.svelte'
export { anchors, explain, tally } from './words'
