// What is spoken to whoever listens. A region must be on the page before its text changes, and the same text twice is
// only heard if it stands in another region the second time: so there are two that take turns.

export class Speech {
  first = $state('')
  second = $state('')
  #turn = false

  say(text: string): void {
    this.first = this.#turn ? '' : text
    this.second = this.#turn ? text : ''
    this.#turn = !this.#turn
  }
}
