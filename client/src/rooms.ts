// The rooms of the games: what a game adds to the table. A game without a room is played with words.
import type { Component } from 'svelte'
import type { Match } from './match.svelte'
import type { KeyName } from './settings.svelte'
import type { LogLine } from './wire/types'

type Part = Component<{ match: Match }>

export interface TextLine {
  text: string
  /** A handle this line is about, so that the text table can say what is offered there. */
  handle?: string
}

/** What the text table says of both sides and the board. */
export interface TextFacts {
  you: TextLine[]
  opponent: TextLine[]
  board: TextLine[]
}

/** How a whole game went, by the lines of its log: what grew, and where something happened. */
export interface Course {
  tracks: { name: string; most: number; points: [line: number, value: number][] }[]
  marks: { line: number; sign: 'cross' | 'flag' | 'check' }[]
}

export type RoomCommands = Partial<Record<'armies' | 'reach' | 'mp' | 'road', (match: Match, words: string) => Promise<string>>>

export interface Room {
  Board: Part
  /** The name of a card in a sentence, which opens the card; a room that draws many cards has it in cards/CardName.svelte, loaded when it is needed. */
  CardName?: Component<{ code: string; text?: string }>
  /** Nothing on the board is hidden from a side: it stays in sight while a screen is handed over. */
  open?: boolean
  /** Stands in the head of the table in place of the game's name, such as the phases of a turn. */
  Head?: Part
  /** How wide the rail is on a wide screen, if not as wide as usual. */
  rail?: string
  /** On a middle screen the rail is a drawer. */
  drawer?: boolean
  /** Stands over the rail while it has something to show, such as a combat. */
  Stage?: Part
  Rail?: Part
  Hand?: Part
  /** What goes on at a table that is played at, whether it is shown as a picture or in words; called in an effect, and what it returns ends it. */
  attend?: (match: Match) => () => void
  /** What the text table says of the position: it comes with that table. */
  text?: () => Promise<(match: Match) => TextFacts>
  /** The hands are secret until the end: a replay may lay both open. */
  hands?: boolean
  /** Whose doing a line of the log is that names no side; nothing: nobody's. */
  whose?: (match: Match, line: LogLine) => string
  /** It tells the end itself, with what one may do next. */
  ends?: boolean
  /** What a replay shows above its board. */
  course?: (log: LogLine[]) => Course
  /** What the text table's command line understands here besides: verbs, each given the words behind it. */
  commands?: () => Promise<RoomCommands>
  /** The choices that the command `move` means where its words fit several. */
  moves?: string[]
  /** What tells an option from another with the same label. */
  detail?: (match: Match) => NonNullable<Match['detail']>
  /** What the dice may bring, in words; empty when there is nothing to count. */
  odds?: (match: Match) => Promise<string>
  /** Keys of the board that this room hears. */
  keys?: KeyName[]
  /** What a card is, by its key; a room may give what its faces need. */
  cards?: unknown
}

const files = import.meta.glob<{ default: Room }>('./games/*/room.ts')

export async function roomOf(game: string): Promise<Room | null> {
  const load = files[`./games/${game}/room.ts`]
  return load ? (await load()).default : null
}
