// What server and client say to each other. Made by scripts/make-types; do not edit.

/** As long as you like. */
export interface NoClock {
  pace: 'none'
}

/** So many seconds for the whole match, and some more for every turn of yours that you finish. */
export interface Live {
  pace: 'live'
  bank: number
  increment?: number
}

/** So many hours for every turn. */
export interface Correspondence {
  pace: 'correspondence'
  hours?: number
}

/** Who shall sit there: whoever has the link, or a bot of this name and, where there are decks, with this one. */
export interface SeatWanted {
  kind?: 'bot' | 'link'
  bot?: string
  deck?: string | Record<string, unknown> | null
}

/** A match to be made. */
export interface NewMatch {
  game: string
  options?: Record<string, unknown>
  seats?: SeatWanted[]
  pace?: NoClock | Live | Correspondence
  watch?: boolean
  delay?: number
  deck?: string | Record<string, unknown> | null
}

/** Take a seat with its link, bring a deck, and show the SHA-256 of what you add to the dice. */
export interface Join {
  key: string
  nonce_hash: string
  name?: string
  deck?: string | Record<string, unknown> | null
  publish?: boolean
}

/** What you add to the dice, when every seat has shown the hash of its own. */
export interface ShowNonce {
  nonce: string
  seat: string
}

/** Go on from a point of a finished match. */
export interface Fork {
  n: number
  seats?: SeatWanted[]
  pace?: NoClock | Live | Correspondence
}

/** A seat as everybody sees it. */
export interface SeatShown {
  seat: string
  kind: string
  name: string
  taken: boolean
  here: boolean
  nonce_hash: string
}

/** A match as everybody sees it. */
export interface MatchShown {
  id: string
  game: string
  rules: number
  options: Record<string, unknown>
  status: 'cancelled' | 'open' | 'over' | 'playing'
  seats: SeatShown[]
  pace: NoClock | Live | Correspondence
  watch: boolean
  delay: number
  promise: string
  nonces: string[]
  origin: Record<string, unknown>
  winner: string | null
  why: string
  created: number
  scripted: boolean
  decks: Record<string, unknown>
  paused: string
  yours: string[]
  turn: string[]
}

/** A new match, and the links of its free seats. Each link is good for one person; show it only to that one. */
export interface MatchMade {
  match: MatchShown
  links: Record<string, string>
}

/** The seat is yours. The key opens it on another device, and only once; joining again gives the next. */
export interface Joined {
  match: MatchShown
  seat: string
  key: string
}

/** An option of a match: one of its values, several of them, or a switch. Texts: `option-<name>`, `…-<value>`. */
export interface SettingShown {
  name: string
  kind: 'one' | 'several' | 'switch'
  default: unknown
  values: (string | number)[]
}

/** This server: its version, and the public key (Ed25519) under the records of its matches. */
export interface About {
  version: string
  signer: string
}

/** What a bot won against the next weaker one: its share, and the 95 % interval of that. */
export interface LevelShown {
  bot: string
  over: string
  games: number
  share: number
  low: number
  high: number
}

/** A game that can be played here; `bot` is the one to begin with. */
export interface GameShown {
  name: string
  rules: number
  seats: string[]
  bots: string[]
  bot: string
  settings: SettingShown[]
  levels: LevelShown[]
  analysed: boolean
  characters: Record<string, string[]>
}

/** Who you are here. */
export interface Me {
  id: string
  name: string
  login: string | null
  notify: Record<string, string>
  language: string
}

/** Your name, and where to send word: an address, a webhook, or what a browser said when it subscribed, as JSON. */
export interface NewName {
  name: string
  notify?: Partial<Record<'email' | 'push' | 'webhook', string>> | null
}

/** How this server can send word to those who are away; `push` is its key for a browser that subscribes. */
export interface Ways {
  email: boolean
  webhook: boolean
  push: string
}

export interface Credentials {
  login: string
  password: string
}

/** The password, and the one that takes its place. */
export interface NewPassword {
  old: string
  new: string
}

/** Whose password is to be set anew. */
export interface Forgotten {
  login: string
}

/** What the letter brought, and the new password. */
export interface Reset {
  token: string
  password: string
}

/** What the letter brought. */
export interface Confirmation {
  token: string
}

/** The password of an account that is to be deleted; a guest has none. */
export interface Farewell {
  password: string
}

export interface SessionShown {
  id: string
  agent: string
  created: number
  this: boolean
}

/** What went wrong: a key, and a line for people who read logs. */
export interface Fault {
  fault: string
  text: string
}

