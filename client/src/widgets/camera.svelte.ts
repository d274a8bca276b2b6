// What part of the map is in the window: pan, zoom, fit; all in pixels of the window and units of the map.
const MOST = 2.6
/** What a bar may grow by, in pixels; a window that grows by more is another window. */
const JUMP = 160
/** What is gathered stays so far from the edges of the window, where chips and tools lie. */
const EDGE = { x: 40, top: 60, low: 48 }

export class Camera {
  constructor(
    /** The size of the map. */
    readonly w: number,
    readonly h: number,
    /** Above the window lies a bar that may grow by so much, and the map lies still on the screen. */
    readonly spare = 0,
  ) {}

  width = $state(0)
  height = $state(0)
  /** Pixels for one unit of the map. */
  k = $state(0.69)
  x = $state(0)
  y = $state(0)
  #fitted = true
  /** The lowest window of this width so far: a bar that grows and shrinks again does not make the map jump. */
  #lowest = Infinity
  #early = false
  /** Nobody has moved it since the last question but the questions themselves. */
  #gathered = false

  get least(): number {
    return Math.min(this.width / this.w, this.height / this.h) || 0.2
  }
  get narrow(): boolean {
    return this.width < 600
  }

  /** What is above it grows and shrinks; on a phone the bar is below. */
  get #hangs(): boolean {
    return this.spare > 0 && !this.narrow
  }

  /** `early`: while the bar beside it still has buttons that will find their place elsewhere; the next is as the first. */
  resize(width: number, height: number, early = false): void {
    const anew = width !== this.width || this.#early
    this.#early = early
    if (width === this.width && height === this.height) return
    const other = anew || height > this.#lowest + JUMP || height < this.#lowest
    const grown = height - this.height
    this.width = width
    this.height = height
    if (other) this.#lowest = height - (anew && this.#hangs ? this.spare : 0)
    if (other && this.#fitted) this.#fitTo(this.#lowest)
    else if (this.#hangs) this.y += grown
    else if (!this.#fitted) this.#keep()
  }

  /** The whole map; on a phone, fitted to the height, so that fingers find their place. */
  fit(): void {
    this.#lowest = this.height - (this.#hangs ? this.spare : 0)
    this.#fitTo(this.#lowest)
  }

  /** Into the lower part of the window, if a bar hangs into it. */
  #fitTo(height: number): void {
    this.#fitted = true
    const least = Math.min(this.width / this.w, height / this.h) || 0.2
    this.k = this.narrow ? Math.max(least, height / this.h) : least
    this.x = (this.width - this.w * this.k) / 2
    this.y = (height - this.h * this.k) / 2 + (this.#hangs ? this.height - height : 0)
  }

  #keep(): void {
    this.k = Math.min(MOST, Math.max(this.least, this.k))
    const free = (window: number, map: number, at: number) => (map <= window ? (window - map) / 2 : Math.min(0, Math.max(window - map, at)))
    this.x = free(this.width, this.w * this.k, this.x)
    this.y = free(this.height, this.h * this.k, this.y)
  }

  move(dx: number, dy: number): void {
    this.#fitted = this.#gathered = false
    this.x += dx
    this.y += dy
    this.#keep()
  }

  /** Nearer or farther round a point of the window. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    this.#fitted = this.#gathered = false
    const k = Math.min(MOST, Math.max(this.least, this.k * by))
    this.x = px - ((px - this.x) * k) / this.k
    this.y = py - ((py - this.y) * k) / this.k
    this.k = k
    this.#keep()
  }

  /** Show a box of the map as large as it fits. */
  show(x: number, y: number, w: number, h: number): void {
    this.#fitted = this.#gathered = false
    this.k = Math.min(MOST, Math.max(this.least, Math.min(this.width / w, this.height / h)))
    this.x = this.width / 2 - (x + w / 2) * this.k
    this.y = this.height / 2 - (y + h / 2) * this.k
    this.#keep()
  }

  /** Bring a point into the window, if it is not there. */
  reveal(x: number, y: number): void {
    const px = this.x + x * this.k
    const py = this.y + y * this.k
    const margin = Math.min(80, this.width / 4)
    const dx = px < margin ? margin - px : px > this.width - margin ? this.width - margin - px : 0
    const dy = py < margin ? margin - py : py > this.height - margin ? this.height - margin - py : 0
    const own = this.#fitted || this.#gathered
    if (!dx && !dy) return
    this.move(dx, dy)
    this.#gathered = own
  }

  /** All these points in the window: by moving, if that is enough, else from farther away, until fewer are wanted. */
  gather(points: [number, number][]): void {
    if (!points.length || !this.width) return
    const own = this.#fitted || this.#gathered
    const [xs, ys] = [points.map((it) => it[0]), points.map((it) => it[1])]
    const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const fits = Math.min((this.width - 2 * EDGE.x) / (right - left), (this.height - EDGE.top - EDGE.low) / (low - top))
    const k = Math.max(this.least, Math.min(own ? this.height / this.h : this.k, fits))
    if (Math.abs(k - this.k) > 0.001) this.zoom(k / this.k)
    const inwards = (from: number, to: number, least: number, most: number) => (from < least ? least - from : to > most ? most - to : 0)
    const dx = inwards(this.x + left * this.k, this.x + right * this.k, EDGE.x, this.width - EDGE.x)
    const dy = inwards(this.y + top * this.k, this.y + low * this.k, EDGE.top, this.height - EDGE.low)
    if (dx || dy) this.move(dx, dy)
    this.#gathered = own && !this.#fitted
  }
}
