// What is printed: the board, its shapes and the pieces, as the server's own data files say it.
import board from '../../../../src/ravenhill/games/five_armies/content/data/board.json'
import printedCharacters from '../../../../src/ravenhill/games/five_armies/content/data/characters.json'
import printedFate from '../../../../src/ravenhill/games/five_armies/content/data/fate.json'
import shapes from '../../../../src/ravenhill/games/five_armies/content/data/shapes.json'
import printedUnits from '../../../../src/ravenhill/games/five_armies/content/data/units.json'

export type Point = [x: number, y: number]
export type BorderKind = 'plain' | 'ford' | 'river'
export type Terrain = 'hills' | 'mountains' | 'plains' | 'ruins' | 'swamps'

export const CANVAS = shapes.canvas as Point
export const TERRAINS: Terrain[] = ['hills', 'mountains', 'plains', 'ruins', 'swamps']
export const TERRITORIES = ['broken_lands', 'valley', 'eastern_bank', 'southern_spur']
export const FACES = ['character', 'army', 'muster', 'event', 'muster_army', 'will_of_the_west', 'lidless_eye']
export const GROUPS = ['dwarves_and_men', 'elves', 'shadow']
export const UNITS = printedUnits.units.map((unit) => unit.id)
export const STRENGTH = printedUnits.units.map((unit) => unit.strength)
export const UNIT_SIDE = printedUnits.units.map((unit) => (unit.side === 'free' ? 0 : 1))
export const FAVOURED = printedUnits.units.map((unit) => ({
  attacking: unit.favored_attacking as Terrain[],
  defending: unit.favored_defending as Terrain[],
}))
export const CHARACTERS = printedCharacters.characters.map((it) => it.id)
export const CHARACTER = printedCharacters.characters.map((it) => ({
  id: it.id,
  side: it.side === 'free' ? 0 : 1,
  general: 'general' in it && it.general === true,
  movement: 'movement' in it ? (it.movement as number) : 0,
  leadership: 'leadership' in it ? (it.leadership as number) : 0,
  step: 'fate_step' in it ? (it.fate_step as number) : 0,
}))
export const GENERALS = 5
export const LAST_STEP = printedFate.last_step
export const TILES = [...printedFate.tiles, ...printedFate.special_tiles].map((tile) => ({
  value: tile.value,
  icon: tile.fate_icon,
  special: 'side' in tile ? (tile.side as string) : '',
}))
export const POINTS_TO_WIN = 10

export interface Region {
  n: number
  id: string
  key: string
  terrain: Terrain
  territory: number
  settlement: boolean
  mustering: boolean
  points: number
  protection: number
  heart: Point
  radius: number
  ring: Point[]
  d: string
  box: { x: number; y: number; w: number; h: number }
  /** The outline in parts of its own box, for the button that lies on it. */
  clip: string
}

export interface Box {
  n: number
  id: string
  key: string
  kind: 'goblins' | 'pass' | 'eyrie'
  heart: Point
}

export interface Border {
  line: Point[]
  d: string
  regions: number[]
  kind: BorderKind | 'edge'
  /** The region uphill, or -1. */
  uphill: number
}

const pairs = (flat: number[]): Point[] => {
  const found: Point[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) found.push([flat[i] ?? 0, flat[i + 1] ?? 0])
  return found
}
export const path = (points: Point[], closed = false): string => 'M' + points.map(([x, y]) => `${x} ${y}`).join('L') + (closed ? 'Z' : '')

const lines = shapes.lines.map(pairs)
const shapeOf = shapes.shape as Record<string, number[]>
const heartOf = shapes.heart as unknown as Record<string, [number, number, number]>

function ringOf(id: string): Point[] {
  const found: Point[] = []
  for (const n of shapeOf[id] ?? []) {
    const line = n >= 0 ? (lines[n] ?? []) : [...(lines[-n - 1] ?? [])].reverse()
    found.push(...(found.length ? line.slice(1) : line))
  }
  return found.slice(0, -1)
}

interface PrintedRegion {
  id: string
  territory: string
  terrain: string
  settlement?: boolean
  mustering?: boolean
  victory_points?: number
  protection?: number
  plain?: string[]
  ford?: string[]
  river?: string[]
}
const printed = board.regions as PrintedRegion[]