/** Answers to the question of change n, one after the other: places in its options, or named values. */
export interface Answer {
  do: 'answer'
  n: number
  answers: (number | Record<string, unknown>)[]
}

/** Take back your last answer, as long as nobody has learnt anything since. */
export interface Undo {
  do: 'undo'
  n: number
}

/** Ask the other seat for something; asking for what it asks for means yes. */
export interface Offer {
  do: 'offer'
  what: 'draw' | 'pause' | 'resume' | 'takeback'
}

export interface Decline {
  do: 'decline'
  what: 'draw' | 'pause' | 'resume' | 'takeback'
}

/** The other seat wins. */
export interface Resign {
  do: 'resign'
}

/** To the other seat and all who watch. */
export interface Say {
  do: 'say'
  text: string
}

export interface Mute {
  do: 'mute'
  on: boolean
}

/** What would the table look like? From your own knowledge, as far as no die and no secret stands in the way. */
export interface Preview {
  do: 'preview'
  id: number
  answers: (number | Record<string, unknown>)[]
}

/** What may the dice bring after these answers? From your own knowledge. */
export interface Odds {
  do: 'odds'
  id: number
  answers: (number | Record<string, unknown>)[]
}

/** Why can this not be done? Of a thing such as card:abcdefgh. */
export interface Explain {
  do: 'explain'
  id: number
  thing: string
  language?: string
}

/** What can be planned with a thing, such as company:2 or card:abcdefgh? */
export interface Survey {
  do: 'survey'
  id: number
  thing: string
}

/** What would a captain answer in your place, and why? Not where another person plays. */
export interface Hint {
  do: 'hint'
  id: number
}

export interface Ping {
  do: 'ping'
}

/** One thing that may be answered: its named value, the things it is about, and their locale keys. */
export interface Option {
  do: Record<string, unknown>
  about: string[]
  names: Record<string, string>
}

/** What a seat is asked. */
export interface Question {
  kind: string
  seat: string
  group: string
  rules: string[]
  text: Record<string, unknown>
  options: Option[]
  default: number | null
  counts: string
}

/** Whom the table waits for, and what everybody may know of it. */
export interface Waiting {
  seat: string
  kind: string
}

/** A key, its arguments, and the keys of the things they point at. */
export interface LogLine {
  key: string
  args: Record<string, unknown>
  names: Record<string, string>
}

/** Keep your first `keep` lines; these come after them. All after the first `yours` are the other seat's doing. */
export interface Log {
  keep: number
  lines: LogLine[]
  yours: number
}

/** Whether the last answer may be taken back, and the question it would go back to; else why not. */
export interface UndoShown {
  allowed: boolean
  to: string
  why: string
}

export interface ClockShown {
  left: number
  running: boolean
}

/** The table as you may see it after change n; with `base`, what changes that change (wire/changes.py). */
export interface State {
  is: 'state'
  n: number
  seat: string
  status: string
  view: Record<string, unknown>
  log: Log
  base?: number | null
  gone?: string[]
  question?: Question | null
  held?: Record<string, unknown> | null
  waiting?: Waiting[]
  undo?: UndoShown
  clocks?: Record<string, ClockShown>
  paused?: boolean
  winner?: string | null
  why?: string
  secret?: string | null
  head?: string
}

/** Who is here, and what is offered. */
export interface Around {
  is: 'around'
  here: string[]
  watching: number
  offers: [string, string][]
}

/** Somebody said something. */
export interface Said {
  is: 'said'
  seat: string
  text: string
  at: number
}

/** It was not done. `n` is the change you are at. */
export interface Refused {
  is: 'refused'
  fault: string
  text: string
  n: number
  id?: number
}

/** It is in the database. */
export interface Accepted {
  is: 'accepted'
  n: number
}

export interface Previewed {
  is: 'previewed'
  id: number
  view: Record<string, unknown>
  question: Question | null
  waiting: Waiting[]
  taken: number
  stopped: string
}

/** The odds, if this game can tell them. */
export interface Counted {
  is: 'counted'
  id: number
  odds: Record<string, unknown> | null
  still: boolean
}

/** For one thing it offers: whether it may be done, else the rule or the words that say no. */
export interface Reason {
  may: boolean
  rule: string
  text: string
}

export interface Explained {
  is: 'explained'
  id: number
  thing: string
  reasons: Reason[]
}

/** What can be planned with a thing, if this game can tell it. */
export interface Surveyed {
  is: 'surveyed'
  id: number
  survey: Record<string, unknown> | null
  still: boolean
}

