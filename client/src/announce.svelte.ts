// The two live regions of the page: one polite sentence at a time, and an alarm for clock and connection only.
class Announcer {
  polite = $state('')
  urgent = $state('')
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** At most two sentences a second; what waits longer is said together. */
  say(text: string): void {
    if (!text || this.#waiting.at(-1) === text) return
    this.#waiting.push(text)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.polite = this.#waiting.splice(0).slice(-4).join(' ')
    }, 500)
  }

  alarm(text: string): void {
    this.urgent = text
  }
}

export const announcer = new Announcer()
