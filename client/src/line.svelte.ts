// Whether the server answers, as the last request told; and a look now and then, until it does again.
class Line {
  away = $state(false)
  #timer = 0
  #answered = false

  /** A page that was opened without the server has nothing to show yet, and nothing to lose. */
  heard(): void {
    if (this.away && !this.#answered) location.reload()
    this.#answered = true
    this.away = false
  }

  lost(): void {
    this.away = true
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.look(), 5000)
  }

  async look(): Promise<void> {
    if (!this.away) return
    const there = await fetch('/health').then(
      (reply) => reply.ok,
      () => false,
    )
    if (there) this.heard()
    else this.lost()
  }
}

export const line = new Line()
addEventListener('online', () => void line.look())
