// The rounds of the last combat, off the log: so that each can be opened again.
import type { LogLine } from '../../wire/types'

export interface Past {
  round: number
  lines: LogLine[]
  terrain: { side: number; n: number; n2: number } | null
}

export function rounds(log: LogLine[]): Past[] {
  let start = -1
  for (let i = log.length - 1; i >= 0 && start < 0; i--) {
    if (log[i]?.key === 'war-combat' || log[i]?.key === 'war-combat-combined') start = i
  }
  start = Math.max(0, start) // a position may begin in the middle of a combat
  const found: Past[] = [{ round: 1, lines: [], terrain: null }]
  let terrain: Past['terrain'] = null
  for (const line of log.slice(start)) {
    const number = (name: string): number => Number(line.args[name] ?? 0)
    if (line.key === 'war-superiority') terrain = { side: number('side'), n: number('n'), n2: number('n2') }
    const next = line.key === 'war-combat-round' || (line.key === 'war-combat-fights' && number('n') > 1)
    if (next && number('n') > (found.at(-1)?.round ?? 0)) found.push({ round: number('n'), lines: [], terrain: null })
    found.at(-1)?.lines.push(line)
  }
  for (const it of found) it.terrain = terrain
  return found
}

/** The digits of a number, as the log writes rolls. */
export const digits = (n: unknown): number[] =>
  String(Number(n ?? 0))
    .split('')
    .map(Number)
    .filter(Boolean)

/** Which dice of each side these lines have thrown: all of a combat's, some of them again, or none. */
export function thrownIn(lines: LogLine[]): ('all' | 'again' | '')[] {
  const found: ('all' | 'again' | '')[] = ['', '']
  for (const line of lines) {
    const side = Number(line.args.side ?? 0)
    if (line.key === 'war-combat-rolled') found[side] = 'all'
    if (line.key === 'war-combat-again' && found[side] !== 'all') found[side] = 'again'
  }
  return found
}

export interface LastRoll {
  faces: number[]
  black: number
  target: number
  again: number[]
  hits: number
}

/** What both sides rolled last in these lines; null where nothing was. */
export function lastRolls(lines: LogLine[]): (LastRoll | null)[] {
  const found: (LastRoll | null)[] = [null, null]
  for (const { key, args } of lines) {
    const side = Number(args.side ?? 0)
    const roll = found[side]
    if (key === 'war-combat-round') found.fill(null)
    if (key === 'war-combat-rolled') found[side] = { faces: digits(args.faces), black: Number(args.n), target: Number(args.n2), again: [], hits: 0 }
    if (key === 'war-combat-again' && roll) roll.again.push(...digits(args.faces))
    if (key === 'war-combat-hit') [args.n, args.n2].forEach((hits, of) => found[of] && (found[of].hits = Number(hits)))
  }
  return found
}
