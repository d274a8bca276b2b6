// Somebody is to be named for a strike: the odds of each of them, before one is.
import type { Match } from '../../../match.svelte'
import { type Ladder, laddersOf } from './odds'

const KINDS = new Set(['AssignStrike', 'AssignRest', 'NextStrike'])
const NOBODY = new Map<string, Ladder>()

class Whom {
  /** By the handle of whoever would face it. */
  ladders: Map<string, Ladder> = $state.raw(NOBODY)

  constructor(readonly match: Match) {}

  async look(): Promise<void> {
    const now = this.match.n
    if (!this.match.mine || this.match.over || !KINDS.has(this.match.question?.kind ?? '')) {
      this.ladders = NOBODY
      return
    }
    const found = (await laddersOf(this.match)).filter((it) => it.way === 'whom')
    if (this.match.n === now) this.ladders = new Map(found.map((it) => [it.card, it]))
  }
}

const all = new WeakMap<Match, Whom>()
export function whomOf(match: Match): Whom {
  const found = all.get(match) ?? new Whom(match)
  all.set(match, found)
  return found
}
