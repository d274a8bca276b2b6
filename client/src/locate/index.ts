// Where on the screen an option lives: the only place that knows the kinds of questions. What has no place is a MENU.
import type { Option, Question } from '../wire/types'
import { locate as five_armies } from './five_armies'
import { locate as ford } from './ford'

/** The handles of one option, such as `region:12` or `card:k3f9m2xa`; none: it stands in the prompt bar. */
export type Locate = (question: Question, option: Option) => string[]

const GAMES: Record<string, Locate> = { ford, five_armies }

/** For each option of a question, its handles; `menu:i` is always the last resort. */
export function handlesOf(game: string, question: Question): string[][] {
  const locate = GAMES[game]
  return question.options.map((option, n) => {
    const found = locate?.(question, option) ?? []
    return found.length ? found : [`menu:${n}`]
  })
}

/** The first of these fields that an option is about, as a handle. */
export function first(option: Option, ...fields: string[]): string[] {
  for (const field of fields) {
    const found = option.about.find((thing) => thing.split(':')[0] === field)
    if (found) return [found]
  }
  return []
}
