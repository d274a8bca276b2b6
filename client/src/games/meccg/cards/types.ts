// What the face of a card shows, from the game's faces.py. Made by scripts/make-types; do not edit.

export type Family = 'character' | 'hazard' | 'region' | 'resource' | 'site'

/** One way of keying a creature: land, hold, region, site, sites-in or movement. */
export interface KeyFace {
  by: string
  type?: string
  times?: number
  places?: string[]
  holds?: string[]
  sometimes?: boolean
}

/** An attack that is printed on a site or an event. */
export interface AttackFace {
  race: string
  strikes: number
  prowess: number
  body?: number
}

/** The printed numbers in parentheses. */
export interface OtherFace {
  points?: number | null
  corruption?: number | null
  prowess?: number | null
  body?: number | null
  influence?: number | null
}

/** What is printed on a card. Terms are the ends of locale keys (race-elf, hold-ruins), other cards are codes. */
export interface Face {
  code: string
  type: string
  family: 'character' | 'hazard' | 'region' | 'resource' | 'site'
  either?: boolean
  form?: string
  unique?: boolean
  copies?: number
  race?: string
  skills?: string[]
  skill?: string
  needs?: string
  keywords?: string[]
  mind?: number
  influence?: number
  prowess?: number
  prowess_most?: number
  body?: number
  body_most?: number
  other?: OtherFace | null
  points?: number
  lost?: number
  score?: string
  corruption?: number
  check?: number
  size?: string
  kind?: string
  hoard?: boolean
  homes?: string[]
  at?: string[]
  at_regions?: string[]
  after_test?: boolean
  above?: number
  sways?: Record<string, number>
  strikes?: number
  attacks?: number
  attacker_chooses?: boolean
  keys?: KeyFace[]
  guards?: AttackFace[]
  hold?: string
  region?: string
  haven?: string
  path?: string[]
  haven_paths?: Record<string, string[]>
  draws?: number[]
  playable?: string[]
  land?: string
  borders?: string[]
  reprint_of?: string
  promo?: boolean
  done?: boolean
  rulings?: string[]
}

/** The text of a card in one language: what its figures show already, all the rest, and the ways it has. */
export type Words = [drawn: string[], says: string[], ways: Record<string, string>]
