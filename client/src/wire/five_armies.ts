// What a seat sees of a game, from its view.py. Made by scripts/make-types; do not edit.

export type Seat = 'free' | 'shadow' | 'spectator'

export type How = 'added' | 'last'

export type Figure = 'dice' | 'leadership' | 'plus' | 'target'

/** A card this seat knows: its handle, its name, where it lies, and who knows it, as a mask. */
export type Card = [id: string, name: string, pile: number, knows: number]

/** So many cards of one back in a pile. */
export type Hidden = [pile: number, back: number, count: number]

/** One part of a sum: what it adds, what it is called, and the thing it comes from, or nothing. */
export interface Part {
  n: number
  key: string
  source: string
}

/** A figure and what it is made of; where the last word counts, each part is what it would be without the next. */
export interface Sum {
  value: number
  how: 'added' | 'last'
  parts: Part[]
}

/** The figures of the table: points, Leadership by place and, in a combat, those of both sides and of the round. */
export interface Sums {
  points: Sum
  leadership: Record<string, Sum>
  combat?: (Partial<Record<'dice' | 'leadership' | 'plus' | 'target', Sum>>)[]
  round?: Record<string, number[]>
}

/** What a card does that is in force. */
export interface Lasting {
  card: string
  side: number
}

/** The combat under way. */
export interface Combat {
  is: 'Combat'
  at: number
  attacker: number
  beorn: boolean
  faces: number[]
  fighting: number
  over: boolean
  played: number[]
  round: number
  target: number
}

/** An Army loses units for its Damage. */
export interface Casualties {
  is: 'Casualties'
  place: number
  side: number
  damage: number
  lost: number[]
}

/** An Army is reduced. */
export interface Reduction {
  is: 'Reduction'
  place: number
  side: number
  damage: number
  lost: number[]
}

/** Armies move: what was decided, and the Army of which it is being decided. */
export interface MoveArmies {
  is: 'MoveArmies'
  side: number
  origin: number
  asked: number
  moves: number[]
  entered: number[]
  taken: number[]
  taking: number
  tokens: number
  damage: number
}

/** And so after a combat. */
export interface Advance {
  is: 'Advance'
  side: number
  origin: number
  asked: number
  moves: number[]
  entered: number[]
  taken: number[]
  taking: number
  tokens: number
  damage: number
}

/** The whole of it: what lies open, the cards this seat knows, what must still happen, and figures. */
export interface View {
  seat: 'free' | 'shadow' | 'spectator'
  action_dice: number[]
  activated: number
  active: number
  armies: number[]
  bag: number[]
  bats: number[]
  bodyguards: number
  characters: number[]
  concentration: number
  control: number[]
  damage: number[]
  eagles: number[]
  ended: boolean
  fate: number
  lasting: Lasting[]
  lasting_until: number[]
  leadership_tokens: number[]
  lord: number
  may_pass: boolean
  once: number
  open_passes: number
  phase: number
  pools: number[]
  recruits: number[]
  rings: number
  tiles: number[]
  turn: number
  units: number[]
  unused: number[]
  walls: number[]
  why: string
  winner: number
  wrath: number
  cards: Card[]
  hidden: Hidden[]
  tops: ((number | string)[])[]
  stack: Record<string, unknown>[]
  sums: Sums
}
