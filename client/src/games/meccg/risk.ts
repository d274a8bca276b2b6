// How likely a corruption check fails, for the edge of a tile: from the figures that the view tells.
import type { Character } from '../../wire/meccg'

const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
const LIKELY = 0.25

/** R-CORR-06  A check fails when the roll and what is added are not more than the points. */
export function failing(points: number, bonus: number): number {
  let ways = 0
  for (let roll = 2; roll <= 12; roll++) if (roll + bonus <= points) ways += WAYS[roll] ?? 0
  return ways / 36
}

export const fallsLikely = (it: Character): boolean => it.corruption.value > 0 && failing(it.corruption.value, it.check.value) > LIKELY
