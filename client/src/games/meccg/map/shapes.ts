// The region map as drawn data: outlines, borders, barriers, and the marks of the land, each kind in one path.
import drawn from '../../../../../src/ravenhill/games/meccg/content/region_shapes.json'

export type Point = [x: number, y: number]
/** What is told of a place by its name, and how it is drawn. */
export interface Note {
  text: string
  /** It can be chosen now. */
  offered?: boolean
  /** It is seen, but nothing can be done with it. */
  faint?: boolean
}
export interface Region {
  code: string
  d: string
  heart: Point
  radius: number
  sign: Point
  label: { at: Point; lines: Record<string, string[]> }
  pins: { site: string; at: Point }[]
}
export interface Barrier {
  between: [string, string]
  kind: 'ridge' | 'river'
  /** The card that leads a ranger over it. */
  card: string
  middle: Point
}

export const CANVAS = drawn.canvas as Point
export const FRAME = drawn.frame as [left: number, top: number, right: number, bottom: number]
const one = (n: number) => Math.round(n * 10) / 10
const points = (flat: number[]): Point[] => Array.from({ length: flat.length / 2 }, (_, n) => [flat[2 * n] ?? 0, flat[2 * n + 1] ?? 0])
const LINES = drawn.lines.map(points)
const lineOf = (n: number): Point[] => (n >= 0 ? (LINES[n] ?? []) : [...(LINES[-n - 1] ?? [])].reverse())
const pathOf = (line: Point[]): string => line.map(([x, y], n) => `${n ? 'L' : 'M'}${x} ${y}`).join('')
const ringOf = (shape: number[]): string => `${pathOf(shape.flatMap((n, at) => lineOf(n).slice(at ? 1 : 0)))}Z`
const byCode = <T>(told: unknown): Record<string, T> => told as Record<string, T>

const SHAPES = byCode<number[]>(drawn.shape)
const HEARTS = byCode<[number, number, number]>(drawn.heart)
const SIGNS = byCode<Point>(drawn.sign)
const LABELS = byCode<{ at: Point; box: Point; lines: Record<string, string[]> }>(drawn.label)
const PINS = byCode<Record<string, Point>>(drawn.pins)

export const REGIONS: Region[] = Object.entries(SHAPES).map(([code, shape]) => {
  const [x, y, radius] = HEARTS[code] ?? [0, 0, 0]
  const { at, lines } = LABELS[code] ?? { at: [x, y], lines: {} }
  const pins = Object.entries(PINS[code] ?? {}).map(([site, pin]) => ({ site, at: pin }))
  return { code, d: ringOf(shape), heart: [x, y], radius, sign: SIGNS[code] ?? [x, y], label: { at, lines }, pins }
})
export const REGION = new Map(REGIONS.map((it) => [it.code, it]))
export const PLACE = new Map(REGIONS.flatMap((region) => region.pins.map(({ site, at }) => [site, { region: region.code, at }])))

// ---------------------------------------------------------------- the second sheet: the Under-deeps

export interface Deep {
  code: string
  at: Point
  label: { at: Point; lines: Record<string, string[]> }
  /** The site above it, where its stair begins. */
  above: { site: string; at: Point; label: Point }
}
export const DEEPS: Deep[] = Object.entries(drawn.under_deeps.sites).map(([code, { at, label, surface }]) => {
  // One of them lies under a whole region: its stair is drawn at the site that is there.
  const site = surface.site ?? REGION.get(surface.region)?.pins[0]?.site ?? ''
  return {
    code,
    at: at as Point,
    label: { at: label.at as Point, lines: label.lines },
    above: { site, at: surface.at as Point, label: surface.label.at as Point },
  }
})
export const TUNNELS = drawn.under_deeps.links.map(({ between, number, at }) => ({ between: between as [string, string], number, at: at as Point }))
/** Every place of that sheet, those above too. */
export const DEEP_PLACE = new Map<string, Point>(DEEPS.flatMap(({ code, at, above }) => [[above.site, above.at] as const, [code, at] as const]))
export const isDeep = (code: string): boolean => DEEPS.some((it) => it.code === code)

// ---------------------------------------------------------------- borders

/** Who shares each line. */
const OWNERS: string[][] = LINES.map(() => [])
for (const [code, shape] of Object.entries(SHAPES)) for (const n of shape) OWNERS[n >= 0 ? n : -n - 1]?.push(code)

export const BARRIERS: Barrier[] = drawn.barriers.map((it) => {
  const longest = it.lines.map(lineOf).sort((a, b) => b.length - a.length)[0] ?? []
  const middle = longest[longest.length >> 1] ?? [0, 0]
  return { between: it.between as [string, string], kind: it.kind as Barrier['kind'], card: ('card' in it ? it.card : '') ?? '', middle }
})
const barred = new Set(drawn.barriers.flatMap((it) => it.lines))
const ridges = drawn.barriers.filter((it) => it.kind === 'ridge').flatMap((it) => it.lines)
const floods = drawn.barriers.filter((it) => it.kind === 'river').flatMap((it) => it.lines)
const coast = new Set(drawn.coast)
const surf = new Set(drawn.surf)

