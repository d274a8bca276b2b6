// The parts of `later.ts`: they come behind the first answer, or at once to a table at which they are needed.
import type { Match } from '../../match.svelte'
import { frame, type Table } from './table'

class Coming {
  /** Nothing until they are there, and ever after all of them. */
  parts: typeof import('./later') | null = $state.raw(null)

  /** Told of every change. Should they not come, the bar offers everything, and the next change asks for them again. */
  hear(match: Match, table: Table): void {
    const needed = match.busy || match.marked.length > 0 || frame(table, 'Combat', 'MoveArmies', 'Advance', 'Casualties', 'Reduction')
    if (needed && !this.parts) this.#bring(match).catch(() => undefined)
  }

  async #bring(match: Match): Promise<void> {
    this.parts = await import('./later')
    await match.findPlaces() // what the bar had to offer meanwhile has its place now
  }
}
export const coming = new Coming()
