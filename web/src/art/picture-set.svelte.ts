// Pictures of a set of cards or tiles, loaded when the first of them is shown.

type Paths = Readonly<Record<string, string>>

export class PictureSet {
  #paths = $state.raw<Paths>({})
  #load: () => Promise<{ default: Paths }>
  #asked = false

  constructor(load: () => Promise<{ default: Paths }>) {
    this.#load = load
  }

  /** The path of a picture in a box of 512 by 512; empty until the set is there, and for what has none. */
  path(name: string): string {
    this.load()
    return this.#paths[name] ?? ''
  }

  load(): void {
    if (this.#asked) return
    this.#asked = true
    this.#load().then(
      (module) => (this.#paths = module.default),
      // A table can be played without pictures; the next one that is shown asks again.
      () => (this.#asked = false),
    )
  }
}
