export { default as Board } from './Board.svelte'
export { explain } from './words'
