// What our seats add to the dice: promised by its hash, and shown when every seat has promised, so that nobody chooses last.
import { ask } from './http'
import { sha256 } from './sha256'
import type { MatchShown } from './types'

const SHELF = 'ravenhill-nonces'
type Shelf = Record<string, string>

/** The nonces we have promised and not shown, by match and seat; they outlive a reload. */
function shelf(): Shelf {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Shelf
  } catch {
    return {}
  }
}

function keep(change: (kept: Shelf) => void): void {
  const kept = shelf()
  change(kept)
  localStorage.setItem(SHELF, JSON.stringify(kept))
}

export interface Promised {
  nonce: string
  hash: string
}

/** 32 hexadecimal digits, and what is shown of them first. */
export function newNonce(): Promised {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { nonce: hex(bytes), hash: hex(sha256(bytes)) }
}

/** This seat of ours has promised, unless another device of ours was first; show it if all others have promised, too. */
export async function promised(match: MatchShown, seat: string, { nonce, hash }: Promised): Promise<MatchShown> {
  if (match.seats.some((it) => it.nonce_hash === hash)) keep((kept) => (kept[`${match.id} ${seat}`] = nonce))
  return showNonces(match)
}

/** Show what we have promised, as soon as every seat has. */
export async function showNonces(match: MatchShown): Promise<MatchShown> {
  if (match.status !== 'open' || !match.seats.every((seat) => seat.nonce_hash)) return match
  let shown = match
  for (const { seat } of match.seats) {
    const name = `${match.id} ${seat}`
    const nonce = shelf()[name]
    if (!nonce) continue
    shown = await ask('POST /api/matches/{id}/nonce', { at: { id: match.id }, body: { nonce, seat } })
    keep((kept) => delete kept[name])
  }
  return shown
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
