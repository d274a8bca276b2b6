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
      return {
        region: it.region,
        region2: it.region2,
        text,
        said: (match) => match.speech.text('fa-odds-said', { mine: mine.toFixed(1), theirs: theirs.toFixed(1) }),
      }
    })
}

/** The odds in words: of the round that is being fought, or of each attack that is offered. */
export async function oddsSaid(match: Match): Promise<string> {
  const whole = new Intl.NumberFormat(match.speech.language === 'xx' ? 'en' : match.speech.language, { style: 'percent', maximumFractionDigits: 0 })
  const round = await roundOdds(match)
  if (round) {
    const said = [round.attacker, 1 - round.attacker].map((side) => {
      const fallen = (round.outcome[side === round.attacker ? 1 : 2] ?? 0) + (round.outcome[3] ?? 0)
      const hits = (round.sides[side]?.hits ?? []).flatMap((chance, n) =>
        chance >= 0.005 ? [`${match.speech.text('fa-hits-n', { n })} ${whole.format(chance)}`] : [],
      )
      return `${match.speech.line('fa-falls', { side, chance: whole.format(fallen) }, { side: side ? 'shadow' : 'free' })} (${hits.join(', ')})`
    })
    return `${match.speech.text('fa-odds')}: ${said.join('; ')}`
  }
  const attacks = await attackOdds(match)
  return attacks
    .map((it) => {
      const option = match.options.findIndex((one) => one.do.do === 'Attack' && one.do.region === it.region && one.do.region2 === it.region2)
      return `${match.labels[option] ?? ''}: ${it.said(match)}`
    })
    .join('; ')
}
