// Values that are watched one by one: who reads one is woken when that one changes, and not whenever any of them does.

class Cell<T> {
  value: T
  constructor(value: T) {
    this.value = $state.raw(value)
  }
}

export class Cells<T> {
  #cells = new Map<string, Cell<T>>()

  /** `now` tells what a name stands for at this moment. */
  constructor(
    private now: (name: string) => T,
    private readonly same: (a: T, b: T) => boolean = Object.is,
  ) {}

  read(name: string): T {
    return (this.#cells.get(name) ?? this.#made(name)).value
  }

  /** Everything may be another; only what is another wakes anybody. */
  changed(): void {
    for (const [name, cell] of this.#cells) {
      const next = this.now(name)
      if (!this.same(cell.value, next)) cell.value = next
    }
  }

  /** Nobody's own: who makes a value while drawing does not watch it. */
  #made(name: string): Cell<T> {
    let cell: Cell<T> | undefined
    $effect.root(() => {
      cell = new Cell(this.now(name))
    })
    this.#cells.set(name, cell as Cell<T>)
    return cell as Cell<T>
  }
}
