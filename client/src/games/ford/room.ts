// The table of the ford.
import type { Match } from '../../match.svelte'
import type { Room, TextFacts, TextLine } from '../../rooms'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Rail from './Rail.svelte'
import { CHAIN, GROUPS, HAND, TABLE, ahead, warriors } from './table'

function text(match: Match): TextFacts {
  const us = Math.max(0, match.place)
  const side = (seat: number): TextLine[] => [
    ...GROUPS.map((key, kind) => ({
      text: `${match.speech.line(`${match.seats[seat]}-${key}`)}: ${warriors(match)[seat * 3 + kind]}`,
      handle: `warriors:${seat * 3 + kind}`,
    })),
    ...match.inPile(TABLE + seat).map((card) => ({ text: match.name(card[1]), handle: `card:${card[0]}` })),
    ...match.inPile(HAND + seat).map((card) => ({ text: `${match.speech.text('zone-hand')}: ${match.name(card[1])}`, handle: `card:${card[0]}` })),
    ...(match.hiddenIn(HAND + seat) ? [{ text: match.speech.text('cards-in-hand', { n: match.hiddenIn(HAND + seat) }) }] : []),
  ]
  const step = ahead(match)
  const where = step
    ? match.speech.line('ford-steps', { side: 0, n: Math.abs(step) }, { side: match.seats[step > 0 ? 0 : 1] ?? '' })
    : match.speech.line('ford-midstream')
  return {
    you: side(us),
    opponent: side(1 - us),
    board: [{ text: where }, ...match.inPile(CHAIN).map((card) => ({ text: match.name(card[1]) }))],
  }
}

export default { open: true, Board, Rail, Hand, text: async () => text } satisfies Room
