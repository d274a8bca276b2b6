// The odds the server computes from this seat's own view.
import type { Match } from '../../match.svelte'

export interface SideOdds {
  dice: number
  black: number
  target: number
  rerolls: number
  hits: number[]
  expected: number
  black_hit: number
  lost: number[]
  walls_break: number
}
export interface RoundOdds {
  round: number
  attacker: number
  region: number
  region2: number
  rolled: boolean
  sides: SideOdds[]
  /** Neither, the attacker gone, the defender gone, both. */
  outcome: number[]
  fought_on?: { outcome: number[]; units: number[]; rounds: number }
  over?: boolean
}
export interface OddsOfAttack {
  region: number
  region2: number
  text: string
  said: (match: Match) => string
}

export async function roundOdds(match: Match): Promise<RoundOdds | null> {
  const counted = await match.odds()
  const found = counted.odds as unknown as RoundOdds | null
  return found && Array.isArray(found.sides) ? found : null
}

export async function attackOdds(match: Match): Promise<OddsOfAttack[]> {
  const counted = await match.odds()
  const attacks = (counted.odds?.attacks ?? []) as (RoundOdds & { region: number; region2: number })[]
  return attacks
    .filter((it) => Array.isArray(it.sides))
    .map((it) => {
      const mine = it.sides[it.attacker]?.expected ?? 0
      const theirs = it.sides[1 - it.attacker]?.expected ?? 0
      const text = `${mine.toFixed(1)} : ${theirs.toFixed(1)}`
      return { region: it.region, region2: it.region2, text, said: (match) => match.speech.text('fa-odds-said', { mine: mine.toFixed(1), theirs: theirs.toFixed(1) }) }
    })
}
