// How fast things move on a board.

import type { BoardProps, GameModule } from '../games/board'
import type { Pace } from '../stores/playback.svelte'
import { settings } from '../stores/settings.svelte'

type Speed = BoardProps['settings']['motion']

const DURATION: Record<Speed, number> = { slow: 900, normal: 450, fast: 220, off: 0 }

/** Whether the system asks for as little movement as possible. */
const isCalm = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export const duration = (speed: Speed): number => (isCalm() ? 0 : DURATION[speed])

/** As fast as is wished here. */
export const wishedSpeed = (): Speed => (isCalm() ? 'off' : settings.current.speed)

/** How the events of a game are told. */
export const paceOf = (module: GameModule): Pace => ({
  speed: wishedSpeed,
  moves: (news) => !module.movement || module.movement(news.event) !== null,
})