/** An answer by its place among the options, the chance of winning after it, and why: terms of the evaluation. */
export interface Advised {
  option: number
  chance: number
  error: number
  ahead: number
  sure: boolean
  reasons: string[]
}

/** What was thought, if any bot of this game thinks ahead. */
export interface Hinted {
  is: 'hinted'
  id: number
  hint: Advised | null
  still: boolean
}

/** The server closes the socket; come back unless it says otherwise. */
export interface Bye {
  is: 'bye'
  why: string
}

export interface Pong {
  is: 'pong'
}

export interface ChapterShown {
  id: string
  title: string
}

/** One rule in our own words. `kind`: rule, example, none (nothing is done), later (not yet). */
export interface RuleShown {
  id: string
  chapter: string
  text: string
  kind: string
  cited: boolean
  tested: boolean
  see: string[]
  rulings: string[]
  example: string
  english: boolean
}

export interface RulesShown {
  game: string
  title: string
  language: string
  chapters: ChapterShown[]
  rules: RuleShown[]
}

export interface FactShown {
  name: string
  value: string
}

/** A card: what is printed on it, in our own words. */
export interface CardShown {
  code: string
  key: string
  name: string
  second: string
  kind: string
  type: string
  side: string
  side_name: string
  subject: string
  facts: FactShown[]
  text: string[]
  status: string
  origin: string
  mixed: boolean
}

export interface CardsShown {
  game: string
  title: string
  language: string
  cards: CardShown[]
}

/** A rule or a ruling that names a card. */
export interface NoteShown {
  rule: string
  text: string
  english: boolean
}

/** The back of a card: whether everything on it is carried out, and what the rules say of it. */
export interface CardNotes {
  code: string
  done: boolean
  notes: NoteShown[]
}

export interface TermShown {
  key: string
  term: string
  text: string
  rule: string
}

export interface GlossaryShown {
  game: string
  title: string
  language: string
  terms: TermShown[]
}

/** What is said after so many answers, and the keys of what it names. */
export interface Comment {
  n: number
  text: string
  names: string[]
}

/** A printed example in a list. */
export interface ExampleListed {
  id: string
  title: string
  text: string
  rule: string
}

/** A printed example: how many answers it has, whose view tells most, and what is said on the way. */
export interface ExampleShown {
  id: string
  title: string
  text: string
  rule: string
  seat: string
  answers: number
  comments: Comment[]
  lines: number[]
}

/** A finished match to step through: who answered each time, and how many lines the log had then. */
export interface ReplayShown {
  match: MatchShown
  seats: string[]
  who: string[]
  lines: number[]
}

/** The chance of the first seat after so many answers, and its standard error; of the result it is none. */
export interface MomentShown {
  n: number
  who: string
  chance: number
  error: number
}

/** After n answers a seat could have known better: places among the options offered to it there. */
export interface MistakeShown {
  n: number
  seat: string
  chosen: number
  better: number
  loss: number
  error: number
}

/** The first seat's chance at the beginning and so far, what luck changed of it, and each seat's choices. */
export interface TotalsShown {
  start: number
  luck: number
  luck_error: number
  choice: number[]
  end: number
  turning: number[]
}

/** A finished match looked at again, as far as this is done; it goes on while somebody asks. */
export interface AnalysisShown {
  answers: number
  upto: number
  moments: MomentShown[]
  mistakes: MistakeShown[]
  totals: TotalsShown | null
}

/** A puzzle: who is to answer, and how many of so many bots missed it. */
export interface PuzzleListed {
  id: string
  seat: string
  missed: number
  of: number
}

/** Whether an answer solves a puzzle; all that do and the best, by place, and the chance this one gives away. */
export interface PuzzleJudged {
  solved: boolean
  good: number[]
  best: number
  loss: number
  reasons: string[]
}

export interface GoalShown {
  key: string
  text: string
  done: boolean
}

/** Told once, at the first question of one of these kinds; one a turn at most. */
export interface TipShown {
  key: string
  at: string[]
  text: string
}

export interface LessonShown {
  id: string
  title: string
  text: string
  minutes: number
  seat: string
  goals: GoalShown[]
  hints: string[]
  rules: string[]
  tips: TipShown[]
}

/** The match of a lesson. It is nobody's business but the learner's, and counts for nothing. */
export interface LessonBegun {
  match: MatchShown
  seat: string
}

/** Which goals the table shows to be reached just now; a client remembers what it was told. */
export interface LessonProgress {
  goals: GoalShown[]
  done: boolean
  over: boolean
}

