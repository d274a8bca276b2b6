// What a table needs comes while its page still does: what the server says of the match, the room of its game, its words.
import { roomOf, type Room } from './rooms'
import type { Route } from './router'
import { voice } from './speech'
import { ask } from './wire/http'
import type { MatchShown } from './wire/types'

/** What `early.js` has found out before this file was there; the game, if the page itself said it. */
const { early } = window as { early?: { id: string; found: Promise<Response>; game?: string } }
/** The game of a table, if it is known before the server is asked. */
export const gameOf = (id: string): string => (early?.id === id && early.game) || ''

let looked: { id: string; found: Promise<MatchShown> } | null = null

/** The table of this address is asked for before its page is there, and mostly before this file is: `early.js`. */
export function lookAhead(route: Route): void {
  const id = route.page === 'Table' ? route.params.match : undefined
  if (!id) return
  looked = { id, found: look(id, early?.id === id ? early.found : undefined) }
  looked.found.catch(() => undefined)
  const game = gameOf(id)
  if (game) furnished(game).catch(() => undefined)
}

/** What the server says of a match: once what was asked ahead, then anew. Its room and its words come behind it. */
export function firstLook(id: string): Promise<MatchShown> {
  const found = looked?.id === id ? looked.found : look(id)
  looked = null
  return found
}

async function look(id: string, sent?: Promise<Response>): Promise<MatchShown> {
  const shown = await ask('GET /api/matches/{id}', { at: { id }, ...(sent ? { sent } : {}) })
  furnished(shown.game).catch(() => undefined)
  return shown
}

/** The room of a game, and all that is said in it. */
export async function furnished(game: string): Promise<Room | null> {
  const [room] = await Promise.all([roomOf(game), voice.need(game)])
  return room
}
