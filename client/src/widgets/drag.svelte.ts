// Drag a thing to where it shall go: the third way to give the answers that clicks and keys give. It knows no rule:
// where the thing may go is asked of the server by a preview, and what is dropped there is sent as one gesture.
import { handlesOf } from '../locate'
import type { Lift } from '../locate'
import type { AnswerValue, Match } from '../match.svelte'
import type { Question } from '../wire/types'

/** So far the pointer goes before a press is a drag. */
const SLACK = 6

export interface Target {
  answers: AnswerValue[]
  /** The targets on the way, this one the last. */
  path: string[]
  /** The kind of the question that offered it: if it is asked again, the way may go on from here. */
  kind: string
}

class Drag {
  /** The handle of what is being dragged; empty when nothing is. */
  thing = $state('')
  x = $state(0)
  y = $state(0)
  over = $state('')
  targets: Map<string, Target> = $state.raw(new Map())
  #match: Match | null = null
  #pressed: { handle: string; lifts: Lift[]; x: number; y: number; id: number } | null = null
  #n = 0
  #asked = new Set<string>()
  #ready: Promise<unknown> = Promise.resolve()

  get path(): string[] {
    return this.targets.get(this.over)?.path ?? []
  }

  /** A press on a thing that may be dragged; it is a drag once the pointer has gone a little way. */
  press(match: Match, handle: string, lifts: Lift[], event: PointerEvent): boolean {
    if (!lifts.length || match.busy || !match.question || (event.pointerType === 'mouse' && event.button !== 0)) return false
    if (this.thing || this.#pressed) {
      this.cancel()
      return false
    }
    this.#match = match
    this.#n = match.n
    this.#pressed = { handle, lifts, x: event.clientX, y: event.clientY, id: event.pointerId }
    addEventListener('pointermove', this.#move)
    addEventListener('pointerup', this.#up)
    addEventListener('pointercancel', this.cancel)
    addEventListener('blur', this.cancel)
    addEventListener('keydown', this.#key, true)
    addEventListener('selectstart', stop)
    return true
  }

  #move = (event: PointerEvent): void => {
    const pressed = this.#pressed
    if (!pressed || event.pointerId !== pressed.id) return
    if (this.#match?.n !== this.#n) return this.cancel()
    ;[this.x, this.y] = [event.clientX, event.clientY]
    if (!this.thing) {
      if (Math.hypot(this.x - pressed.x, this.y - pressed.y) < SLACK) return
      this.thing = pressed.handle
      this.#ready = this.#lift(pressed.lifts)
    }
    this.look()
  }

  /** What lies under the pointer, now that it or the table has moved. */
  look(): void {
    const handle = this.#under()
    if (handle === this.over) return
    this.over = handle
    if (handle) void this.#further(handle)
  }

  #under(): string {
    const found = document.elementsFromPoint(this.x, this.y)
    for (const element of found) {
      const handle = element.closest<HTMLElement>('[data-handle]')?.dataset.handle ?? ''
      if (handle !== this.thing && this.targets.has(handle)) return handle
    }
    const zone = found[0]?.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? ''
    return this.targets.has(`zone:${zone}`) ? `zone:${zone}` : ''
  }

  /** The place under the pointer, whether it may lie there or not. */
  #below(): string {
    const found = document.elementsFromPoint(this.x, this.y).find((it) => it.matches('[data-handle^="region:"], [data-handle^="character:"]'))
    return (found as HTMLElement | undefined)?.dataset.handle ?? ''
  }

  /** Where may it go? What is known at once is lit at once. */
  async #lift(lifts: Lift[]): Promise<void> {
    const match = this.#match
    const kind = match?.question?.kind ?? ''
    if (!match) return
    for (const it of lifts) if (it.to && Array.isArray(it.answers)) this.#add(it.to, { answers: it.answers, path: [it.to], kind })
    for (const it of lifts.filter((it) => !it.to)) {
      try {
        const answers = Array.isArray(it.answers) ? it.answers : await it.answers()
        const { question, taken } = await match.preview(answers)
        if (this.#match !== match || match.n !== this.#n) return
        const aims = question && (it.then?.length ? it.then.includes(question.kind) : question.kind !== kind)
        if (aims && taken === answers.length) this.#offer(match, question, answers, [])
      } catch {
        /* no line: what is lit already can be reached all the same */
      }
    }
    this.look()
  }

  /** Over a target: if the same is asked again there, the way may go on. */
  async #further(handle: string): Promise<void> {
    const match = this.#match
    const at = this.targets.get(handle)
    if (!match || !at || this.#asked.has(handle) || handle.startsWith('zone:')) return
    this.#asked.add(handle)
    try {
      const { question, taken } = await match.preview(at.answers)
      if (this.#match !== match || match.n !== this.#n || !question || taken !== at.answers.length) return
      if (question.kind === at.kind && question.group) this.#offer(match, question, at.answers, at.path)
    } catch {
      /* the same */
    }
  }

  #offer(match: Match, question: Question, answers: AnswerValue[], path: string[]): void {
    handlesOf(match.game, question).forEach((handles, n) => {
      const option = question.options[n]
      for (const handle of handles) {
        if (option && /^(region|territory|character):/.test(handle)) {
          this.#add(handle, { answers: [...answers, option.do], path: [...path, handle], kind: question.kind })
        }
      }
    })
  }

  #add(handle: string, target: Target): void {
    if (!this.targets.has(handle) && handle !== this.thing) this.targets = new Map([...this.targets, [handle, target]])
  }

  #up = (event: PointerEvent): void => {
    const match = this.#match
    if (event.pointerId !== this.#pressed?.id) return
    if (!match || !this.thing) return this.cancel()
    swallow()
    void this.#drop(match, this.thing)
  }

  /** Let go: if it is not yet known where it may go, that is waited for. */
  async #drop(match: Match, thing: string): Promise<void> {
    this.#deaf()
    await this.#ready
    if (this.#match !== match || this.thing !== thing) return
    this.look()
    const target = this.targets.get(this.over)
    const [x, y, below] = [this.x, this.y, this.#below()]
    this.cancel()
    if (match.n !== this.#n) return
    if (!target) return void (below && below !== thing && match.refuse(below, x, y))
    const [first] = target.answers
    if (first === undefined) match.touch(thing)
    else match.answerAll(target.answers, match.labels[match.options.findIndex((it) => it.do === first)] ?? '')
  }

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.thing) return
    stop(event)
    addEventListener('pointerup', swallow, { once: true })
    this.cancel()
  }

  #deaf(): void {
    removeEventListener('pointermove', this.#move)
    removeEventListener('pointerup', this.#up)
    removeEventListener('pointercancel', this.cancel)
    removeEventListener('blur', this.cancel)
    removeEventListener('selectstart', stop)
    this.#pressed = null
  }

  cancel = (): void => {
    this.#deaf()
    removeEventListener('keydown', this.#key, true)
    this.#match = null
    this.#asked.clear()
    this.thing = ''
    this.over = ''
    this.targets = new Map()
  }
}

function stop(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** The end of a drag is no click. */
function swallow(): void {
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}

export const drag = new Drag()
