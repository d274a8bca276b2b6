// The marks of the terrain, scattered over each region as on a field map: always the same, one path for each terrain.
import { CANVAS, MOUNTAIN, REGIONS, ROCKS, type Point, type Terrain, edgeDistance, inside } from './facts'

function dice(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

const one = (n: number) => n.toFixed(1)

/** Small drawings, each at a point and of a size about one. */
const DRAW: Record<Terrain, (x: number, y: number, s: number, at: () => number) => string> = {
  plains: (x, y, s, at) => {
    const lean = (at() - 0.5) * 3
    return `M${one(x - 3)} ${one(y)}l${one(lean - 1)} ${one(-5 * s)}M${one(x)} ${one(y)}l${one(lean)} ${one(-7 * s)}M${one(x + 3)} ${one(y)}l${one(lean + 1)} ${one(-5 * s)}`
  },
  hills: (x, y, s) =>
    `M${one(x - 11 * s)} ${one(y)}q${one(11 * s)} ${one(-13 * s)} ${one(22 * s)} 0M${one(x - 2 * s)} ${one(y - 2.5)}q${one(2.5 * s)} ${one(-3 * s)} ${one(5.5 * s)} ${one(-3.4 * s)}`,
  mountains: (x, y, s) =>
    `M${one(x - 12 * s)} ${one(y)}l${one(11 * s)} ${one(-19 * s)}l${one(13 * s)} ${one(19 * s)}M${one(x - 1 * s)} ${one(y - 19 * s)}l${one(2 * s)} ${one(8 * s)}l${one(-3 * s)} ${one(4 * s)}l${one(3 * s)} ${one(6 * s)}`,
  ruins: (x, y, s, at) =>
    at() < 0.5
      ? `M${one(x - 6 * s)} ${one(y - 6 * s)}h${one(8 * s)}m${one(4 * s)} ${one(3 * s)}v${one(9 * s)}h${one(-9 * s)}m${one(-3 * s)} ${one(-2 * s)}v${one(-6 * s)}`
      : `M${one(x - 6 * s)} ${one(y + 6 * s)}v${one(-12 * s)}h${one(5 * s)}m${one(4 * s)} 0h${one(3 * s)}v${one(7 * s)}m0 ${one(3 * s)}v${one(2 * s)}h${one(-7 * s)}`,
  swamps: (x, y, s, at) =>
    `M${one(x - 10 * s)} ${one(y)}q${one(5 * s)} ${one(-4 * s)} ${one(10 * s)} 0t${one(10 * s)} 0` +
    (at() < 0.55
      ? `M${one(x - 2)} ${one(y - 4)}v${one(-9 * s)}M${one(x + 2)} ${one(y - 4)}l1.5 ${one(-7 * s)}M${one(x - 5)} ${one(y - 4)}l-1.5 ${one(-6 * s)}`
      : ''),
}
const STEP: Record<Terrain, number> = { plains: 38, hills: 34, mountains: 34, ruins: 31, swamps: 34 }
const ROOM: Record<Terrain, number> = { plains: 13, hills: 15, mountains: 17, ruins: 15, swamps: 16 }

function scatter(seed: number, box: { x: number; y: number; w: number; h: number }, step: number): Point[] {
  const at = dice(seed)
  const found: Point[] = []
  let row = 0
  for (let y = box.y + step / 2; y < box.y + box.h; y += step * 0.82) {
    row += 1
    for (let x = box.x + (row % 2 ? step / 2 : step); x < box.x + box.w; x += step) {
      found.push([x + (at() - 0.5) * step * 0.55, y + (at() - 0.5) * step * 0.45])
    }
  }
  return found
}

export const MARKS: { terrain: Terrain; d: string }[] = (['hills', 'mountains', 'plains', 'ruins', 'swamps'] as const).map((terrain) => {
  let d = ''
  for (const region of REGIONS.filter((it) => it.terrain === terrain)) {
    const at = dice(region.n + 11)
    for (const [x, y] of scatter(region.n + 3, region.box, STEP[terrain])) {
      if (inside(region.ring, x, y) && edgeDistance(region.ring, x, y) > ROOM[terrain]) {
        d += DRAW[terrain](x, y, 0.8 + at() * 0.35, at)
      }
    }
  }
  return { terrain, d }
})

/** Great peaks of the mountain nobody crosses: their outline, and the side away from the light. */
export const PEAKS: { line: string; shade: string } = (() => {
  const at = dice(77)
  let line = ''
  let shade = ''
  const land = (x: number, y: number) =>
    REGIONS.some(({ box, ring }) => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h && inside(ring, x, y))
  for (const [x, y] of scatter(5, { x: 14, y: 20, w: 760, h: 600 }, 62)) {
    if (!inside(MOUNTAIN, x, y) || edgeDistance(MOUNTAIN, x, y) < 26 || land(x, y + 10) || x > CANVAS[0]) continue
    const s = 1.1 + at() * 0.8
    const h = 30 * s
    const w = 22 * s
    line += `M${one(x - w)} ${one(y + h / 2)}l${one(w * 0.55)} ${one(-h * 0.62)}l${one(w * 0.16)} ${one(h * 0.06)}l${one(w * 0.3)} ${one(-h * 0.44)}l${one(w * 0.4)} ${one(h * 0.4)}l${one(w * 0.2)} ${one(-h * 0.02)}l${one(w * 0.6)} ${one(h * 0.62)}`
    shade += `M${one(x + w * 0.01)} ${one(y - h / 2)}l${one(w * 0.4)} ${one(h * 0.4)}l${one(w * 0.2)} ${one(-h * 0.02)}l${one(w * 0.6)} ${one(h * 0.62)}l${one(-w * 0.5)} ${one(-h * 0.2)}l${one(-w * 0.28)} ${one(-h * 0.16)}l${one(-w * 0.3)} ${one(-h * 0.24)}z`
  }
  return { line, shade }
})()

/** Stones of a small rock between regions. */
export const STONES: string = ROCKS.map((ring, n) => {
  const at = dice(n + 40)
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const x = (Math.min(...xs) + Math.max(...xs)) / 2
  const y = (Math.min(...ys) + Math.max(...ys)) / 2
  const h = Math.max(...ys) - Math.min(...ys)
  let d = ''
  for (let i = -1; i <= 1; i++) {
    const cy = y + i * h * 0.24
    const s = 0.4 + at() * 0.2
    d += `M${one(x - 10 * s)} ${one(cy + 6 * s)}l${one(8 * s)} ${one(-14 * s)}l${one(12 * s)} ${one(14 * s)}`
  }
  return d
}).join('')
