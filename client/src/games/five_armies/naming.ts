// How the names lie on the map: each where it crosses its border least, and a town's points on the side that is free.
import { BOXES, EYRIE, REGIONS, TERRITORY_HEART, type Point, type Region } from './facts'

type Box = [left: number, top: number, right: number, bottom: number]

export interface Name {
  lines: string[]
  size: number
  x: number
  /** The foot of the last line. */
  low: number
  /** Where the sign of a town or of a mustering point stands, and its points. */
  sign: Point
  points: Point
}

/** How far above its heart the name of a region stands: lower where the tags of an army above would touch it. */
const LIFT: number[] = []
for (const {
  n,
  heart: [x, y],
  radius,
} of [...REGIONS].sort((a, b) => a.heart[1] - b.heart[1])) {
  const most = Math.min(36, radius * 0.62)
  const above = REGIONS.filter((it) => it.n in LIFT && Math.abs(it.heart[0] - x) < 80)
  const tags = Math.max(0, ...above.map((it) => it.heart[1] - (LIFT[it.n] ?? 0) + 104))
  LIFT[n] = most - Math.min(14, Math.max(0, tags - (y - most - 20)))
}
export const lift = (region: Region): number => LIFT[region.n] ?? 0
/** The width of a text in the titles' letters, roughly. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.48

const around = ([x, y]: Point, w: number, h: number): Box => [x - w, y - h, x + w, y + h]
const common = (a: Box, b: Box): number => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]))
/** Where other things are wont to stand: armies with their tags, the boxes of the mountain, and what flies. */
const armies = REGIONS.map((it) => around([it.heart[0], it.heart[1] - lift(it) + 54], 58, 46))
const others = [...[...BOXES, EYRIE].map((it) => around(it.heart, 64, 42)), ...TERRITORY_HEART.map((it) => around(it, 60, 24))]

/** From border to border at this height: the piece of land nearest to x. */
function span(ring: Point[], x: number, y: number): Point {
  const cuts: number[] = []
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[j] ?? [0, 0]
    const [x2, y2] = ring[i] ?? [0, 0]
    if (y1 > y !== y2 > y) cuts.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1))
  }
  cuts.sort((a, b) => a - b)
  for (let i = 1; i < cuts.length; i += 2) if (x <= (cuts[i] ?? x) || i > cuts.length - 3) return [cuts[i - 1] ?? x, cuts[i] ?? x]
  return [x, x]
}

/** In one line, or in two of much the same length. */
function ways(name: string): string[][] {
  const words = name.split(' ')
  const longest = (lines: string[]) => Math.max(...lines.map((it) => it.length))
  const two = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')])
  return [[name], ...two.sort((a, b) => longest(a) - longest(b)).slice(0, 1)]
}

function layOne(region: Region, name: string, full: number, small: number, taken: Box[]): [Name, Box[]] {
  const [x, y] = region.heart
  const low = y - lift(region)
  const near = taken.filter((it) => Math.abs(it[0] + it[2] - 2 * x) < 600 && Math.abs(it[1] + it[3] - 2 * y) < 300)
  const soft = [...armies.filter((_, n) => n !== region.n), ...others].filter((it) => common(it, around([x, low], 200, 90)))
  const signed = region.settlement || region.mustering
  let [best, least]: [[Name, Box[]] | null, number] = [null, Infinity]
  for (const size of [full, (full + small) / 2, small]) {
    for (const lines of ways(name)) {
      const halves = lines.map((it) => widthOf(it, size) / 2)
      const feet = lines.map((_, n) => low - (lines.length - 1 - n) * size)
      const spans = feet.map((at): Point => {
        const [head, foot] = [span(region.ring, x, at - size * 0.65), span(region.ring, x, at)]
        return [Math.max(head[0], foot[0]), Math.min(head[1], foot[1])]
      })
      const middle = low - size * (0.34 + (lines.length - 1) * 0.5)
      const ground = span(region.ring, x, middle)
      for (const aside of [0, -0.4, 0.4, -0.8, 0.8, -1.2, 1.2]) {
        for (const side of signed ? [-1, 1, 0] : [0]) {
          // before the name, behind it, above it
          const at = x + aside * size
          const above = (feet[0] ?? low) - size * 1.3
          const sign: Point = side ? [at + side * (Math.max(...halves) + size * 0.72), middle] : [at - size * 0.45, above]
          const points: Point = side ? [sign[0] + side * size * 0.5, middle - size * 0.6] : [at + size * 0.5, above]
          const boxes = halves.map((half, n): Box => [at - half, (feet[n] ?? low) - size * 0.8, at + half, (feet[n] ?? low) + size * 0.2])
          if (signed) boxes.push(around(sign, size * 0.5, size * 0.5))
          if (region.settlement) boxes.push(around(points, size * 0.5, size * 0.5))
          let cost = (full - size) * 4 + (lines.length - 1) * size * 0.3 + Math.abs(aside) * size * 0.2 + (signed && side >= 0 ? size * (side ? 0.4 : 0.8) : 0)
          boxes.forEach((box, n) => {
            const [left, right] = spans[n] ?? ground
            cost += (Math.max(0, left + 3 - box[0]) + Math.max(0, box[2] - right + 3)) * (n < lines.length ? 1 : 0.5)
            for (const it of near) cost += (common(it, box) / size) * 20
            for (const it of soft) cost += (common(it, box) / size) * (n < lines.length ? 2.5 : 8) // a sign on an army seems its own
          })
          if (cost < least) [best, least] = [[{ lines, size, x: at, low, sign, points }, boxes], cost]
        }
      }
    }
  }
  return best ?? [{ lines: [name], size: full, x, low, sign: [x, low], points: [x, low] }, []]
}

/** All names, where they need it smaller than they should be; those of towns come last, for they have more to place. */
export function layNames(names: string[], size: number, small: number): Name[] {
  const found: Name[] = []
  const taken: Box[] = []
  const last = ({ settlement, mustering }: Region) => Number(settlement || mustering)
  for (const region of [...REGIONS].sort((a, b) => last(a) - last(b))) {
    const [name, boxes] = layOne(region, names[region.n] ?? '', size, small, taken)
    found[region.n] = name
    taken.push(...boxes)
  }
  return found
}
