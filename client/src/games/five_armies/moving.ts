// A move that is being planned, off the dialog on top of the stack: what goes, where to, and what is left behind.
import { type Army, type Table, frame } from './table'

const KINDS = 9
const [VIA, UNITS, CHARACTERS, TOKENS, DAMAGE, MOVE] = [1, 4, 13, 14, 15, 16]

export interface Ghost {
  army: Army
  path: number[]
  /** Still being decided. */
  open: boolean
}
export interface Moving {
  ghosts: Ghost[]
  /** What stays of an army that goes, by place. */
  leaving: Map<number, Army>
  side: number
  origin: number
}

const list = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : [])
const bits = (mask: number): number[] => [...Array(9).keys()].filter((n) => ((mask >> n) & 1) === 1)

export function moving(table: Table): Moving {
  const found: Moving = { ghosts: [], leaving: new Map(), side: 0, origin: -1 }
  const draft = frame(table, 'MoveArmies', 'Advance')
  if (!draft || !Array.isArray(draft.moves)) return found
  found.side = draft.side as number
  found.origin = draft.origin as number
  const take = (origin: number, path: number[], units: number[], mask: number, tokens: number, damage: number, open: boolean) => {
    const characters = bits(mask)
    const size = units.reduce((sum, n) => sum + n, 0)
    if (!size) return
    const whole = found.leaving.get(origin) ?? table.armies[origin]
    found.ghosts.push({
      open,
      path: [origin, ...path.filter((it, n) => it !== path[n - 1])],
      army: { place: path.at(-1) ?? origin, side: found.side, units, size, damage, tokens, leadership: tokens, characters },
    })
    if (whole) {
      found.leaving.set(origin, {
        ...whole,
        units: whole.units.map((n, unit) => n - (units[unit] ?? 0)),
        size: whole.size - size,
        damage: whole.damage - damage,
        tokens: whole.tokens - tokens,
        leadership: Math.max(0, whole.leadership - tokens),
        characters: whole.characters.filter((it) => !characters.includes(it)),
      })
    }
  }
  const moves = list(draft.moves)
  for (let at = 0; at < moves.length; at += MOVE) {
    const n = (i: number) => moves[at + i] ?? 0
    take(n(0), moves.slice(at + VIA, at + UNITS), moves.slice(at + UNITS, at + UNITS + KINDS), n(CHARACTERS), n(TOKENS), n(DAMAGE), false)
  }
  const entered = list(draft.entered)
  if (found.origin >= 0 && entered.length) {
    take(found.origin, entered, list(draft.taken), draft.taking as number, draft.tokens as number, draft.damage as number, true)
  }
  for (const [place, army] of found.leaving) if (army.size <= 0) found.leaving.set(place, { ...army, size: 0 })
  return found
}

/** The part of an Army that was chosen to go and has not gone yet. */
export function chosen(table: Table): Army | null {
  const draft = frame(table, 'MoveArmies', 'Advance')
  const units = list(draft?.taken)
  const size = units.reduce((sum, n) => sum + n, 0)
  if (!draft || !size) return null
  const tokens = Number(draft.tokens)
  return {
    place: Number(draft.origin),
    side: Number(draft.side),
    units,
    size,
    damage: Number(draft.damage),
    tokens,
    leadership: tokens,
    characters: bits(Number(draft.taking)),
  }
}
