// Where on the screen an option lives: the only place that knows the kinds of questions. What has no place is a MENU.
import type { AnswerValue, View } from '../match.svelte'
import type { Option, Question } from '../wire/types'
import { allForced, lifts as lifts_five_armies, locate as five_armies } from './five_armies'
import { locate as ford } from './ford'
import { locate as meccg } from './meccg'

/** The handles of one option, such as `region:12` or `card:k3f9m2xa`; none: it stands in the prompt bar. */
export type Locate = (question: Question, option: Option) => string[]

/** A way to drag a thing: the answers that lift it, and the handle where it lands, or the next question says where. */
export interface Lift {
  from: string
  answers: AnswerValue[] | (() => Promise<AnswerValue[]>)
  to?: string
  /** The kinds of a next question whose places are aims; empty: any other than this one. */
  then?: string[]
}
export type Lifts = (question: Question, view: View) => Lift[]

const GAMES: Record<string, Locate> = { ford, five_armies, meccg }
const DRAGGED: Record<string, Lifts> = { five_armies: lifts_five_armies }

/** The lines of the log that tell what the dice have shown: after them nothing is taken back. */
const ROLLED: Record<string, RegExp> = { ford: /^ford-hits$/, five_armies: /^war-.*rolled$/, meccg: /^meccg-(roll|strike)/ }

/** Whether a line tells a roll. */
export const tellsRoll = (game: string, key: string): boolean => ROLLED[game]?.test(key) ?? false

/** For each option of a question, its handles; `menu:i` is always the last resort. */
export function handlesOf(game: string, question: Question): string[][] {
  const locate = GAMES[game]
  return question.options.map((option, n) => {
    const found = locate?.(question, option) ?? []
    return found.length ? found : [`menu:${n}`]
  })
}

/** Cards that are shown to nobody before the other side has chosen too. */
const SEALED: Record<string, string[]> = { five_armies: ['Maneuver'] }
export const seals = (game: string, option: Option | undefined): boolean => (SEALED[game] ?? []).includes(String(option?.do.do))

/** What is no question: its only answer is that there is nothing to do, and everybody sees that. */
const NOTHING: Record<string, string[]> = { five_armies: ['Done', 'No'] }
export const nothingToDo = (game: string, question: Question): boolean =>
  question.options.length === 1 && (NOTHING[game] ?? []).includes(String(question.options[0]?.do.do))

/** Answers that cannot be others, whatever their order: they are given by themselves. */
const FORCED: Record<string, (question: Question, view: View) => AnswerValue[]> = { five_armies: allForced }
export const forced = (game: string, question: Question, view: View): AnswerValue[] => FORCED[game]?.(question, view) ?? []

/** Asked before every action: who has said no is asked again when something new is offered, or the next turn. */
const REPEATED: Record<string, Record<string, string>> = { five_armies: { UseGeneral: 'No' } }
export const refusalOf = (game: string, question: Question): number => {
  const no = REPEATED[game]?.[question.kind]
  return no ? question.options.findIndex((option) => option.do.do === no) : -1
}

/** What can be dragged now. */
export const liftsOf = (game: string, question: Question, view: View): Lift[] => DRAGGED[game]?.(question, view) ?? []

/** The first of these fields that an option is about, as a handle. */
export function first(option: Option, ...fields: string[]): string[] {
  for (const field of fields) {
    const found = option.about.find((thing) => thing.split(':')[0] === field)
    if (found) return [found]
  }
  return []
}
