// What can be planned, from the game's survey.py. Made by scripts/make-types; do not edit.

/** An automatic-attack, and the chance that it wounds somebody of the company. */
export interface Guard {
  race: string
  strikes: number
  prowess: number
  body: number
  wounds: number
  checks?: boolean
}

/** A site as this company would find it. */
export interface Goal {
  site: string
  hold: string
  offered?: boolean
  walks?: string[] | null
  regions?: number
  below?: boolean
  roll?: number
  finds?: number
  draws?: [number, number]
  attacks?: Guard[]
  unknown?: number
  wounds?: number
  fits?: string[]
  state?: string
  why?: string
}

/** A region: its number in answers, its code, how many regions a way there uses, and the ways. */
export interface Land {
  region: number
  code: string
  far: number
  land: string
  paths?: number[][]
}

/** All that can be planned with a company. Terms are the ends of locale keys (land-wild, hold-ruins, race-orc). */
export interface Journey {
  company: number
  origin: string
  goal: string
  passed: number[]
  limit: number
  lands: Land[]
  goals: Goal[]
}
