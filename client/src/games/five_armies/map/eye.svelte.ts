// What is looked at on the map: by the pointer, by the keys, or until one looks away.
export class Eye {
  hovered = $state(-1)
  focused = $state(-1)
  pinned = $state(-1)
  /** The last hand was on the keys: then what is in focus is what one looks at. */
  keys = $state(false)
  /** Told already when the question changed: not told again before one has looked elsewhere. */
  #quiet = $state(-1)

  get told(): number {
    const now = this.#looked()
    return now === this.#quiet ? -1 : now
  }

  #looked(): number {
    if (this.hovered >= 0) return this.hovered
    return this.focused >= 0 && this.keys ? this.focused : this.pinned
  }

  /** Something has happened: the map is free again. */
  rest(): void {
    this.pinned = -1
    this.#quiet = this.#looked()
  }

  hover(place: number): void {
    this.hovered = place
    this.#quiet = -1
  }

  focus(place: number): void {
    this.focused = place
    this.#quiet = -1
  }

  pin(place: number): void {
    this.pinned = this.pinned === place ? -1 : place
    this.#quiet = -1
  }
}
