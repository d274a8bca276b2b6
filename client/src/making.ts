// A match is made and sat down at: the two clicks from the first page.
import { go } from './router'
import { keepLinks, me } from './me.svelte'
import { ask } from './wire/http'
import { newNonce, promised } from './wire/nonces'
import type { DeckList, Fork, Join, MatchShown, NewMatch, Pace, SeatWanted } from './wire/types'

export type Opponent = { kind: 'bot'; bot: string } | { kind: 'friend' } | { kind: 'hotseat' }

export interface Wanted {
  game: string
  seats: string[]
  seat: number
  opponent: Opponent
  pace?: Pace
  watch?: boolean
  options?: Record<string, unknown>
  /** What we bring, and what a bot brings, where there are decks. */
  deck?: Deck
  other?: Deck
}
/** A name, a list, or a list that is still coming. */
export type Deck = string | DeckList | Promise<DeckList>

/** Make it, take our seat, and go to the table. */
export async function play(wanted: Wanted): Promise<string> {
  const { opponent } = wanted
  const decks = [await listed(wanted.deck), await listed(wanted.other)]
  const other: SeatWanted = opponent.kind === 'bot' ? { kind: 'bot', bot: opponent.bot, deck: decks[1] } : { kind: 'link' }
  const seats: SeatWanted[] = wanted.seats.map((_, n) => (n === wanted.seat ? { kind: 'link' } : other))
  const body: NewMatch = { game: wanted.game, seats, pace: wanted.pace, watch: wanted.watch, options: wanted.options, deck: decks[0] }
  const made = await ask('POST /api/matches', { body })
  const id = made.match.id
  const mine = opponent.kind === 'hotseat' ? wanted.seats : [wanted.seats[wanted.seat] ?? '']
  for (const [n, seat] of mine.entries()) await sit(id, made.links[seat] ?? '', decks[n])
  keepLinks(id, Object.fromEntries(Object.entries(made.links).filter(([seat]) => !mine.includes(seat))))
  if (!me.id) void me.look()
  go(`/t/${id}`)
  return id
}

/** A deck as the wire takes it. */
export async function listed(deck?: Deck): Promise<Join['deck']> {
  const list = await deck
  return typeof list === 'object' ? { ...list } : list
}

/** Take a seat with its key, promise what we add to the dice, and show it if everybody has promised; perhaps with a deck. */
export async function sit(match: string, key: string, deck?: Join['deck'], publish = true): Promise<MatchShown> {
  const nonce = newNonce()
  const body: Join = { key, nonce_hash: nonce.hash, name: me.name, deck, publish }
  const joined = await ask('POST /api/matches/{id}/join', { at: { id: match }, body })
  return promised(joined.match, joined.seat, nonce)
}

/** Go on from a moment of a finished match or of a printed example, against a bot. */
export async function forkTable(
  from: { match: string } | { game: string; example: string },
  n: number,
  seats: string[],
  seat: number,
  bot: string,
): Promise<void> {
  const body: Fork = { n, seats: seats.map((_, it) => (it === seat ? { kind: 'link' } : { kind: 'bot', bot })) }
  const made =
    'match' in from
      ? await ask('POST /api/matches/{id}/fork', { at: { id: from.match }, body })
      : await ask('POST /api/examples/{game}/{id}/fork', { at: { game: from.game, id: from.example }, body })
  await sit(made.match.id, made.links[seats[seat] ?? ''] ?? '')
  if (!me.id) void me.look()
  go(`/t/${made.match.id}`)
}
