// A combat as its stage shows it: who fights where, which step a round is at, the dice, the cards that may be shown.
import { untrack } from 'svelte'
import type { Match } from '../../../match.svelte'
import { motion } from '../../../widgets/motion.svelte'
import { whatOf } from '../cards.svelte'
import { type Past, rounds, thrownIn } from '../rounds'
import type { Combat } from '../../../wire/five_armies'
import { FREE, type Table, frame } from '../table'

export interface Showable {
  n: number
  handle: string
  key: string
}
export interface ThrownDie {
  face: number
  black: boolean
  hit: boolean
  again: boolean
}
export const STEPS = ['cards', 'roll', 'reroll', 'damage', 'end']

export const percent = (match: Match, chance: number): string =>
  new Intl.NumberFormat(match.speech.language === 'xx' ? 'en' : match.speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(chance)

export class Fight {
  #air: ('all' | 'again' | '')[] = $state.raw(['', ''])
  #heard: unknown = null

  constructor(
    private readonly of: () => Match,
    private readonly table: () => Table,
  ) {}

  match: Match = $derived.by(() => this.of())
  frame: Combat | null = $derived.by(() => frame(this.table(), 'Combat'))
  attacker: number = $derived.by(() => Number(this.frame?.attacker ?? FREE))
  order: number[] = $derived.by(() => [this.attacker, 1 - this.attacker])
  /** Which of the five steps a round is at. */
  step: number = $derived.by(() => {
    const at = Number(this.frame?.at ?? 0)
    return at <= 7 ? 0 : at <= 11 ? 1 : at <= 14 ? 2 : at <= 22 ? 3 : 4
  })
  settled: boolean = $derived.by(() => this.step >= 3)
  past: Past[] = $derived.by(() => rounds(this.match.log))
  choosing: boolean = $derived.by(() => this.match.scene === 'maneuver')

  place(side: number): number {
    return Number(side === this.attacker ? this.frame?.fighting : this.frame?.target)
  }

  beorn(side: number): boolean {
    return this.frame?.beorn === true && side === FREE
  }

  /** The card a side has shown in this round, by the key of its name; the log says which. */
  played(side: number): string {
    if (((this.frame?.played as number[] | undefined)?.[side] ?? -1) < 0) return ''
    const line = this.past.at(-1)?.lines.findLast((it) => it.key === 'war-combat-showed' && it.args.side === side)
    return line?.names.card ?? ''
  }

  /** Of the other side one sees the same back whether it has chosen or not. */
  slot(side: number): 'open' | 'sealed' | 'closed' | 'empty' | 'none' {
    if (this.beorn(side)) return 'none'
    if (this.played(side)) return 'open'
    if (side === this.match.place) return this.match.held !== null ? 'sealed' : 'empty'
    return this.step === 0 ? 'closed' : 'empty'
  }

  /** The dice of a side: five places, in the order of the roll; those that were rolled again keep theirs. */
  diceOf(side: number): ThrownDie[] {
    const now = this.table().sums.round ?? {}
    const number = (name: string): number => now[name]?.[side] ?? 0
    const faces = ((this.frame?.faces as number[] | undefined) ?? []).slice(side * 5, side * 5 + number('dice'))
    return faces
      .map((face, n) => {
        const again = ((number('rerolled') >> n) & 1) === 1
        const plus = number(again ? 'reroll_plus' : 'roll_plus')
        return { face, black: n < number('black'), hit: face === 6 || (face > 1 && face + plus >= number('target')), again }
      })
      .filter((it) => it.face > 0)
  }

  /** Dice are thrown when the log says so; only the eye waits until they have landed. An effect. */
  hear(): void {
    const lines = this.match.fresh
    untrack(() => {
      if (lines === this.#heard) return
      this.#heard = lines
      const thrown = thrownIn(lines)
      if (!thrown.some(Boolean) || !this.frame) return
      this.#air = thrown
      motion.roll()
    })
  }

  tumbling(side: number, again: boolean): boolean {
    return motion.rolling && (this.#air[side] === 'all' || (this.#air[side] === 'again' && again))
  }

  inTheAir(side: number): boolean {
    return motion.rolling && !!this.#air[side]
  }

  /** The cards that may be shown: those of the box, and those of the hand as well. */
  families: [title: string, cards: Showable[]][] = $derived.by(() => {
    if (!this.choosing) return []
    const found = this.match.options.flatMap((option, n) =>
      option.do.do === 'Maneuver' ? [{ n, handle: String(option.do.card), key: option.names.card ?? '' }] : [],
    )
    const kind = (key: string) => whatOf(key)?.deck ?? ''
    const sorted: [string, Showable[]][] = [
      ['fa-units-cards', found.filter((it) => kind(it.key) === 'unit')],
      ['fa-events', found.filter((it) => kind(it.key) === 'event')],
      ['fa-special-cards', found.filter((it) => kind(it.key) === 'maneuver' && !it.key.includes('regroup'))],
      ['fa-regroup', found.filter((it) => it.key.includes('regroup'))],
    ]
    return sorted.filter(([, cards]) => cards.length)
  })
}
