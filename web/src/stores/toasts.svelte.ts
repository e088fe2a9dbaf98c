// Short messages at the edge of the page.

import type { Refusal } from '../protocol'
import { sayRefusal, t } from '../text/words.svelte'
import { Refused } from '../api'

export type Toast = { key: number; text: string; bad: boolean }

const SHOWN_MS = 7000

class Toasts {
  list = $state.raw<Toast[]>([])
  #next = 0

  tell(text: string): void {
    this.#add(text, false)
  }

  refuse(refusal: Refusal): void {
    this.#add(sayRefusal(refusal), true)
  }

  /** Whatever a failed call threw. */
  fail(error: unknown): void {
    if (error instanceof Refused) this.refuse(error.refusal)
    else this.#add(t('error-offline'), true)
  }

  dismiss(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key)
  }

  #add(text: string, bad: boolean): void {
    // The same message twice at once says nothing new.
    if (this.list.some((toast) => toast.text === text)) return
    const key = this.#next++
    this.list = [...this.list, { key, text, bad }]
    setTimeout(() => this.dismiss(key), SHOWN_MS)
  }
}

export const toasts = new Toasts()
