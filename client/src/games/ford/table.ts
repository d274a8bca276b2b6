// What lies where at the ford.
import type { Match } from '../../match.svelte'

export const HAND = 1
export const TABLE = 3
export const CHAIN = 5
export const DISCARD = 6
export const GROUPS = ['archers', 'spearmen', 'riders'] as const
export const STANCES = ['hold', 'charge', 'flank'] as const
export const LAST_ROUND = 7

export const warriors = (match: Match): number[] => (match.view.warriors as number[] | undefined) ?? []
/** How far the fight has moved east; below zero, west. */
export const ahead = (match: Match): number => Number(match.view.ford ?? 0)
export const round = (match: Match): number => Number(match.view.round ?? 1)

interface Frame {
  is: string
  stances?: number[]
  hits?: number[]
  at?: number
}

/** The battle under way, if there is one and its stances are open. */
export function battle(match: Match): Frame | undefined {
  const found = (match.view.stack as Frame[] | undefined)?.find((frame) => frame.is === 'Battle')
  return found && (found.at ?? 0) > 1 ? found : undefined
}
