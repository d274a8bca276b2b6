// A table that nobody plays at, for examples and puzzles.
import type { MatchShown } from '../wire/types'

export function still(game: string, seats: string[]): MatchShown {
  return {
    id: '',
    game,
    rules: 0,
    options: {},
    status: 'over',
    pace: { pace: 'none' },
    watch: true,
    delay: 0,
    promise: '',
    nonces: [],
    origin: {},
    winner: null,
    why: '',
    created: 0,
    yours: [],
    turn: [],
    scripted: false,
    decks: {},
    paused: '',
    seats: seats.map((seat) => ({ seat, kind: 'link', name: '', taken: true, here: false, nonce_hash: '' })),
  }
}
