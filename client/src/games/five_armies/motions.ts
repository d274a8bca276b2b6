// What the last lines of the log set in motion on the map: armies along their way, losses, Damage, flags, characters, wings.
// The lines say what moved; what it looked like is read off the table before.
import type { LogLine } from '../../wire/types'
import { BORDERS, BOXES, EYRIE, OPENS_ON, type Point, REGIONS, TERRITORY_HEART, heartOfPlace } from './facts'
import type { Army, Table } from './table'

export interface Moved {
  what: 'army' | 'unit' | 'character' | 'glyph'
  army?: Army
  n?: number
  icon?: string
  /** The points it passes; one: it stays where it is. */
  way: Point[]
  /** What must not be seen twice while it moves: a selector of the final picture. */
  hides?: string
  how: 'goes' | 'falls' | 'fades' | 'appears'
  length: number
}

/** By place: those one may come to from it, and from which one may come. */
export const NEAR: number[][] = REGIONS.map(() => [])
for (const { regions, kind } of BORDERS) {
  const [one, two] = regions
  if (one === undefined || two === undefined || kind === 'river') continue
  NEAR[one]?.push(two)
  NEAR[two]?.push(one)
}
BOXES.forEach((box, n) => {
  const pass = REGIONS.length + (n % 2) + 2
  NEAR[box.n] = box.kind === 'pass' ? [OPENS_ON[n % 2] ?? 0, REGIONS.length + (n % 2)] : [pass]
  if (box.kind === 'pass') NEAR[OPENS_ON[n % 2] ?? 0]?.push(box.n)
})

/** The shortest way between two places, both included. */
export function wayBetween(from: number, to: number): number[] {
  const before = new Map<number, number>([[from, -1]])
  const queue = [from]
  for (let at = queue.shift(); at !== undefined && !before.has(to); at = queue.shift()) {
    for (const next of NEAR[at] ?? []) {
      if (before.has(next)) continue
      before.set(next, at)
      queue.push(next)
    }
  }
  const found = [to]
  for (let at = before.get(to); at !== undefined && at >= 0; at = before.get(at)) found.unshift(at)
  return found.length > 4 || !before.has(to) ? [from, to] : found
}

/** The army that left a place for another, as far as both tables can tell. */
function wentFrom(before: Table, now: Table, from: number, to: number, count: number): Army | null {
  const army = before.armies[from]
  if (!army) return null
  const left = now.armies[from]
  const units = left ? army.units.map((n, unit) => Math.max(0, n - (left.units[unit] ?? 0))) : army.units
  const size = units.reduce((sum, n) => sum + n, 0)
  const characters = army.characters.filter((it) => now.characters[it] === to)
  const all = !left || size === 0 || (count && size !== count)
  return all ? { ...army, characters } : { ...army, units, size, characters, damage: 0, leadership: 0 }
}

export function motionsOf(lines: LogLine[], before: Table, now: Table): Moved[] {
  const found: Moved[] = []
  for (const { key, args } of lines) {
    const n = (name: string): number => Number(args[name] ?? -1)
    const region = n('region')
    const here = (): Point[] => [heartOfPlace(region)]
    switch (key) {
      case 'war-moved':
      case 'war-combat-retreated':
      case 'war-combat-routed': {
        const to = n('region2')
        const army = wentFrom(before, now, region, to, key === 'war-moved' ? n('n') : 0)
        const way = wayBetween(region, to)
        const hides = before.armies[to] ? undefined : `[data-piece="${to}"] .plate`
        if (army && to >= 0) found.push({ what: 'army', army, way: way.map(heartOfPlace), hides, how: 'goes', length: Math.min(460, 140 + 80 * way.length) })
        break
      }
      case 'war-character-moved':
      case 'war-character-entered': {
        const from = before.characters[n('character')] ?? -1
        if (region < 0) break
        const way = from >= 0 ? wayBetween(from, region).map(heartOfPlace) : here()
        found.push({
          what: 'character',
          n: n('character'),
          way,
          hides: `[data-character="${n('character')}"]`,
          how: from >= 0 ? 'goes' : 'appears',
          length: from >= 0 ? Math.min(460, 140 + 80 * way.length) : 260,
        })
        break
      }
      case 'war-eliminated':
        found.push({ what: 'unit', n: n('unit'), way: here(), how: 'fades', length: 450 })
        break
      case 'war-damaged':
      case 'war-fortification-damaged':
        found.push({ what: 'glyph', icon: 'damage', way: here(), how: 'falls', length: 360 })
        break
      case 'war-control-taken':
        found.push({ what: 'glyph', icon: 'control', way: here(), how: 'appears', length: 360 })
        break
      case 'war-control-lost':
        found.push({ what: 'glyph', icon: 'control', way: here(), how: 'fades', length: 360 })
        break
      case 'war-mustered':
        found.push({ what: 'unit', n: n('unit'), way: here(), how: 'appears', length: 260 })
        break
      case 'war-eagle-flew':
        found.push({ what: 'glyph', icon: 'eagle', way: [EYRIE.heart, TERRITORY_HEART[n('territory')] ?? EYRIE.heart], how: 'goes', length: 460 })
        break
      case 'war-bats-placed':
        found.push({ what: 'glyph', icon: 'bat', way: [TERRITORY_HEART[n('territory')] ?? EYRIE.heart], how: 'appears', length: 260 })
    }
  }
  return found
}

/** The frames of a motion, in units of the map. */
export function framesOf({ way, how }: Moved): Keyframe[] {
  const [x, y] = way[0] ?? [0, 0]
  const at = (dx: number, dy: number, scale = 1): string => `translate(${x + dx}px, ${y + dy}px) scale(${scale})`
  switch (how) {
    case 'goes':
      return way.map(([px, py]) => ({ transform: `translate(${px}px, ${py}px)` }))
    case 'falls':
      return [
        { transform: at(0, -60), opacity: 0 },
        { transform: at(0, 0, 1.3), opacity: 1, offset: 0.5 },
        { transform: at(0, 6), opacity: 0 },
      ]
    case 'fades':
      return [
        { transform: at(0, 0), opacity: 1 },
        { transform: at(0, -30, 0.7), opacity: 0 },
      ]
    default:
      return [
        { transform: at(0, -14, 2), opacity: 0 },
        { transform: at(0, 0), opacity: 1 },
      ]
  }
}
