// The card game: an answer lies where its thing lies. Cards on the table, in the hand and in the piles; companies; keys on the road.
import type { AnswerValue, View } from '../match.svelte'
import { settings } from '../settings.svelte'
import type { Option, Question } from '../wire/types'
import { journey } from './meccg_journey'

const about = (option: Option, field: string): string[] => option.about.filter((thing) => thing.startsWith(`${field}:`))

/** By what is done: the fields that say where, the most telling first; else any card, company, region or key it is about. */
const WHERE: Record<string, string[]> = {
  Place: ['card', 'company', 'card2'],
  Bears: ['card2', 'card'],
  Meet: ['company2', 'company'],
}
/** To lay a card on guard is not to play it: it has a handle of its own beside the card. */
const BESIDE: Record<string, string> = { LayOnGuard: 'guard' }
const ANY = ['card', 'company', 'agent', 'region', 'key']

export function locate(question: Question, option: Option): string[] {
  // Who bears which item at the start is a scene of its own: each bearer stands beside each item.
  if (question.kind === 'StartingItem') return []
  const travels = journey(question, option)
  if (travels) return travels
  const beside = BESIDE[String(option.do.do)]
  if (beside) return about(option, 'card').map((thing) => thing.replace(/^card/, beside))
  for (const field of WHERE[String(option.do.do)] ?? ANY) {
    const [found] = about(option, field)
    if (found) return [found.replace(/^(card|company)2:/, '$1:')]
  }
  return []
}

/** To end the draft with nobody in one's company is seldom meant. */
export const weighed = (question: Question, view: View): string =>
  question.kind === 'DraftRound' && !companiesOf(view).some((it) => it.side === question.seat && it.members.length) ? 'Done' : ''
const companiesOf = (view: View) => (view.companies ?? []) as { side: string; members: unknown[] }[]

/** Questions whose only answer is no choice, for those who want passed what is nothing. */
const ALONE = ['IntoDeck', 'StartingFollower', 'DrawHowMany']
export const forced = (question: Question): AnswerValue[] => (settings.autoPass && question.options.length === 1 && ALONE.includes(question.kind) ? [0] : [])
