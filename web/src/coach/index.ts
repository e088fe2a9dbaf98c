// The coach, loaded where somebody wants one.

import { following } from '../learn/following'
import type { LiveMatch } from '../stores/live-match.svelte'
import { Coach } from './coach.svelte'
import CoachCard from './CoachCard.svelte'
import CoachWarning from './CoachWarning.svelte'

export type CoachParts = { coach: Coach; Card: typeof CoachCard; Warning: typeof CoachWarning }

/** `go`: what happens to a choice that had to wait for the coach. */
export function coachAt(live: LiveMatch, match: string, go: (choice: string) => void): CoachParts {
  const coach = new Coach(live, match, go)
  void following.begin().then(() => coach.reread())
  return { coach, Card: CoachCard, Warning: CoachWarning }
}
