// Questions that are answered without being asked: what can only be answered in one way, and what no was said to before.
import { forced, refusalOf } from './locate'
import type { AnswerValue, Match } from './match.svelte'
import type { Option, Question } from './wire/types'

export class Unasked {
  /** A question that was not asked again, since no was said to all of it; what it offers may still be had. */
  spared: Question | null = $state.raw(null)
  /** What no was said to. */
  #declined = new Set<string>()
  #sparing: Question | null = null
  #reconsidering = false
  /** What of it shall be answered when it is asked again. */
  #wanted: unknown = null

  constructor(private readonly match: Match) {}

  /** What may still be had, though it was not asked about. */
  stillOffered: Option[] = $derived.by(() => {
    const spared = this.spared
    return spared ? spared.options.filter((_, n) => n !== refusalOf(this.match.game, spared)) : []
  })

  /** An answer is given: whoever says no says it to all that is offered. */
  hear(question: Question, index: number): void {
    if (index === refusalOf(this.match.game, question)) for (const it of question.options) this.#declined.add(JSON.stringify(it.do))
  }

  /** A new question has come; after a return nothing is known of what was said before. */
  begin(returned: boolean): void {
    if (returned) this.#declined.clear()
    this.spared = this.match.question && this.match.undoable.allowed ? this.#sparing : null
    this.#sparing = null
  }

  /** A question that only asks to go on is not asked; whoever goes back, goes back over it. */
  skip(back: boolean): void {
    const { question, game, view, pending, undoable } = this.match
    const [reconsidering, wanted] = [this.#reconsidering, this.#wanted]
    this.#reconsidering = false
    this.#wanted = null
    if (!question || pending) return
    if (reconsidering) return void (wanted && this.match.answerAll([wanted as AnswerValue]))
    const no = refusalOf(game, question)
    const declined = no >= 0 && question.options.every((it, n) => n === no || this.#declined.has(JSON.stringify(it.do)))
    const must = forced(game, question, view)
    if (!declined && !must.length) return
    if (back && undoable.allowed) this.match.undo()
    else if (back) return
    else if (must.length) this.match.answerAll(must)
    else {
      this.#sparing = question
      this.match.answer(no)
    }
  }

  /** Back to the question that was not asked, and to one of its answers. */
  reconsider(wanted: Option): void {
    this.#reconsidering = true
    this.#wanted = wanted.do
    this.match.undo()
  }
}
