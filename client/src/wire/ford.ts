// What a seat sees of a game, from its view.py. Made by scripts/make-types; do not edit.

export type Seat = 'east' | 'spectator' | 'west'

/** A card this seat knows: its handle, its name, where it lies, and who knows it, as a mask. */
export type Card = [id: string, name: string, pile: number, knows: number]

/** So many cards of one back in a pile. */
export type Hidden = [pile: number, back: number, count: number]

/** The battle of a round: both stances and the hits, when they are open. */
export interface Battle {
  is: 'Battle'
  at: number
  stances: number[]
  hits: number[]
}

/** The whole of it. */
export interface View {
  seat: 'east' | 'spectator' | 'west'
  active: number
  ended: boolean
  ford: number
  round: number
  waiting: Record<string, unknown>[]
  warriors: number[]
  why: string
  winner: number
  cards: Card[]
  hidden: Hidden[]
  tops: ((number | string)[])[]
  stack: Record<string, unknown>[]
}
