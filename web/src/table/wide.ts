// A wide screen has the board and the question side by side; on others they share the height of the window.

import { MediaQuery } from 'svelte/reactivity'

export const wide = new MediaQuery('min-width: 861px')
