// The view of the battle, read: armies by place, who is where, what lies beside the map.
import type { View } from '../../match.svelte'
import type { Advance, Casualties, Combat, Figure, MoveArmies, Part, Reduction, View as Seen, Sum, Sums } from '../../wire/five_armies'
import { CHARACTER, PLACES, POINTS_TO_WIN, UNITS } from './facts'

export const FREE = 0
export const SHADOW = 1
export const WAITING = -1
export const OFF_BOARD = -2
export const GONE = -3
export const IN_THE_AIR = -4
const KINDS = 9
const FACES = 7

/** Piles of cards, as the rules number them. */
export const PILE = { events: 0, stories: 1, fates: 3, hand: 4, discard: 6, used: 8, table: 9, beside: 11, box: 12, tired: 13, looked: 14 }

export type { Part, Sum }
export type CombatSums = Partial<Record<Figure, Sum>>

export interface Army {
  place: number
  side: number
  units: number[]
  size: number
  damage: number
  tokens: number
  leadership: number
  characters: number[]
}

/** The procedures of the stack that the table reads, by name. */
interface Frames {
  Advance: Advance
  Casualties: Casualties
  Combat: Combat
  MoveArmies: MoveArmies
  Reduction: Reduction
}

export interface Table {
  armies: (Army | null)[]
  /** Characters who stand alone, by place. */
  alone: number[][]
  recruits: number[][]
  control: boolean[]
  walls: number[]
  characters: number[]
  bats: number[]
  eagles: number[]
  lord: number
  fate: number
  tiles: number[]
  dice: number[][]
  pools: number[]
  activated: (n: number) => boolean
  open: (pass: number) => boolean
  rings: number
  wrath: number
  bodyguards: number
  concentration: number
  turn: number
  phase: number
  active: number
  points: number
  unused: number[]
  bag: number[]
  stack: Seen['stack']
  sums: Partial<Sums>
}

const numbers = (value: number[] | undefined): number[] => value ?? []
const number = (value: number | undefined): number => value ?? 0

export function read(match: View): Table {
  const view = match as Partial<Seen> // nothing is seen before the first state has come
  const units = numbers(view.units)
  const sizes = numbers(view.armies)
  const damage = numbers(view.damage)
  const tokens = numbers(view.leadership_tokens)
  const recruits = numbers(view.recruits)
  const characters = numbers(view.characters)
  const dice = numbers(view.action_dice)
  const sums: Partial<Sums> = view.sums ?? {}
  const armies: (Army | null)[] = []
  const alone: number[][] = []
  for (let place = 0; place < PLACES; place++) {
    const free = sizes[place] ?? 0
    const size = free || (sizes[PLACES + place] ?? 0)
    const side = free ? FREE : SHADOW
    const here = characters.flatMap((at, n) => (at === place ? [n] : []))
    const led = size ? here.filter((n) => CHARACTER[n]?.side === side && CHARACTER[n]?.id !== 'beorn') : []
    armies.push(
      size
        ? {
            place,
            side,
            units: units.slice(place * KINDS, place * KINDS + KINDS),
            size,
            damage: damage[place] ?? 0,
            tokens: tokens[place] ?? 0,
            leadership: sums.leadership?.[String(place)]?.value ?? tokens[place] ?? 0,
            characters: led,
          }
        : null,
    )
    alone.push(here.filter((n) => !led.includes(n)))
  }
  return {
    armies,
    alone,
    recruits: [0, 1, 2].map((group) => recruits.slice(group * PLACES, group * PLACES + PLACES)),
    control: numbers(view.control).map((it) => it > 0),
    walls: numbers(view.walls),
    characters,
    bats: numbers(view.bats),
    eagles: numbers(view.eagles),
    lord: number(view.lord),
    fate: number(view.fate),
    tiles: numbers(view.tiles),
    dice: [dice.slice(0, FACES), dice.slice(FACES, 2 * FACES)],
    pools: numbers(view.pools),
    activated: (n) => ((number(view.activated) >> n) & 1) === 1,
    open: (pass) => ((number(view.open_passes) >> pass) & 1) === 1,
    rings: number(view.rings),
    wrath: number(view.wrath),
    bodyguards: number(view.bodyguards),
    concentration: number(view.concentration),
    turn: number(view.turn),
    phase: number(view.phase),
    active: number(view.active),
    points: sums.points?.value ?? 0,
    unused: numbers(view.unused),
    bag: numbers(view.bag),
    stack: view.stack ?? [],
    sums,
  }
}

export const PHASES = ['', 'recovery', 'generals', 'fate', 'shadow_leadership', 'action_round', 'end_of_turn']
export const NEEDED = POINTS_TO_WIN

export function frame<Name extends keyof Frames>(table: Table, ...names: Name[]): Frames[Name] | null {
  for (let i = table.stack.length - 1; i >= 0; i--) {
    const it = table.stack[i]
    if (it && (names as unknown[]).includes(it.is)) return it as unknown as Frames[Name]
  }
  return null
}

/** The units of an army as a list, those of one kind together. */
export function listed(units: number[]): number[] {
  return units.flatMap((count, unit) => Array<number>(count).fill(unit))
}
export const kindsOf = (units: number[]): [unit: number, count: number][] => units.flatMap((count, unit) => (count ? [[unit, count] as [number, number]] : []))
export const unitKey = (unit: number): string => `unit-${UNITS[unit] ?? ''}`
export const characterKey = (n: number): string => `character-${CHARACTER[n]?.id ?? ''}`

/** A combat is under way and stands on its stage. */
export const staged = (table: Table): boolean => {
  const fight = frame(table, 'Combat')
  return fight !== null && fight.over !== true
}
