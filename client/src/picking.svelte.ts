// What is picked and not yet answered: cards before they are played, or those who go without where nearly all are chosen.
import { chosenBefore, chosenOf, exceptable } from './locate'
import type { Match } from './match.svelte'

export class Picking {
  /** Options that were picked up, in their order: they are answered together, and may be put back until then. */
  cards: number[] = $state.raw([])
  /** Nearly all are chosen, so those are named who are not; null: each is named that is. */
  without: number[] | null = $state.raw(null)

  constructor(private readonly match: Match) {}

  /** How many of the options will be chosen, one after the other. */
  many: number = $derived.by(() => (this.match.question ? chosenOf(this.match.game, this.match.question, this.match.view) : 1))
  /** Those of whom nearly all may be chosen, so that it is shorter to say who goes without; empty: it is not. */
  all: number[] = $derived.by(() => {
    const { question, game } = this.match
    const all = question ? exceptable(game, question) : []
    return this.many > 1 && all.length >= this.many && all.length - this.many + 1 < this.many ? all : []
  })
  /** The answers that choose the same as last time, at the beginning of a dialog in which several are chosen; none: they cannot all be. */
  again: number[] = $derived.by(() => {
    const { question, game, log, place, draft, options } = this.match
    if (!question || this.many < 2 || draft.length) return []
    const same = chosenBefore(game, question, log, place)
    const end = options.findIndex((it) => it.do.do === 'Done')
    if (same.length < 2 || same.length > this.many || same.includes(-1)) return []
    if (same.length === this.many) return same
    return end < 0 ? [] : [...same, end]
  })
  spare: number = $derived.by(() => this.all.length - this.many)
  /** What the picked cards will do, in words. */
  label: string = $derived.by(() => this.cards.map((n) => this.match.labels[n] ?? '').join(', '))

  clear(): void {
    this.cards = []
    this.without = null
  }

  /** Pick a card up, and another if several are wanted; touched a second time they are played. */
  lift(option: number): void {
    if (this.cards.includes(option)) this.play()
    else this.cards = [...this.cards.slice(0, this.many - 1), option]
  }

  /** Pick it and play, with those that were picked before. */
  outright(option: number): void {
    if (!this.cards.includes(option)) this.lift(option)
    this.play()
  }

  play(): void {
    const { cards, match } = this
    if (cards.length > 1)
      match.answerAll(
        cards.map((n) => match.options[n]?.do ?? n),
        this.label,
      )
    else if (cards.length) match.answer(cards[0] ?? -1)
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.cards.length) this.cards = this.cards.slice(0, -1)
    else if (this.without?.length) this.without = this.without.slice(0, -1)
    else if (this.without) this.without = null
    else return false
    return true
  }

  /** The same as last time. */
  repeat(): void {
    this.match.answerAll(this.again.map((n) => this.match.options[n]?.do ?? n))
  }

  /** From now on those are named who go without; if nobody does, that is all. */
  except(): void {
    this.without = []
    this.#whole()
  }

  #whole(): void {
    const { without, match } = this
    if (without?.length === this.spare) match.answerAll(this.all.filter((n) => !without.includes(n)).map((n) => match.options[n]?.do ?? n))
  }

  /** An option that is touched while those are named who go without: when all of them are, the others are the answer. */
  excepts(option: number): boolean {
    const { without } = this
    if (!without || !this.all.includes(option)) return false
    this.without = without.includes(option) ? without.filter((it) => it !== option) : [...without, option]
    this.#whole()
    return true
  }
}
