// The pointer and the keys over a sheet of the map: pan with one finger, pinch with two, arrows from place to place, letters to a name.
import type { Camera } from '../../../widgets/camera.svelte'
import { folded, nameOf } from '../cards/library.svelte'
import type { Point } from './shapes'

export class Hands {
  sheet: HTMLElement | undefined
  #pointers = new Map<number, Point>()
  #moved = false
  constructor(readonly camera: Camera) {}

  watch = (element: HTMLElement): (() => void) => {
    this.sheet = element
    const seen = new ResizeObserver(() => this.camera.resize(element.clientWidth, element.clientHeight))
    seen.observe(element)
    element.addEventListener('wheel', this.#wheel, { passive: false })
    return () => {
      seen.disconnect()
      element.removeEventListener('wheel', this.#wheel)
    }
  }
  #wheel = (event: WheelEvent): void => {
    const box = this.sheet?.getBoundingClientRect()
    if (!box) return
    event.preventDefault()
    this.camera.zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top)
  }
  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.#pointers.size === 1) this.#moved = false
  }
  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId)
    const box = this.sheet?.getBoundingClientRect()
    if (!before || !box) return
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]]
    if (!this.#moved && Math.hypot(dx, dy) < 5) return
    this.#moved = true
    const two = this.#pointers.size === 2
    if (two) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1] ?? before
      const [was, now] = [Math.hypot(before[0] - other[0], before[1] - other[1]), Math.hypot(event.clientX - other[0], event.clientY - other[1])]
      if (was) this.camera.zoom(now / was, (event.clientX + other[0]) / 2 - box.left, (event.clientY + other[1]) / 2 - box.top)
    }
    this.camera.move(two ? dx / 2 : dx, two ? dy / 2 : dy)
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
  }
  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId)
  }
  /** A press that moved is no click. */
  dragged(event: Event): boolean {
    if (!this.#moved) return false
    this.#moved = false
    event.stopPropagation()
    return true
  }
}

/** Of these places the nearest in a direction; nothing: there is none. */
export function ahead(here: string, [dx, dy]: Point, among: string[], at: (code: string) => Point): string {
  const [x, y] = at(here)
  let [best, least] = ['', Infinity]
  for (const code of among) {
    const [px, py] = at(code)
    const far = (px - x) * dx + (py - y) * dy
    if (code === here || far <= 4) continue
    const cost = far + 2 * (Math.abs((px - x) * dy) + Math.abs((py - y) * dx))
    if (cost < least) [best, least] = [code, cost]
  }
  return best
}

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Letters typed within so many milliseconds are one name. */
const TOGETHER = 900

export class Walk {
  #typed = ''
  #at = 0
  constructor(
    readonly hands: Hands,
    readonly next: (here: string, step: Point) => string,
    readonly all: () => string[],
  ) {}

  pressed = (event: KeyboardEvent): void => {
    const here = (event.target as HTMLElement).dataset.place ?? ''
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const soon = performance.now() - this.#at < TOGETHER
    let to = ''
    if (step) to = this.next(here, step)
    else if (/^\p{L}$/u.test(event.key) || (event.key === ' ' && this.#typed && soon)) {
      this.#typed = soon ? this.#typed + event.key : event.key
      this.#at = performance.now()
      const name = folded(this.#typed)
      const all = this.all()
      to = all.find((it) => folded(nameOf(it)).startsWith(name)) ?? all.find((it) => folded(nameOf(it)).includes(name)) ?? ''
    } else return
    event.preventDefault()
    event.stopPropagation()
    if (to) this.hands.sheet?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus()
  }
}
