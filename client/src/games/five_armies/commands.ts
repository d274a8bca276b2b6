// Commands of the text table: where armies stand, what borders a region, and how the battle stands.
import type { Match } from '../../match.svelte'
import type { RoomCommands } from '../../rooms'
import { hasWords } from '../../text/commands'
import { BORDERS, LAST_STEP, PLACES, REGIONS, placeKey } from './facts'
import { placeSaid } from './saying'
import { NEEDED, SHADOW, read } from './table'

const SIDES = ['free', 'shadow']

function reach(match: Match, words: string): string {
  const table = read(match.view)
  const from = REGIONS.filter((it) => words && hasWords(match.name(placeKey(it.n)), words))
  return from
    .flatMap((it) => {
      const near = BORDERS.filter(({ regions, kind }) => kind !== 'edge' && regions.includes(it.n))
      const lines = near.map(({ regions, kind }) => {
        const other = regions.find((n) => n !== it.n) ?? it.n
        return [match.speech.text(`fa-border-${kind}`), ...placeSaid(match, table, other)].join(', ')
      })
      return [placeSaid(match, table, it.n).join(', '), ...new Set(lines)]
    })
    .join('\n')
}

export const commands: RoomCommands = {
  armies: (match) => {
    const table = read(match.view)
    const places = [...Array(PLACES).keys()].filter((n) => table.armies[n])
    return Promise.resolve(places.map((n) => placeSaid(match, table, n).join(', ')).join('\n'))
  },
  reach: (match, words) => Promise.resolve(reach(match, words)),
  mp: (match) => {
    const table = read(match.view)
    const points = `${match.speech.line(SIDES[SHADOW] ?? '')}: ${match.speech.text('fa-points')} ${match.speech.text('fa-points-of', { n: table.points, all: NEEDED })}`
    return Promise.resolve([points, match.speech.text('fa-fate-at', { n: table.fate, all: LAST_STEP })].join('\n'))
  },
}