/** The codes of cards, and how many of each. Without sites the deck has all of them. */
export interface DeckList {
  name?: string
  pool?: Record<string, number>
  deck?: Record<string, number>
  sideboard?: Record<string, number>
  sites?: Record<string, number>
}

export interface DeckToCheck {
  cards: DeckList
  rules?: 'basic' | 'standard'
  length?: number
  wizard_may_start?: boolean
}

/** A rule that a deck breaks, in words. */
export interface DeckFault {
  rule: string
  card: string
  text: string
}

/** So many more, or fewer, of a card in a section. */
export interface DeckEdit {
  section: string
  card: string
  more: number
}

/** A change, and the rules that are no longer broken after it. */
export interface DeckMend {
  edits: DeckEdit[]
  rules: string[]
}

/** What the rules say of a deck. */
export interface DeckChecked {
  legal: boolean
  faults: DeckFault[]
  mends: DeckMend[]
  counts: Record<string, number>
  unplayable: string[]
}

/** A list of cards as people exchange them. */
export interface DeckText {
  text: string
  name?: string
}

/** A line that was not understood. */
export interface LineLost {
  line: number
  text: string
}

export interface DeckRead {
  cards: DeckList
  lost: LineLost[]
}

export interface DeckWritten {
  text: string
}

/** What a deck won against another. */
export interface DeckAgainst {
  name: string
  won: number
  games: number
}

/** How many copies of a card came to the hand, and how many of these were used. */
export interface CardIdle {
  card: string
  drawn: number
  used: number
}

/** What the games that bots played with a deck have shown so far. */
export interface DeckTried {
  of: number
  games: number
  won: number
  low: number
  high: number
  unended: number
  turns: number
  points: number[]
  curve: number[]
  against: DeckAgainst[]
  idle: CardIdle[]
}

/** A deck of somebody; `key` opens it for others, and only its owner sees the key. */
export interface DeckKept {
  id: string
  game: string
  changed: number
  cards: DeckList
  yours: boolean
  key: string
  needs: string[]
}

/** One of one's decks, or one that comes with the game. */
export interface DeckListed {
  id: string
  name: string
  changed: number
  counts: Record<string, number>
  faults: number
  shared: boolean
  wizards: string[]
  needs: string[]
}

export type Pace = NoClock | Live | Correspondence

export type FromClient = Answer | Undo | Offer | Decline | Resign | Say | Mute | Preview | Odds | Explain | Survey | Hint | Ping

export type FromServer = State | Around | Said | Refused | Accepted | Previewed | Counted | Explained | Surveyed | Hinted | Bye | Pong

