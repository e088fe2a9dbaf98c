// The coach, loaded where somebody wants one.

import type { LiveMatch } from '../stores/live-match.svelte'
import { Coach } from './coach.svelte'
import CoachCard from './CoachCard.svelte'
import CoachWarning from './CoachWarning.svelte'

export type CoachParts = { coach: Coach; Card: typeof CoachCard; Warning: typeof CoachWarning }

export const coachAt = (live: LiveMatch, match: string): CoachParts => ({
  coach: new Coach(live, match),
  Card: CoachCard,
  Warning: CoachWarning,
})
