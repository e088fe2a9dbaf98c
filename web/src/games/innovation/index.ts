export { default as Board } from './Board.svelte'
export { explain, tally } from './words'
