// The hands over the map: one finger or the mouse pans it or lifts a piece, two fingers zoom it.
import { type Lift } from '../../../locate'
import type { Match } from '../../../match.svelte'
import type { Camera } from '../../../widgets/camera.svelte'
import { drag } from '../../../widgets/drag.svelte'
import { heartOfPlace, type Point } from '../facts'
import { halfOf } from '../Piece.svelte'
import type { Table } from '../table'

interface Before {
  match: Match
  table: Table
  /** The ways to drag a thing that the open dialog adds. */
  lifts: Lift[]
}

export class Hands {
  #pointers = new Map<number, Point>()
  #dragged = false
  window: HTMLElement | undefined = $state()

  constructor(
    private readonly camera: Camera,
    private readonly before: () => Before,
  ) {}

  /** The ways to drag a thing, those of an open dialog included. */
  #liftsFrom(handle: string): Lift[] {
    const { match, lifts } = this.before()
    return match.lifts.get(handle) ?? lifts.filter((it) => it.from === handle)
  }

  /** A point of the page on the map. */
  toMap(x: number, y: number): Point {
    const box = this.window?.getBoundingClientRect()
    return [(x - (box?.left ?? 0) - this.camera.x) / this.camera.k, (y - (box?.top ?? 0) - this.camera.y) / this.camera.k]
  }

  /** The thing under the pointer that could be dragged: an army by its plate, a character by his medallion, Eagles by their sign. */
  #gripped(event: PointerEvent): string {
    const { match, table, lifts } = this.before()
    const sky = (event.target as Element).closest<HTMLElement>('[data-handle^="territory:"]')?.dataset.handle ?? ''
    if (this.#liftsFrom(sky).length) return sky
    if ((event.target as Element).closest('.beside')) return ''
    const [x, y] = this.toMap(event.clientX, event.clientY)
    const slack = event.pointerType === 'touch' ? 24 / this.camera.k : 8
    let [best, least] = ['', Infinity]
    for (const handle of [...match.lifts.keys(), ...lifts.map((it) => it.from)]) {
      const [what, id] = handle.split(':')
      const place = what === 'region' ? Number(id) : what === 'character' ? (table.characters[Number(id)] ?? -1) : -1
      if (place < 0) continue
      const [hx, hy] = heartOfPlace(place)
      const [dx, dy] = [Math.abs(x - hx), Math.abs(y - hy)]
      if (dx > Math.max(30, halfOf(table.armies[place]?.size ?? 0)) + slack || dy > 44 + slack) continue
      if (dx + dy < least) [best, least] = [handle, dx + dy]
    }
    return best
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0 && event.button !== 1) return
    const grip = this.#pointers.size ? '' : this.#gripped(event)
    if (grip && drag.press(this.before().match, grip, this.#liftsFrom(grip), event)) return
    if (drag.thing) drag.cancel()
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.#pointers.size === 1) this.#dragged = false
  }

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId)
    if (!before || !this.window) return
    const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]]
    if (!this.#dragged && Math.hypot(dx, dy) < 6) return
    const two = this.#pointers.size === 2
    if (two) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1] ?? before
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]) || 1
      const now = Math.hypot(event.clientX - other[0], event.clientY - other[1]) || 1
      const box = this.window.getBoundingClientRect()
      this.camera.zoom(now / was, (event.clientX + other[0]) / 2 - box.left, (event.clientY + other[1]) / 2 - box.top)
    }
    this.#dragged = true
    this.camera.move(two ? dx / 2 : dx, two ? dy / 2 : dy)
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY])
  }

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId)
  }

  wheel = (event: WheelEvent): void => {
    if (!this.window) return
    event.preventDefault()
    const box = this.window.getBoundingClientRect()
    this.camera.zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top)
  }

  /** The end of a drag is no click. */
  clicked = (event: MouseEvent): void => {
    if (!this.#dragged) return
    event.stopPropagation()
    event.preventDefault()
    this.#dragged = false
  }

  /** At the edge of the window the map goes along with what is dragged, as long as it is: an effect. */
  follow(): (() => void) | undefined {
    if (!drag.thing || !this.window) return undefined
    const box = this.window.getBoundingClientRect()
    let frame = 0
    const step = () => {
      const near = (at: number, low: number, high: number) => (at < low || at > high ? 0 : at < low + 32 ? 7 : at > high - 32 ? -7 : 0)
      const inside = drag.x >= box.left && drag.x <= box.right && drag.y >= box.top && drag.y <= box.bottom
      const [dx, dy] = inside ? [near(drag.x, box.left, box.right), near(drag.y, box.top, box.bottom)] : [0, 0]
      if (dx || dy) {
        this.camera.move(dx, dy)
        drag.look()
      }
      frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }
}