/** Two regions with open land, or open sea, between them. */
const shared = LINES.map((_, n) => n).filter((n) => OWNERS[n]?.length === 2 && !barred.has(n))
export const OPEN = shared.filter((n) => !coast.has(n)).map((n) => ({ between: OWNERS[n] ?? [], d: pathOf(LINES[n] ?? []) }))
/** Where the border between two regions is crossed: the middle of the longest line they share. */
export const BORDER_AT = new Map<string, Point>()
for (const n of LINES.map((_, at) => at).sort((a, b) => (LINES[a]?.length ?? 0) - (LINES[b]?.length ?? 0))) {
  const [line, [a, b]] = [LINES[n] ?? [], OWNERS[n] ?? []]
  if (a && b) for (const key of [`${a} ${b}`, `${b} ${a}`]) BORDER_AT.set(key, line[line.length >> 1] ?? [0, 0])
}
export const COAST = [...coast].map((n) => pathOf(LINES[n] ?? [])).join('')
export const FLOODS = floods.map((n) => pathOf(LINES[n] ?? [])).join('')
export const RIVERS = drawn.rivers.map((it) => pathOf(points(it.points))).join('')
export const BEYOND = drawn.beyond.map((it) => ({ kind: it.kind, d: ringOf(it.shape) }))
export const ISLES = (drawn.decor.isles as number[][]).map((it) => `${pathOf(points(it))}Z`).join('')
export const CROSSINGS = drawn.crossings.map(({ kind, at, turn }) => ({ kind, at: at as Point, turn }))

/** Points at even steps along a line, each with its direction. */
function along(line: Point[], step: number): { x: number; y: number; dx: number; dy: number }[] {
  const found = []
  let left = step / 2
  for (let n = 1; n < line.length; n++) {
    const [[x1, y1], [x2, y2]] = [line[n - 1] ?? [0, 0], line[n] ?? [0, 0]]
    const length = Math.hypot(x2 - x1, y2 - y1)
    for (; left < length; left += step) {
      found.push({ x: x1 + ((x2 - x1) * left) / length, y: y1 + ((y2 - y1) * left) / length, dx: (x2 - x1) / length, dy: (y2 - y1) / length })
    }
    left -= length
  }
  return found
}

/** Where the coastal waters meet the open sea: a line that never lies still. */
export const SURF = [...surf]
  .map((n) =>
    along(LINES[n] ?? [], 5)
      .map(({ x, y, dx, dy }, at) => `${at ? 'L' : 'M'}${one(x - dy * (at % 2 ? 2 : -2))} ${one(y + dx * (at % 2 ? 2 : -2))}`)
      .join(''),
  )
  .join('')

// ---------------------------------------------------------------- the marks of the land

const triples = (flat: number[]): [number, number, number][] =>
  Array.from({ length: flat.length / 3 }, (_, n) => [flat[3 * n] ?? 0, flat[3 * n + 1] ?? 0, flat[3 * n + 2] ?? 0])
const peak = (x: number, y: number, s: number) => `M${one(x - s)} ${one(y + s * 0.7)}L${one(x)} ${one(y - s * 0.85)}L${one(x + s)} ${one(y + s * 0.7)}Z`
const shade = (x: number, y: number, s: number) =>
  `M${one(x)} ${one(y - s * 0.85)}l${one(s * 0.18)} ${one(s * 0.6)}l${one(-s * 0.32)} ${one(s * 0.32)}l${one(s * 0.2)} ${one(s * 0.63)}L${one(x + s)} ${one(y + s * 0.7)}Z`

const heights = triples(drawn.decor.peaks)
/** A ridge that no company crosses: peak by peak along the whole line, the farther ones first. */
const walls = ridges
  .flatMap((n) => along(LINES[n] ?? [], 13).map(({ x, y }, at): [number, number, number] => [x, y, at % 3 === 1 ? 10.5 : 8.6]))
  .filter(([x, y]) => !heights.some(([px, py]) => Math.hypot(px - x, py - y) < 9))
const PEAK_MARKS = [...heights, ...walls].sort((a, b) => a[1] - b[1])
export const PEAKS = PEAK_MARKS.map(([x, y, s]) => ({ peak: peak(x, y, s), shade: shade(x, y, s) }))
export const RIDGES = ridges.map((n) => pathOf(LINES[n] ?? [])).join('')
export const HILLS = triples(drawn.decor.hills)
  .map(
    ([x, y, s]) =>
      `M${one(x - s)} ${one(y + 2)}q${one(s * 0.5)} ${one(-s)} ${one(s)} 0m${one(-s * 0.25)} ${one(-s * 0.2)}q${one(s * 0.55)} ${one(-s)} ${one(s * 1.2)} ${one(s * 0.25)}`,
  )
  .join('')
export const TREES = triples(drawn.decor.trees)
  .map(
    ([x, y, s]) =>
      `M${one(x)} ${one(y + s * 1.4)}v${one(-s)}M${one(x - s)} ${one(y - s * 0.2)}a${one(s)} ${one(s * 1.1)} 0 1 1 ${one(2 * s)} 0a${one(s)} ${one(s * 0.9)} 0 1 1 ${one(-2 * s)} 0Z`,
  )
  .join('')
export const REEDS = triples(drawn.decor.reeds)
  .map(
    ([x, y, s]) =>
      `M${one(x - s)} ${one(y + 3)}h${one(2 * s)}M${one(x - s * 0.5)} ${one(y + 2)}l-2 -8M${one(x)} ${one(y + 2)}v-10M${one(x + s * 0.5)} ${one(y + 2)}l2 -8`,
  )
  .join('')
export const WAVES = triples(drawn.decor.waves)
  .map(([x, y, s]) => `M${one(x - s)} ${y}q${one(s / 2)} ${one(-s * 0.55)} ${one(s)} 0t${one(s)} 0`)
  .join('')
