// Motion that never stands in the way: it is driven by lines of the log, only the eye waits for it, and any key or
// click ends all of it at once. What is painted underneath is the final table.
import { settings, still } from '../settings.svelte'

const DICE = { full: 700, quick: 250, none: 0 }
const FASTER = 0.4
/** Motion that would go on for longer is not begun. */
const MOST = 1500

/** How long dice are in the air, in milliseconds; 0: not at all. */
export const diceTime = (): number => (still() ? 0 : settings.motion === 'quick' ? Math.min(DICE.quick, DICE[settings.dice]) : DICE[settings.dice])
/** How long something takes that has this length at full speed. */
export const pace = (length: number): number => (still() ? 0 : settings.motion === 'quick' ? length * FASTER : length)

class Motion {
  /** Dice are in the air. */
  rolling = $state(false)
  /** Counts up while they are: what a die shows on its way. */
  turn = $state(0)
  #running = new Set<Animation>()
  #thrown = new Set<Animation>()
  #landing: ReturnType<typeof setTimeout> | undefined
  #turning: ReturnType<typeof setInterval> | undefined

  /** Throw dice; they land by themselves, or when the motion is skipped. */
  roll(): void {
    const length = diceTime()
    this.land()
    if (!length) return
    this.rolling = true
    this.#listen()
    this.#turning = setInterval(() => (this.turn += 1), 70)
    this.#landing = setTimeout(() => this.land(), length)
  }

  land(): void {
    clearTimeout(this.#landing)
    clearInterval(this.#turning)
    this.rolling = false
    for (const it of this.#thrown) it.finish()
    this.#thrown.clear()
  }

  /** One of the dice: it lies still when they all do, however slow the screen is. */
  toss(element: Element, frames: Keyframe[]): void {
    const length = diceTime() / (settings.motion === 'quick' ? FASTER : 1)
    const made = this.move(element, frames, length)
    if (made) this.#thrown.add(made)
  }

  /** Animate an element; nothing happens when there is to be no motion, or too much of it. Transforms and opacity only. */
  move(element: Element, frames: Keyframe[], length: number, options: KeyframeAnimationOptions = {}): Animation | null {
    const duration = pace(length)
    const delay = pace(Number(options.delay ?? 0))
    if (!duration || duration + delay > MOST) return null
    const made = element.animate(frames, { easing: 'ease-out', fill: 'backwards', ...options, duration, delay })
    this.#running.add(made)
    this.#listen()
    made.finished.then(
      () => this.#running.delete(made),
      () => this.#running.delete(made),
    )
    return made
  }

  /** All of it is over at once. */
  skip = (): void => {
    removeEventListener('pointerdown', this.skip, true)
    removeEventListener('keydown', this.skip, true)
    this.land()
    for (const it of this.#running) it.finish()
    this.#running.clear()
  }

  #listen(): void {
    addEventListener('pointerdown', this.skip, true)
    addEventListener('keydown', this.skip, true)
  }
}

export const motion = new Motion()

/** A die in the air: `<span {@attach tumble(thrown)}>`. */
export function tumble(thrown: boolean, n = 0): (element: Element) => void {
  return (element) => {
    if (!thrown) return
    const turns = n % 2 ? -360 : 360
    motion.toss(element, [
      { transform: `translateY(${-10 - (n % 3) * 5}px) rotate(${turns}deg) scale(1.12)` },
      { transform: `translateY(${4 - (n % 3)}px) rotate(${turns / 3}deg)`, offset: 0.55 },
      { transform: `translateY(-5px) rotate(${turns / 12}deg)`, offset: 0.8 },
      {},
    ])
  }
}
