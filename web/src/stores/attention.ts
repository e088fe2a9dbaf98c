// "Your turn", to somebody who is looking elsewhere: a sound and a notification of the browser.

import { settings } from './settings.svelte'

/** Two soft notes, made here: there is no sound file to load. */
export function beep(): void {
  const audio = new AudioContext()
  const note = (frequency: number, start: number) => {
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = 'sine'
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0, audio.currentTime + start)
    gain.gain.linearRampToValueAtTime(0.12, audio.currentTime + start + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.35)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(audio.currentTime + start)
    oscillator.stop(audio.currentTime + start + 0.4)
  }
  note(523, 0)
  note(784, 0.14)
  setTimeout(() => void audio.close(), 800)
}

export function callAttention(title: string, body: string): void {
  if (settings.current.sound) beep()
  if (!settings.current.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission === 'granted') {
    const note = new Notification(title, { body, icon: '/favicon.svg', tag: 'innovarium-turn' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  }
}

/** Whether notifications may be shown; asks the person if that is still open. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  if (Notification.permission === 'default') await Notification.requestPermission()
  return Notification.permission === 'granted'
}
