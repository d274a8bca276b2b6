// Changes of a deck that were not saved yet: this tab keeps them, over a look at another page and a reload.
import type { DeckList } from '../../../wire/types'

const NAME = 'meccg-deck:'

/** By the place of the deck: its id, `new`, or the name of one that comes with the game. */
export function draftOf(place: string): DeckList | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME + place) ?? 'null') as DeckList | null
  } catch {
    return null
  }
}

/** Nothing: there are no such changes any more. */
export function keepDraft(place: string, cards: DeckList | null): void {
  try {
    if (cards) sessionStorage.setItem(NAME + place, JSON.stringify(cards))
    else sessionStorage.removeItem(NAME + place)
  } catch {
    /* a browser that keeps nothing */
  }
}
