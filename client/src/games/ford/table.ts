// What lies where at the ford.
import type { Match } from '../../match.svelte'
import type { Battle, View } from '../../wire/ford'

export const HAND = 1
export const TABLE = 3
export const CHAIN = 5
export const DISCARD = 6
export const GROUPS = ['archers', 'spearmen', 'riders'] as const
export const STANCES = ['hold', 'charge', 'flank'] as const
export const LAST_ROUND = 7

/** The view in its types; nothing is seen before the first state has come. */
const seen = (match: Match): Partial<View> => match.view as Partial<View>

export const warriors = (match: Match): number[] => seen(match).warriors ?? []
/** How far the fight has moved east; below zero, west. */
export const ahead = (match: Match): number => seen(match).ford ?? 0
export const round = (match: Match): number => seen(match).round ?? 1

/** The battle under way, if there is one and its stances are open. */
export function battle(match: Match): Battle | undefined {
  const found = seen(match).stack?.find((frame) => frame.is === 'Battle') as Battle | undefined
  return found && found.at > 1 ? found : undefined
}