export const REGIONS: Region[] = printed.map((it, n) => {
  const ring = ringOf(it.id)
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  const box = { x: Math.min(...xs), y: Math.min(...ys), w: 0, h: 0 }
  box.w = Math.max(...xs) - box.x
  box.h = Math.max(...ys) - box.y
  const [hx, hy, radius] = heartOf[it.id] ?? [0, 0, 0]
  const part = (value: number, of: number) => `${((100 * value) / of).toFixed(2)}%`
  return {
    n,
    id: it.id,
    key: `place-${it.id}`,
    terrain: it.terrain as Terrain,
    territory: TERRITORIES.indexOf(it.territory),
    settlement: it.settlement === true,
    mustering: it.mustering === true,
    points: it.victory_points ?? 0,
    protection: it.protection ?? 0,
    heart: [hx, hy],
    radius,
    ring,
    d: path(ring, true),
    box,
    clip: `polygon(${ring.map(([x, y]) => `${part(x - box.x, box.w)} ${part(y - box.y, box.h)}`).join(',')})`,
  }
})

const boxes = board.goblin_mustering_points.map((it) => ({ ...it, kind: 'goblins' as const }))
const passes = board.mountain_passes.map((it) => ({ ...it, kind: 'pass' as const }))
/** The boxes inside the mountain, numbered on from the regions. Drawn a little apart from where the board has them. */
const AT: Record<string, Point> = {
  goblin_mustering_point_west: [96, 356],
  mountain_pass_west: [172, 270],
  goblin_mustering_point_east: [372, 128],
  mountain_pass_east: [508, 92],
}
export const BOXES: Box[] = [...boxes, ...passes].map((it, i) => ({
  n: REGIONS.length + i,
  id: it.id,
  key: `place-${it.id}`,
  kind: it.kind,
  heart: AT[it.id] ?? [it.x, it.y],
}))
export const EYRIE: Box = { n: -1, id: 'eyrie', key: 'place-eyrie', kind: 'eyrie', heart: [148, 128] }
export const PLACES = REGIONS.length + BOXES.length
export const OPENS_ON = board.mountain_passes.map((it) => printed.findIndex((region) => region.id === it.opens_on))
export const placeKey = (n: number): string => REGIONS[n]?.key ?? BOXES[n - REGIONS.length]?.key ?? EYRIE.key
export const heartOfPlace = (n: number): Point => REGIONS[n]?.heart ?? BOXES[n - REGIONS.length]?.heart ?? EYRIE.heart

const kinds = new Map<string, BorderKind>()
for (const it of printed) {
  for (const kind of ['plain', 'ford', 'river'] as const) {
    for (const other of it[kind] ?? []) kinds.set(`${it.id} ${other}`, kind)
  }
}
export const BORDERS: Border[] = lines.map((line, n) => {
  const regions = REGIONS.filter((region) => shapeOf[region.id]?.some((it) => it === n || it === -n - 1))
  const [one, two] = regions
  if (!one || !two) return { line, d: path(line), regions: regions.map((it) => it.n), kind: 'edge', uphill: -1 }
  const kind = kinds.get(`${one.id} ${two.id}`) ?? 'plain'
  const high = [one, two].filter((it) => it.terrain === 'mountains')
  const uphill = kind === 'river' || high.length !== 1 ? -1 : (high[0]?.n ?? -1)
  return { line, d: path(line), regions: [one.n, two.n], kind, uphill }
})
export const MOUNTAIN = pairs(shapes.mountain)
export const ROCKS = shapes.rocks.map(pairs)

/** Near the middle of a territory, where no army and no name stands: for what belongs to the whole of it. */
export const TERRITORY_HEART: Point[] = [
  [1168, 608],
  [606, 446],
  [722, 326],
  [288, 760],
]

/** Where on the map the thing of a handle lies; most lie elsewhere. */
export function heartOfHandle(handle: string): Point[] {
  const [what, n] = handle.split(':')
  if (what === 'territory') return [TERRITORY_HEART[Number(n)] ?? EYRIE.heart]
  return what === 'region' || what === 'split' || what === 'strike' ? [heartOfPlace(Number(n))] : []
}

export function inside(ring: Point[], x: number, y: number): boolean {
  let found = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[i] ?? [0, 0]
    const [x2, y2] = ring[j] ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) found = !found
  }
  return found
}

export function edgeDistance(ring: Point[], x: number, y: number): number {
  let nearest = Infinity // squared
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [x1, y1] = ring[j] ?? [0, 0]
    const [x2, y2] = ring[i] ?? [0, 0]
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1
    const along = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    nearest = Math.min(nearest, (x - x1 - along * (x2 - x1)) ** 2 + (y - y1 - along * (y2 - y1)) ** 2)
  }
  return Math.sqrt(nearest)
}
