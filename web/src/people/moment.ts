import { words } from '../text/words.svelte'

/** Date and time, as the reader writes them. */
export function moment(at: number): string {
  return new Date(at).toLocaleString(words.language, { dateStyle: 'medium', timeStyle: 'short' })
}