/** Every request of the HTTP interface: its query, what it sends, and what comes back. */
export interface Paths {
  'GET /api/about': { query: never; body: undefined; reply: About }
  'POST /api/account': { query: never; body: Credentials; reply: Me }
  'DELETE /api/account': { query: never; body: Farewell; reply: null }
  'POST /api/account/confirm': { query: never; body: Confirmation; reply: undefined }
  'GET /api/account/export': { query: never; body: undefined; reply: unknown }
  'POST /api/account/forgotten': { query: never; body: Forgotten; reply: undefined }
  'POST /api/account/login': { query: never; body: Credentials; reply: Me }
  'POST /api/account/password': { query: never; body: NewPassword; reply: undefined }
  'POST /api/account/reset': { query: never; body: Reset; reply: undefined }
  'GET /api/account/sessions': { query: never; body: undefined; reply: SessionShown[] }
  'DELETE /api/account/sessions': { query: 'session'; body: undefined; reply: null }
  'GET /api/cards/{game}': { query: 'language'; body: undefined; reply: CardsShown }
  'GET /api/cards/{game}/faces': { query: 'set'; body: undefined; reply: string }
  'GET /api/cards/{game}/texts': { query: 'language' | 'set'; body: undefined; reply: string }
  'GET /api/cards/{game}/{code}/notes': { query: 'language'; body: undefined; reply: CardNotes }
  'GET /api/decks/{game}': { query: never; body: undefined; reply: DeckListed[] }
  'POST /api/decks/{game}': { query: never; body: DeckList; reply: DeckKept }
  'POST /api/decks/{game}/check': { query: 'language'; body: DeckToCheck; reply: DeckChecked }
  'POST /api/decks/{game}/read': { query: never; body: DeckText; reply: DeckRead }
  'GET /api/decks/{game}/ready': { query: never; body: undefined; reply: DeckKept[] }
  'GET /api/decks/{game}/shared/{key}': { query: never; body: undefined; reply: DeckKept }
  'GET /api/decks/{game}/surprise': { query: 'seed'; body: undefined; reply: DeckList }
  'POST /api/decks/{game}/trial': { query: 'out' | 'into'; body: DeckList; reply: DeckTried }
  'POST /api/decks/{game}/write': { query: 'form'; body: DeckList; reply: DeckWritten }
  'GET /api/decks/{game}/{id}': { query: never; body: undefined; reply: DeckKept }
  'PUT /api/decks/{game}/{id}': { query: never; body: DeckList; reply: DeckKept }
  'DELETE /api/decks/{game}/{id}': { query: never; body: undefined; reply: undefined }
  'POST /api/decks/{game}/{id}/share': { query: 'on'; body: undefined; reply: DeckKept }
  'GET /api/examples/{game}': { query: 'language'; body: undefined; reply: ExampleListed[] }
  'GET /api/examples/{game}/{id}': { query: 'language'; body: undefined; reply: ExampleShown }
  'POST /api/examples/{game}/{id}/fork': { query: never; body: Fork; reply: MatchMade }
  'GET /api/examples/{game}/{id}/state': { query: 'n' | 'seat'; body: undefined; reply: State }
  'GET /api/games': { query: never; body: undefined; reply: GameShown[] }
  'GET /api/glossary/{game}': { query: 'language'; body: undefined; reply: GlossaryShown }
  'GET /api/lessons/{game}': { query: 'language'; body: undefined; reply: LessonShown[] }
  'POST /api/lessons/{game}/{step}': { query: never; body: undefined; reply: LessonBegun }
  'GET /api/lessons/{game}/{step}/{id}': { query: 'language'; body: undefined; reply: LessonProgress }
  'GET /api/matches': { query: 'mine' | 'game' | 'status' | 'text' | 'before' | 'most'; body: undefined; reply: MatchShown[] }
  'POST /api/matches': { query: never; body: NewMatch; reply: MatchMade }
  'GET /api/matches/{id}': { query: never; body: undefined; reply: MatchShown }
  'DELETE /api/matches/{id}': { query: never; body: undefined; reply: undefined }
  'POST /api/matches/{id}/do': { query: 'seat'; body: Answer | Undo | Offer | Decline | Resign | Say | Mute | Preview | Odds | Explain | Survey | Hint | Ping; reply: State | Around | Said | Refused | Accepted | Previewed | Counted | Explained | Surveyed | Hinted | Bye | Pong }
  'POST /api/matches/{id}/fork': { query: never; body: Fork; reply: MatchMade }
  'POST /api/matches/{id}/join': { query: never; body: Join; reply: Joined }
  'POST /api/matches/{id}/link': { query: 'seat'; body: undefined; reply: Record<string, string> }
  'POST /api/matches/{id}/nonce': { query: never; body: ShowNonce; reply: MatchShown }
  'GET /api/matches/{id}/record': { query: never; body: undefined; reply: unknown }
  'POST /api/matches/{id}/rematch': { query: never; body: undefined; reply: MatchShown }
  'POST /api/matches/{id}/sit': { query: 'nonce_hash' | 'seat'; body: undefined; reply: MatchShown }
  'GET /api/matches/{id}/state': { query: 'seat'; body: undefined; reply: State | Around | Said | Refused | Accepted | Previewed | Counted | Explained | Surveyed | Hinted | Bye | Pong }
  'GET /api/me': { query: never; body: undefined; reply: Me }
  'POST /api/me': { query: never; body: NewName; reply: Me }
  'GET /api/puzzles/{game}': { query: never; body: undefined; reply: PuzzleListed[] }
  'GET /api/puzzles/{game}/{id}/judge': { query: 'option'; body: undefined; reply: PuzzleJudged }
  'GET /api/puzzles/{game}/{id}/state': { query: never; body: undefined; reply: State }
  'GET /api/replays/{id}': { query: never; body: undefined; reply: ReplayShown }
  'GET /api/replays/{id}/analysis': { query: never; body: undefined; reply: AnalysisShown }
  'GET /api/replays/{id}/moment': { query: 'line' | 'seat'; body: undefined; reply: State }
  'GET /api/replays/{id}/state': { query: 'n' | 'seat'; body: undefined; reply: State }
  'GET /api/rules/{game}': { query: 'language'; body: undefined; reply: RulesShown }
  'POST /api/verify': { query: 'seen'; body: undefined; reply: unknown }
  'GET /api/ways': { query: never; body: undefined; reply: Ways }
}
