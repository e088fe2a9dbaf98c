// A soft sound for each kind of event, made here: there is nothing to load. Off unless somebody wants it.

import { settings } from '../stores/settings.svelte'
import type { Sound } from './stage.svelte'

/** A note: its pitch, when it begins, how long it lasts and how loud it is. */
type Note = { hertz: number; at: number; lasts: number; gain: number; shape: OscillatorType }

const note = (hertz: number, at = 0, lasts = 0.12, gain = 0.05, shape: OscillatorType = 'sine'): Note => ({
  hertz,
  at,
  lasts,
  gain,
  shape,
})

const NOTES: Record<Sound, readonly Note[]> = {
  card: [note(220, 0, 0.06, 0.05, 'triangle'), note(330, 0.02, 0.05, 0.03, 'triangle')],
  piece: [note(140, 0, 0.09, 0.08, 'triangle')],
  coin: [note(1320, 0, 0.08, 0.025), note(1760, 0.05, 0.12, 0.025)],
  points: [note(660), note(880, 0.08)],
  turn: [note(440, 0, 0.18, 0.04)],
  end: [note(523, 0, 0.3), note(659, 0.14, 0.3), note(784, 0.28, 0.5)],
}

let audio: AudioContext | null = null

export function play(sound: Sound | undefined): void {
  if (sound === undefined || !settings.current.effects) return
  audio ??= new AudioContext()
  for (const { hertz, at, lasts, gain, shape } of NOTES[sound]) {
    const start = audio.currentTime + at
    const oscillator = audio.createOscillator()
    const volume = audio.createGain()
    oscillator.type = shape
    oscillator.frequency.value = hertz
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(gain, start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0005, start + lasts)
    oscillator.connect(volume).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + lasts + 0.02)
  }
}
