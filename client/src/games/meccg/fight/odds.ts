// What two dice will bring, as the engine counts it from this seat's own view.
import type { Match } from '../../../match.svelte'
import { cardName, codesOf } from '../table'

/** What a total can mean, the worst first: the order in which zones are told. */
export const ZONES = [
  'eliminated',
  'wounded',
  'tapped',
  'discarded',
  'refused',
  'falls',
  'spent',
  'ineffectual',
  'nothing',
  'holds',
  'tested',
  'replaced',
  'defeated',
  'safe',
  'won',
  'wins',
] as const
export type Zone = (typeof ZONES)[number]
export type Tone = 'bad' | 'even' | 'good'
const TONES: Partial<Record<Zone, Tone>> = {
  eliminated: 'bad',
  wounded: 'bad',
  tapped: 'bad',
  discarded: 'bad',
  refused: 'bad',
  falls: 'bad',
  spent: 'bad',
  replaced: 'good',
  safe: 'good',
  won: 'good',
  wins: 'good',
  defeated: 'good',
  tested: 'good',
}
export const toneOf = (zone: Zone): Tone => TONES[zone] ?? 'even'

export interface Column {
  roll: number
  /** Of 36. */
  ways: number
  zones: Partial<Record<Zone, number>>
}
export interface Ladder {
  /** How it is met; `whom`: who would face it, if so named. */
  way: 'tap' | 'stay' | 'now' | 'whom'
  kind: 'strike' | 'body' | 'corruption' | 'influence' | 'ring'
  card: string
  card_other?: string
  value: number
  needs: number
  parts: { n: number; key: string }[]
  columns: Column[]
  zones: Partial<Record<Zone, number>>
  /** The body check that follows a zone. */
  following: Partial<Record<Zone, { needs: number; value: number; zones: Partial<Record<Zone, number>> }>>
}

export async function laddersOf(match: Match, answers: number[] = []): Promise<Ladder[]> {
  try {
    const { odds } = await match.odds(answers)
    return ((odds?.ladders ?? []) as unknown as Ladder[]).filter((it) => Array.isArray(it.columns) && it.kind)
  } catch {
    return []
  }
}

/** The likeliest meaning of a total: nearly always the only one. */
export function meaning(column: Column): Zone {
  const found = Object.entries(column.zones) as [Zone, number][]
  return found.sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'nothing'
}

/** The zones of a roll in their order, with their chances; what follows from one of them apart. */
export const zonesOf = (ladder: Ladder): [Zone, number][] => {
  const own = new Set(ladder.columns.flatMap((it) => Object.keys(it.zones)))
  return ZONES.flatMap((zone): [Zone, number][] => (own.has(zone) ? [[zone, ladder.zones[zone] ?? 0]] : []))
}
export const furtherOf = (ladder: Ladder): [Zone, number][] => {
  const own = new Set(ladder.columns.flatMap((it) => Object.keys(it.zones)))
  return ZONES.flatMap((zone): [Zone, number][] =>
    !own.has(zone) && (zone === 'eliminated' || zone === 'defeated') && ladder.zones[zone] ? [[zone, ladder.zones[zone] ?? 0]] : [],
  )
}

export function percent(match: Match): (chance: number) => string {
  const format = new Intl.NumberFormat(match.speech.language === 'xx' ? 'en' : match.speech.language, { style: 'percent', maximumFractionDigits: 0 })
  return (chance) => format.format(chance)
}

/** The least roll that is good, if there is one. */
export const leastGood = (ladder: Ladder): number | null => ladder.columns.find((it) => toneOf(meaning(it)) === 'good')?.roll ?? null

/** What a ladder may bring, in words. */
export const zonesSaid = (match: Match, ladder: Ladder): string => {
  const whole = percent(match)
  return [...zonesOf(ladder), ...furtherOf(ladder)].map(([zone, chance]) => `${match.speech.text(`mf-zone-${zone}`)} ${whole(chance)}`).join(', ')
}

/** All of it in one sentence, for the key, the text table and the ear. */
export function laddersSaid(match: Match, ladders: Ladder[]): string {
  const codes = codesOf(match.view)
  return ladders
    .map((ladder) => {
      const of =
        ladder.way === 'whom'
          ? cardName(match, codes.get(ladder.card) ?? '')
          : match.speech.text(ladder.way === 'now' ? `mf-kind-${ladder.kind}` : `mf-way-${ladder.way}`)
      return `${of}: ${zonesSaid(match, ladder)}`
    })
    .join('; ')
}
