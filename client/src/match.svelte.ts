// One match as this seat sees it: the view, the question, what was said, and everything one can do about it.
import { tick } from 'svelte'
import { Cells } from './cells.svelte'
import { type Lift, handlesOf, liftsOf, sceneOf, tellsRoll, weighs } from './locate'
import { Drawn } from './drawn.svelte'
import { Inquiry, ruleSaid, whyNot } from './inquiry'
import { Picking } from './picking.svelte'
import { Reel } from './reel.svelte'
import { Unasked } from './unasked.svelte'
import { t, voice } from './speech'
import { shared } from './sharing'
import { keepHead } from './wire/heads'
import { changedFields } from './wire/changes'
import { MatchSocket, type Line } from './wire/socket'
import type {
  Around,
  ClockShown,
  Counted,
  Explained,
  FromClient,
  FromServer,
  Hinted,
  LogLine,
  MatchShown,
  Offer,
  Option,
  Previewed,
  Question,
  Said,
  State,
  Surveyed,
  UndoShown,
  Waiting,
} from './wire/types'

/** The game's own view, as docs/protocol.md describes it; a room knows its own fields. */
export type View = Record<string, unknown>
/** A known card: its handle, the key of its name, its pile, who knows it. */
export type Card = [handle: string, name: string, pile: number, knows: number]
/** Hidden cards: the pile, the kind of back, how many. */
export type HiddenCards = [pile: number, back: number, count: number]
export type AnswerValue = number | Record<string, unknown>

interface Pending {
  n: number
  answers: AnswerValue[]
  label: string
  sent: boolean
}
/** What gives an action away or ends a choice: it comes after all there is to do. */
const ENDS = new Set(['Pass', 'SkipDie', 'Done', 'No'])

/** Always the same, so that nothing is drawn anew where nothing is offered as before. */
const NONE: number[] = []
const STEADY = 300
const NO_UNDO: UndoShown = { allowed: false, to: '', why: '' }

