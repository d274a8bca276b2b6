// What a seat sees of a game, from its view.py. Made by scripts/make-types; do not edit.

export type Seat = 'blue' | 'grey'

export type Land = 'border' | 'dark' | 'free' | 'sea' | 'shadow' | 'wild'

export type Hold = 'border' | 'dark' | 'free' | 'haven' | 'ruins' | 'shadow'

export type Kind = 'agent' | 'ally' | 'character' | 'creature' | 'event' | 'faction' | 'item' | 'region' | 'site'

export type Position = 'tapped' | 'turned' | 'untapped' | 'wounded'

export type Phase = 'council' | 'end' | 'long' | 'movement' | 'organization' | 'setup' | 'site' | 'untap'

export type Why = 'attack' | 'body' | 'check' | 'diplomat' | 'end' | 'entry' | 'first' | 'haven' | 'here' | 'in-play' | 'influence' | 'key' | 'limit' | 'long' | 'movement' | 'nothing' | 'one-a-turn' | 'organization' | 'organization-end' | 'ranger' | 'sage' | 'scout' | 'site' | 'site-tapped' | 'strike' | 'their-turn' | 'unwritten' | 'warrior' | 'your-turn'

/** One part of a sum: what it adds, what it is called, and the card it comes from, `card:…` or nothing. */
export interface Part {
  n: number
  key: string
  source: string
}

/** A figure and what it is made of; without parts it is as printed. */
export interface Sum {
  value: number
  parts?: Part[]
}

/** A card by its handle, and which card it is; without them only its back is seen. */
export interface Card {
  id: string
  code: string
}

/** A card in one's own hand, and why it cannot be played now, unless it is offered. */
export interface Held {
  id: string
  code: string
  why: 'attack' | 'body' | 'check' | 'diplomat' | 'end' | 'entry' | 'first' | 'haven' | 'here' | 'in-play' | 'influence' | 'key' | 'limit' | 'long' | 'movement' | 'nothing' | 'one-a-turn' | 'organization' | 'organization-end' | 'ranger' | 'sage' | 'scout' | 'site' | 'site-tapped' | 'strike' | 'their-turn' | 'unwritten' | 'warrior' | 'your-turn'
}

/** What lies on a character, a company, a site or another card, or in play by itself. */
export interface Attached {
  id: string
  code: string
  kind: 'agent' | 'ally' | 'character' | 'creature' | 'event' | 'faction' | 'item' | 'region' | 'site'
  hazard: boolean
  owner: 'blue' | 'grey'
  state: 'tapped' | 'turned' | 'untapped' | 'wounded'
  used: boolean
  corruption: number
  prowess: Sum | null
  body: Sum | null
  on: Attached[]
  under: Card[]
}

/** A character with its sums. */
export interface Character {
  id: string
  code: string
  state: 'tapped' | 'turned' | 'untapped' | 'wounded'
  race: string
  skills: string[]
  mind: Sum
  prowess: Sum
  body: Sum
  influence: Sum
  free: number
  corruption: Sum
  check: Sum
  leader: string
  uncontrolled: boolean
  bears: Attached[]
}

/** An automatic-attack of a site. */
export interface Guardian {
  race: string
  strikes: number
  prowess: number
  body: number
  code: string
}

/** A site in play, as cards in force change it. */
export interface Site {
  id: string
  code: string
  hold: 'border' | 'dark' | 'free' | 'haven' | 'ruins' | 'shadow'
  state: 'tapped' | 'turned' | 'untapped' | 'wounded'
  guardians: Guardian[]
  on: Attached[]
  region: string
}

/** A region of a site path. Under basic movement only those of both ends have names. */
export interface Step {
  land: 'border' | 'dark' | 'free' | 'sea' | 'shadow' | 'wild'
  region: string
}

/** What counted against a hazard limit: a card, or one that was laid on guard and has no code. */
export interface Used {
  code: string
  way: 'agent' | 'creature' | 'event' | 'guard' | 'other'
}

/** R-MH-05  The hazard limit of a company: its sum, and which hazard used which part of it. */
export interface Limit {
  value: number
  parts: Part[]
  used: Used[]
}

/** R-MH-07  How many cards each may draw for this journey. */
export interface Draws {
  own: number
  opponent: number
}

/** Characters that travel together, their site, their journey, and what happened to them this turn. */
export interface Company {
  id: string
  side: 'blue' | 'grey'
  members: Character[]
  size: number
  site: Site
  journey: 'hidden' | 'known' | 'open' | 'stays'
  destination: Card | null
  going: Site | null
  path: Step[]
  draws: Draws | null
  limit: Limit | null
  guards: Card[]
  events: Attached[]
  current: boolean
  moved: boolean
  visited: boolean
  entered: boolean
  sent_back: boolean
}

/** R-PRIS-01  A character that is held: as it was when it was taken, with the rings it was left. */
export interface Prisoner {
  id: string
  code: string
  owner: 'blue' | 'grey'
  state: 'tapped' | 'turned' | 'untapped' | 'wounded'
  points: number
  rings: Card[]
}

/** R-PRIS-01  An event that holds prisoners, or waits for a strike to bring one; and where rescue is possible. */
export interface Host {
  id: string
  code: string
  owner: 'blue' | 'grey'
  site: Site
  spare: boolean
  prisoners: Prisoner[]
  attacks: Guardian[]
}

