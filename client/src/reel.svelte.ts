// The other side's moves at a pace the eye can follow: a bot's steps come one after the other, and all of them again when asked for.
import { tick } from 'svelte'
import type { Match, View } from './match.svelte'
import { settings, still } from './settings.svelte'
import { ask } from './wire/http'
import type { LogLine, Question, State } from './wire/types'

const STEP = { full: 900, quick: 350, none: 0 }
/** A longer turn is told faster. */
const MOST = 8
/** Who wants no pace still wants to see something when it is played again. */
const AGAIN = 600

/** So many tables are remembered, for the lines of the log that were said at them. */
const REMEMBERED = 250

interface Step {
  before: View
  lines: LogLine[]
}

export class Reel {
  /** It is being played again: the table shows an earlier moment, and nothing is asked. */
  playing = $state(false)
  /** The first line of the log whose table this page has seen. */
  #first = Infinity
  /** The tables so far, each with how many lines the log had. */
  #seen: { lines: number; view: View }[] = []
  #waiting: State[] = []
  #steps: Step[] = []
  #shown = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #real: { view: View; fresh: LogLine[]; question: Question | null } | null = null

  constructor(private readonly match: Match) {}

  /** Something has come over the line: ours at once, a bot's step in its turn. */
  comes(state: State, first: boolean): void {
    if (first) this.#waiting = []
    if (!first && this.#isStep(state)) {
      this.#waiting.push(state)
      this.#next()
      return
    }
    this.catchUp()
    this.#shown = performance.now()
    this.match.take(state, first)
  }

  #isStep(state: State): boolean {
    if (this.#waiting.length) return true
    const theirs = state.log.lines.length > 0 && (state.log.yours ?? 0) <= state.log.keep
    const bots = this.match.shown?.seats.some((it) => it.kind === 'bot' && it.seat !== this.match.seat) ?? false
    return theirs && bots && state.base !== null && state.base !== undefined && !this.match.busy
  }

  #gap(): number {
    const gap = still() || document.hidden ? 0 : STEP[settings.steps]
    return gap * Math.min(1, MOST / Math.max(1, this.#waiting.length))
  }

  #next(): void {
    clearTimeout(this.#timer)
    const wait = this.#shown + this.#gap() - performance.now()
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait)
      return
    }
    const state = this.#waiting.shift()
    if (!state) return
    this.#shown = performance.now()
    this.match.take(state)
    if (this.#waiting.length) this.#next()
  }

  /** Everything that has come is shown at once; whether there was anything. */
  catchUp(): boolean {
    const waited = this.#waiting.length > 0 || this.playing
    this.stop()
    clearTimeout(this.#timer)
    for (const state of this.#waiting.splice(0)) this.match.take(state)
    return waited
  }

  /** Remember a step of the other side, and how the table was before; with `anew`, forget the others. */
  keep(before: View, lines: LogLine[], anew: boolean): void {
    if (anew) this.#steps = []
    else if (lines.length) this.#steps = [...this.#steps, { before, lines }]
  }

  /** Play again what the other side did; after a return, of which only the log tells, line by line. */
  async again(): Promise<void> {
    this.catchUp()
    const match = this.match
    const steps = this.#steps.length ? this.#steps : match.theirs.map((line) => ({ before: match.view, lines: [line] }))
    if (!steps.length) return
    const real = (this.#real = { view: match.view, fresh: match.fresh, question: match.question })
    this.playing = true
    match.question = null
    const gap = still() ? AGAIN : STEP[settings.steps] || AGAIN
    for (const [n, step] of steps.entries()) {
      match.fresh = []
      match.view = step.before
      await tick()
      if (this.#real !== real) return
      match.view = steps[n + 1]?.before ?? real.view
      match.fresh = step.lines
      await new Promise((go) => setTimeout(go, gap * Math.min(1, MOST / steps.length)))
      if (this.#real !== real) return
    }
    this.stop()
  }

  /** Remember a table; what was taken back after so many lines was never there. */
  remember(view: View, lines: number, kept: number): void {
    this.#seen = [...this.#seen.filter((it) => it.lines <= kept), { lines, view }].slice(-REMEMBERED)
    this.#first = this.#seen[0]?.lines ?? Infinity
  }

  /** The table at which a line of the log was said, until a key or a press; the server remembers what this page has not seen. */
  async open(line: number): Promise<void> {
    this.catchUp()
    const match = this.match
    const [n, seen] = [match.n, line < this.#first ? undefined : this.#seen.find((it) => it.lines > line)]
    const moment = seen ?? (await ask('GET /api/replays/{id}/moment', { at: { id: match.id }, query: { line, seat: match.seat } }).catch(() => null))
    if (!moment || match.n !== n) return
    this.#real = { view: match.view, fresh: match.fresh, question: match.question }
    this.playing = true
    match.question = null
    match.view = moment.view as View
    match.fresh = match.log.slice(line, line + 1)
  }

  /** Back to the table as it is. */
  stop(): void {
    const real = this.#real
    if (!real) return
    this.#real = null
    this.playing = false
    this.match.view = real.view
    this.match.fresh = real.fresh
    this.match.question = real.question
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#real = null
  }
}