export class Match {
  readonly id: string
  /** What is written beside the names: everything the HTTP interface tells of the match. */
  shown: MatchShown | null = $state.raw(null)
  n = $state(0)
  seat = $state('')
  status = $state('open')
  #view: View = $state.raw({})
  #fields = new Cells((name) => this.#view[name])
  #question: Question | null = $state.raw(null)
  #offers = new Cells(
    (handle) => this.handles.get(handle) ?? NONE,
    (a, b) => a === b || a.join() === b.join(),
  )
  held: Record<string, unknown> | null = $state.raw(null)
  waiting: Waiting[] = $state.raw([])
  undoable: UndoShown = $state.raw(NO_UNDO)
  /** The roll that has fallen since our last answer. */
  fallen: LogLine | null = $state.raw(null)
  clocks: Record<string, ClockShown> = $state.raw({})
  /** When something changed last: a press a moment later was meant for what lay there before. */
  #changedAt = -Infinity
  get steady(): boolean {
    return !this.busy && performance.now() - this.#changedAt > STEADY
  }
  /** When the clocks were told, by performance.now(). */
  clocksAt = $state(0)
  paused = $state(false)
  winner: string | null = $state(null)
  why = $state('')
  secret: string | null = $state(null)
  /** The head of the ledger's chain: a seal on all that has happened so far. */
  head = $state('')
  /** The ledger does not go on from what we have seen of it. */
  altered = $state(false)
  log: LogLine[] = $state.raw([])
  /** In a replay: what the other seat saw at this moment, so that both hands can be shown. */
  beside: View | null = $state.raw(null)
  /** A lesson with goals and hints of its own: the table tells no aim beside them. */
  taught = false
  /** The lines the last change brought, for motion and for the live region; empty after a return. */
  fresh: LogLine[] = $state.raw([])
  /** How many lines stood when our own last was said: what follows is the other side's doing. */
  yours = $state(0)
  /** The other side's steps since then: shown one by one as they come, and again when asked for. */
  readonly reel = new Reel(this)
  around: Around | null = $state.raw(null)
  chat: Said[] = $state.raw([])
  /** The answers already given in the open dialog, as a person would say them. */
  draft: { kind: string; label: string }[] = $state.raw([])
  line: Line = $state('opening')
  closed = $state('')
  /** What the server said no to, as a sentence; gone with the next change. */
  notice = $state('')
  /** Why a thing cannot be used now. */
  reason = $state('')
  /** What is said at a point of the page: why a click was in vain, or a rule. */
  remark: { x: number; y: number; text: string; rule: string } | null = $state.raw(null)
  /** An answer on its way. */
  pending: Pending | null = $state.raw(null)
  /** A thing that stands for several options was touched: only these are shown in the bar. */
  narrowed = $state('')
  /** What was picked and is not yet answered. */
  readonly picking = new Picking(this)
  /** Questions that are answered without being asked. */
  readonly unasked = new Unasked(this)
  /** Which options the table shows as things to click. */
  readonly drawn = new Drawn(this)

  #socket: MatchSocket | null = null
  /** What is asked of the server and changes nothing. */
  #inquiry = new Inquiry(
    (message) => this.#send(message),
    () => this.n,
  )
  #undoing = false
  /** How long the log was when we answered last. */
  #answeredAt = 0
  #group = ''
  #queue: AnswerValue[] = []

  constructor(id: string, game = '', seat = '') {
    this.id = id
    this.#game = game
    this.seat = seat
  }

  #game = $state('')
  get game(): string {
    return this.shown?.game ?? this.#game
  }

  get view(): View {
    return this.#view
  }
  set view(view: View) {
    this.#view = view
    this.#fields.changed()
  }
  /** The view, read field by field: who reads one of them is woken when that one is another. */
  readonly seen: View = new Proxy({}, { get: (_, name) => this.#fields.read(String(name)), has: (_, name) => this.#fields.read(String(name)) !== undefined })

  get question(): Question | null {
    return this.#question
  }
  set question(question: Question | null) {
    this.#question = question
    this.#offers.changed()
  }

  // ------------------------------------------------------------ what can be read off it

  /** What is shown where this question is asked; `locate/` knows. */
  scene: string = $derived.by(() => sceneOf(this.game, this.question))
  options: Option[] = $derived.by(() => this.question?.options ?? [])
  /** For each option, where it lives. */
  places: string[][] = $derived.by(() => (this.question ? handlesOf(this.game, this.question) : []))
  /** For each handle, the options that live there. */
  handles: Map<string, number[]> = $derived.by(() => {
    const found = new Map<string, number[]>()
    this.places.forEach((handles, n) => {
      for (const handle of handles) found.set(handle, [...(found.get(handle) ?? []), n])
    })
    return found
  })
  /** For each handle, the ways to drag the thing there. */
  lifts: Map<string, Lift[]> = $derived.by(() => {
    const found = new Map<string, Lift[]>()
    if (!this.question || this.over) return found
    for (const it of liftsOf(this.game, this.question, this.view)) found.set(it.from, [...(found.get(it.from) ?? []), it])
    return found
  })
  speech = $derived.by(() => voice.of(this.game))
  /** The question is about to be answered for the player. */
  passing: boolean = $state(false)
  /** What a room says of an option beside its label, where that alone does not tell it from another. */
  detail: ((option: Option) => string) | null = $state.raw(null)
  labels: string[] = $derived.by(() => {
    const { question } = this
    if (!question) return []
    return this.options.map((option) => {
      const label = this.speech.answer(option, question)
      const detail = this.detail?.(option)
      return detail ? `${label}: ${detail}` : label
    })
  })
  prompt: string = $derived.by(() => (this.question ? this.speech.asked(this.question) : ''))
  seats: string[] = $derived.by(() => this.shown?.seats.map((seat) => seat.seat) ?? [])
  /** The number of our seat; -1 for a spectator. */
  place: number = $derived.by(() => this.seats.indexOf(this.seat))
  over: boolean = $derived.by(() => this.status === 'over')
  mine: boolean = $derived.by(() => this.question !== null && !this.over)
  busy: boolean = $derived.by(() => this.pending !== null)
  cards: Card[] = $derived.by(() => (this.view.cards as Card[] | undefined) ?? [])
  hidden: HiddenCards[] = $derived.by(() => (this.view.hidden as HiddenCards[] | undefined) ?? [])

  /** Every option is an amount, and each another: then a digit is the amount itself. */
  amounts: boolean = $derived.by(() => {
    const found = new Set(this.options.map((option) => ('card' in option.do ? '' : option.do.n)))
    return found.size > 1 && found.size === this.options.length && [...found].every((n) => typeof n === 'number')
  })

  /** The same options, and behind all others those that only end the question, unless that is the obvious. Yes and No are as they stand. */
  endsLast(options: number[]): number[] {
    if (options.length === 2 && options.some((n) => this.options[n]?.do.do === 'Yes')) return options
    const ends = (n: number) => this.ends(n)
    return [...options.filter((n) => !ends(n)), ...options.filter(ends)]
  }

  /** It only ends the question: Pass, Skip, Done, No. */
  ends(n: number): boolean {
    return n !== this.question?.default && ENDS.has(String(this.options[n]?.do.do))
  }

  /** The options that live at a handle now. */
  offered(handle: string): number[] {
    return this.#offers.read(handle)
  }

  inPile(pile: number): Card[] {
    return this.cards.filter((card) => card[2] === pile)
  }

  hiddenIn(pile: number): number {
    return this.hidden.filter((cards) => cards[0] === pile).reduce((sum, cards) => sum + cards[2], 0)
  }

  /** A key of the game in the reader's language: `match.name('card-volley')`. */
  name(key: string, form = ''): string {
    return this.speech.text(form && this.speech.has(key, form) ? `${key}.${form}` : key)
  }

  said(line: LogLine): string {
    return this.speech.line(line.key, line.args, line.names)
  }

  /** What the other side did since our own last line of the log. */
  theirs: LogLine[] = $derived.by(() => (this.place < 0 ? [] : this.log.slice(this.yours)))
  /** The lines whose places are marked: what the other side did, else what was said last. */
  marked: LogLine[] = $derived.by(() => (this.reel.playing || !this.theirs.length ? this.fresh : this.theirs))

  // ------------------------------------------------------------ the wire

  /** Open the line; what it says is heard when the table is furnished. */
  open(furnished: Promise<unknown> = Promise.resolve()): void {
    let early: [FromServer, boolean][] | null = []
    const listen = () => {
      const all = early ?? []
      early = null
      for (const [message, first] of all) this.#hear(message, first)
    }
    void furnished.then(listen, () => this.close())
    this.#socket = new MatchSocket(this.id, this.seat, {
      heard: (message, first) => (early ? early.push([message, first]) : this.#hear(message, first)),
      line: (line, why) => {
        this.line = line
        this.closed = why
      },
      since: () => this.n,
    })
    this.#socket.open()
    addEventListener('online', this.#online)
  }

  close(): void {
    removeEventListener('online', this.#online)
    this.reel.close()
    this.#socket?.close()
    this.#socket = null
    this.#inquiry.close()
  }

  #online = () => this.#socket?.again()

  #hear(message: FromServer, first: boolean): void {
    switch (message.is) {
      case 'state':
        return this.reel.comes(message, first)
      case 'around':
        this.around = message
        return
      case 'said':
        this.chat = [...this.chat, message]
        return
      case 'accepted':
        this.pending = null
        return
      case 'refused':
        return this.#refused(message.fault, message.text, message.id)
      case 'previewed':
      case 'counted':
      case 'explained':
      case 'surveyed':
      case 'hinted':
        return this.#inquiry.hear(message)
      case 'bye':
        if (['revoked', 'banned', 'removed'].includes(message.why)) this.#socket?.close()
        if (message.why === 'banned' || message.why === 'removed') this.notice = t(`bye-${message.why}`)
    }
  }

  /** What we know now. A change we have not seen the base of is asked for again, whole. */
  take(state: State, first = false): void {
    const base = state.base ?? null
    this.reel.stop()
    if (base !== null && base !== this.n) {
      this.n = 0
      this.#socket?.anew()
      return
    }
    const before = this.view
    if (base === null) this.view = shared(before, state.view)
    else {
      const view = changedFields(before, state.view)
      for (const key in state.view) view[key] = shared(before[key], view[key])
      for (const key of state.gone ?? []) delete view[key]
      this.view = view
    }
    const returned = this.n === 0 || base === null
    const cut = state.log.keep < this.log.length
    this.log = [...this.log.slice(0, state.log.keep), ...state.log.lines]
    this.fresh = returned ? [] : state.log.lines
    this.yours = state.log.yours ?? 0
    this.reel.keep(before, this.fresh, returned || cut || this.yours > state.log.keep)
    this.reel.remember(this.view, this.log.length, returned ? -1 : state.log.keep)
    if (returned) this.#answeredAt = this.log.length
    this.fallen = this.log.slice(this.#answeredAt).find((line) => tellsRoll(this.game, line.key)) ?? null
    // Told once more, after a line that was cut: what is on the screen stays there.
    const asIs = state.n === this.n && JSON.stringify(state.question ?? null) === JSON.stringify(this.question)
    if (state.n !== this.n) this.#changedAt = performance.now()
    this.n = state.n
    this.seat = state.seat
    this.status = state.status
    if (!asIs) this.question = state.question ?? null
    this.held = state.held ?? null
    this.waiting = state.waiting ?? []
    this.undoable = state.undo ?? NO_UNDO
    this.clocks = state.clocks ?? {}
    this.clocksAt = performance.now()
    this.paused = state.paused ?? false
    this.winner = state.winner ?? null
    this.why = state.why ?? ''
    this.secret = state.secret ?? null
    this.head = state.head ?? ''
    this.altered = !keepHead(this.id, this.seat, this.n, this.head)
    if (!asIs) {
      this.narrowed = ''
      this.picking.clear()
      this.drawn.expect()
    }
    this.notice = ''
    this.reason = ''
    this.remark = null
    this.#settle(first)
    const group = this.question?.group ?? ''
    if (!group || group !== this.#group) this.draft = []
    else if (this.#undoing) this.draft = this.draft.slice(0, -1)
    this.#group = group
    const back = this.#undoing
    this.#undoing = false
    this.unasked.begin(returned)
    void this.#goOn()
    void this.findPlaces()
    this.unasked.skip(back)
  }

  /** Whether the answer that was on its way has arrived; if the line was cut and the question still stands, say it again. */
  #settle(first: boolean): void {
    const pending = this.pending
    if (!pending) return
    if (pending.n === this.n && this.question) {
      if (first) pending.sent = this.#socket?.send({ do: 'answer', n: pending.n, answers: pending.answers }) ?? false
      return
    }
    if (!pending.sent) this.notice = t('notice-dropped', { label: pending.label })
    this.pending = null
  }

  #refused(fault: string, text: string, id: number | undefined): void {
    if (id !== undefined) return this.#inquiry.fail(id, text)
    this.pending = null
    this.#queue = []
    this.#undoing = false
    const key = `fault-${fault}`
    this.notice = voice.of().has(key) ? t(key, { text }) : t('fault-other', { text })
  }

  #send(message: FromClient): boolean {
    const sent = this.#socket?.send(message) ?? false
    if (sent) this.#socket?.expect()
    return sent
  }

  /** After a change, or when more or less of the table is in sight: which options have no visible handle? */
  findPlaces(): Promise<void> {
    return this.drawn.find()
  }

  // ------------------------------------------------------------ what a person does

  /** Answer the question by the place of an option. One answer at a time. */
  answer(index: number): void {
    const question = this.question
    if (!question || this.pending || index < 0 || index >= question.options.length) return
    if (this.picking.excepts(index)) return
    if (weighs(this.game, question, this.view, question.options[index]) && !this.picking.cards.includes(index)) return this.picking.lift(index)
    this.unasked.hear(question, index)
    this.#answer([index], this.labels[index] ?? '')
  }

  /** Several questions of one dialog, one after the other: a whole gesture. All or none. */
  answerAll(answers: AnswerValue[], label = ''): void {
    if (!this.question || this.pending || !answers.length) return
    this.#answer(answers, label)
  }

  /** The same, but each is sent when the one before has been taken, so that dice may lie between them. */
  answerInTurn(answers: AnswerValue[]): void {
    this.#queue = answers.slice(1)
    const [next] = answers
    if (next !== undefined) this.answerAll([next])
  }

  async #goOn(): Promise<void> {
    const next = this.#queue.shift()
    if (next === undefined) return
    await tick()
    if (this.question) this.answerAll([next])
    else this.#queue = []
  }

  #answer(answers: AnswerValue[], label: string): void {
    const question = this.question
    if (!question) return
    if (question.group) {
      const kind = question.kind
      this.draft = [...this.draft, ...answers.map((_, n) => ({ kind, label: n ? '' : label }))]
      this.#group = question.group
    }
    const pending: Pending = { n: this.n, answers, label, sent: false }
    this.pending = pending
    this.#answeredAt = this.log.length
    this.notice = ''
    pending.sent = this.#send({ do: 'answer', n: pending.n, answers })
  }

  /** Touch a thing: its only option is answered; several are shown in the prompt bar. */
  touch(handle: string): void {
    const options = this.offered(handle)
    if (options.length === 1) this.answer(options[0] ?? -1)
    else if (options.length) this.narrowed = this.narrowed === handle ? '' : handle
  }

  undo(): void {
    if (!this.undoable.allowed || this.pending) return
    this.#undoing = this.#send({ do: 'undo', n: this.n })
  }

  preview(answers: AnswerValue[]): Promise<Previewed> {
    return this.#inquiry.ask((id) => ({ do: 'preview', id, answers }))
  }

  odds(answers: AnswerValue[] = []): Promise<Counted> {
    return this.#inquiry.until((id) => ({ do: 'odds', id, answers }))
  }

  explain(thing: string): Promise<Explained> {
    return this.#inquiry.ask((id) => ({ do: 'explain', id, thing, language: voice.language }))
  }

  /** Why not? The answer stands below the prompt until the table changes. */
  async askWhy(thing: string): Promise<void> {
    this.reason = await whyNot(this, thing)
  }

  /** Why not? Told at a point of the page. */
  async refuse(thing: string, x: number, y: number): Promise<void> {
    const n = this.n
    const text = await whyNot(this, thing)
    if (this.n === n) this.remark = { x, y, text, rule: '' }
  }

  /** What is refused by a rule of the question says so in the rule's own words. */
  async cite(rule: string): Promise<void> {
    this.reason = await ruleSaid(this.game, rule)
  }

  /** A rule, told at a point of the page. */
  async tellRule(rule: string, x: number, y: number): Promise<void> {
    const n = this.n
    const text = await ruleSaid(this.game, rule)
    if (this.n === n) this.remark = { x, y, text, rule }
  }

  survey(thing: string): Promise<Surveyed> {
    return this.#inquiry.until((id) => ({ do: 'survey', id, thing }))
  }

  hint(): Promise<Hinted> {
    return this.#inquiry.until((id) => ({ do: 'hint', id }))
  }

  offer(what: Offer['what']): void {
    this.#send({ do: 'offer', what })
  }

  decline(what: Offer['what']): void {
    this.#send({ do: 'decline', what })
  }

  resign(): void {
    this.#send({ do: 'resign' })
  }

  say(text: string): void {
    if (text.trim()) this.#send({ do: 'say', text: text.trim().slice(0, 400) })
  }

  mute(on: boolean): void {
    this.#send({ do: 'mute', on })
  }
}