/** R-AGT-01  An agent in play. Face down it is a back to the other seat: its state, how many sites, cards on it. */
export interface Agent {
  id: string
  side: 'blue' | 'grey'
  face: 'down' | 'up'
  card: Card
  state: 'tapped' | 'turned' | 'untapped' | 'wounded'
  trail: Card[]
  site: Site | null
  at: string
  home: boolean
  homes: string[]
  fresh: boolean
  acted: number
  opened: boolean
  leaves: boolean
  race: string
  skills: string[]
  mind: number | null
  prowess: Sum | null
  body: Sum | null
  influence: Sum | null
  on: Attached[]
}

/** R-END-15 … 18  A group of marshalling points: what scores in it, then doubled, cut, less what is shown. */
export interface Group {
  group: 'allies' | 'characters' | 'creatures' | 'factions' | 'items' | 'others'
  raw: number
  doubled: number
  halved: number
  left: number
  parts: Part[]
}

/** The points now, and what they would be if the Council met now. */
export interface Score {
  groups: Group[]
  wizard: number
  shown: Card[]
  raw: number
  council: number
}

/** R-ORG-30  General influence: the minds it holds, and what is left. */
export interface Influence {
  most: number
  used: number
  minds: Part[]
}

/** A pile: how many, and those of them that this seat may see. */
export interface Pile {
  count: number
  cards: Card[]
}

/** Everything of a player that lies in a pile. */
export interface Piles {
  deck: Pile
  hand: Pile
  discard: Pile
  sideboard: Pile
  sites: number
  spent: Pile
  marshalled: Pile
  out: Pile
  pool: Pile
}

/** One of the two players. */
export interface Side {
  seat: 'blue' | 'grey'
  score: Score
  influence: Influence
  hand_size: number
  exhausted: number
  enough: number
  may_call: boolean
  wizard: string
  turns: number
}

/** Both players, by their seats. */
export interface Sides {
  grey: Side
  blue: Side
}

export interface PilesOfBoth {
  grey: Piles
  blue: Piles
}

/** Where the game stands. */
export interface Turn {
  number: number
  active: 'blue' | 'grey'
  phase: 'council' | 'end' | 'long' | 'movement' | 'organization' | 'setup' | 'site' | 'untap'
  company: string
  called: 'blue' | 'grey' | null
  length: number
  standard: boolean
  regions: boolean
  halved: boolean
  character_played: boolean
  influenced: boolean
}

/** R-KEY-10  How a creature was keyed: the way, and the locale key of the land, hold, region or site. */
export interface Key {
  way: 'attack' | 'hold' | 'land' | 'movement' | 'region' | 'site' | 'sites-in'
  name: string
  times: number
}

/** A thing that was picked when something was declared: `card:…`, `company:…` or another, and its locale key. */
export interface Target {
  thing: string
  name: string
}

/** A check that a link will bring: what is added to the dice, and what the total must be more than. */
export interface Check {
  kind: 'corruption' | 'faction' | 'influence' | 'ring'
  who: Card
  target: Card | null
  needs: number
  bonus: Sum
  against: Sum | null
}

/** R-CMB-01  How a declared creature would attack, if nothing else happened. */
export interface Foe {
  attacks: number
  strikes: number
  prowess: number
}

/** R-CHAIN-01  One declaration of a chain, oldest first. */
export interface Link {
  id: string
  code: string
  ability: number
  side: 'blue' | 'grey'
  state: 'declared' | 'doomed' | 'resolving'
  targets: Target[]
  key: Key | null
  cancels: string[]
  checks: Check[]
  foe: Foe | null
}

/** A chain of effects; a nested one comes after the one it interrupts. */
export interface Chain {
  links: Link[]
  responds: 'blue' | 'grey' | null
  passes: number
}

/** One strike: whom it is for, and how it ended. */
export interface Pin {
  target: string
  code: string
  state: 'assigned' | 'beaten' | 'current' | 'faced'
}

/** R-CMB-16  The strike being resolved. */
export interface Strike {
  target: string
  code: string
  prowess: Sum
  body: Sum
  against: number
  against_body: number
  untapped: boolean
  keeps: boolean
  was_wounded: boolean
  cancelled: boolean
  rolls: number
  rolled: number
  foe: number
}

/** R-CMB-01  The attack under way. */
export interface Attack {
  company: string
  card: Card
  number: number
  automatic: boolean
  race: string
  strikes: Sum
  prowess: Sum
  body: Sum
  key: Key | null
  attacker_chooses: boolean
  each: boolean
  detained: boolean
  agent: boolean
  excess: number
  pins: Pin[]
  strike: Strike | null
}

/** R-SETUP-18  Where the set-up stands. */
export interface Setup {
  step: 'deck' | 'dice' | 'draft' | 'followers' | 'items'
  grey_mind: number
  blue_mind: number
  stopped: ('blue' | 'grey')[]
  set_aside: Card[]
}

/** R-END-09  Who has checked, and who fell by it. */
export interface Council {
  checked: string[]
  lost: Card[]
}

/** Everything of the table that a seat, or a spectator, sees. */
export interface View {
  seat: 'blue' | 'grey' | 'spectator'
  turn: Turn
  sides: Sides
  piles: PilesOfBoth
  hand: Held[]
  sites: Card[]
  companies: Company[]
  agents: Agent[]
  hosts: Host[]
  events: Attached[]
  chains: Chain[]
  attack: Attack | null
  setup: Setup | null
  council: Council | null
}
