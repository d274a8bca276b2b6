// Where on the screen an option lives: the only place that knows the kinds of questions. What has no place is a MENU.
import type { AnswerValue, View } from '../match.svelte'
import type { LogLine, Option, Question } from '../wire/types'
import * as five_armies from './five_armies'
import { SCENES as FORD_SCENES, locate as ford } from './ford'
import { forced as meccgForced, locate as meccg, weighed as meccgWeighed } from './meccg'

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

const GAMES: Record<string, Locate> = { ford, five_armies: five_armies.locate, meccg }
const DRAGGED: Record<string, Lifts> = { five_armies: five_armies.lifts }

/** The lines of the log that tell what the dice have shown: after them nothing is taken back. */
const ROLLED: Record<string, RegExp> = { ford: /^ford-hits$/, five_armies: /^war-.*rolled$/, meccg: /^meccg-(roll|strike)/ }

/** Whether a line tells a roll. */
export const tellsRoll = (game: string, key: string): boolean => ROLLED[game]?.test(key) ?? false

/** What a table shows where a question is asked, by a name of its own: the parts of a table know scenes, and no kinds. */
const SCENES: Record<string, Record<string, string>> = { ford: FORD_SCENES, five_armies: five_armies.SCENES }
export const sceneOf = (game: string, question: Question | null): string => SCENES[game]?.[question?.kind ?? ''] ?? ''

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

/** Answers that cannot be others, as everybody sees: that there is nothing to do, the only way, all there are. They are given by themselves. */
const FORCED: Record<string, (question: Question, view: View) => AnswerValue[]> = { five_armies: five_armies.forced, meccg: meccgForced }
export const forced = (game: string, question: Question, view: View): AnswerValue[] => FORCED[game]?.(question, view) ?? []

/** What is seldom meant is picked first, like a card, and answered by a second touch; why is said by `weigh-<kind>`. */
const WEIGHED: Record<string, (question: Question, view: View) => string> = { meccg: meccgWeighed }
export const weighs = (game: string, question: Question | null, view: View, option: Option | undefined): boolean =>
  question !== null && option !== undefined && WEIGHED[game]?.(question, view) === option.do.do

/** How many of the options will be chosen, one after the other. */
const CHOSEN: Record<string, (question: Question, view: View) => number> = { five_armies: five_armies.chosenOf }
export const chosenOf = (game: string, question: Question, view: View): number => CHOSEN[game]?.(question, view) ?? 1
/** Whom it is the same to name as those who are not chosen; the rest of the options ends the choice. */
const EXCEPTABLE: Record<string, (question: Question) => boolean> = { five_armies: five_armies.exceptable }
export const exceptable = (game: string, question: Question): number[] =>
  EXCEPTABLE[game]?.(question) ? question.options.flatMap((it, n) => (it.do.do === 'Done' ? [] : [n])) : []

/** Those of them who were chosen last time; -1: one of them cannot be chosen again. */
const BEFORE: Record<string, (question: Question, log: LogLine[], side: number) => number[]> = { five_armies: five_armies.before }
export const chosenBefore = (game: string, question: Question, log: LogLine[], side: number): number[] => BEFORE[game]?.(question, log, side) ?? []

/** Asked before every action: who has said no is asked again when something new is offered; what was offered stays beside the question. */
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
