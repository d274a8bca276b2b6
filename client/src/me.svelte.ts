// Who we are here, and the links we were given.
import { ask } from './wire/http'
import type { Me } from './wire/types'

class Myself {
  id = $state('')
  name = $state('')
  login: string | null = $state(null)
  /** Where word is sent; `unconfirmed` is an address that has not answered yet. */
  notify: Record<string, string> = $state.raw({})
  /** The name, if it is not the one every guest gets. */
  known: string = $derived(this.name === 'guest' ? '' : this.name)

  take(me: Omit<Me, 'language'>): void {
    this.id = me.id
    this.name = me.name
    this.login = me.login
    this.notify = me.notify
  }

  async look(): Promise<void> {
    try {
      this.take(await ask('GET /api/me'))
    } catch {
      /* a guest, or no line */
    }
  }
}

export const me = new Myself()

const PLACE = 'ravenhill.links'
type Links = Record<string, Record<string, string>>

function all(): Links {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Links
  } catch {
    return {}
  }
}

/** The keys of a match's free seats, for its maker to hand on. They are kept in this browser until the seat is taken. */
export function keepLinks(match: string, links: Record<string, string>): void {
  const kept = Object.entries({ ...all(), [match]: links }).slice(-40)
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    /* a private window */
  }
}

export const linksOf = (match: string): Record<string, string> => all()[match] ?? {}
export const linkTo = (match: string, key: string): string => `${location.origin}/t/${match}#${key}`
