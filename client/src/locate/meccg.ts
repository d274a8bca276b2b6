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
/** To lay a card on guard is not to play it: it has a handle of its own beside the card; on a phone, where cards overlap, it is one of its uses. */
const BESIDE: Record<string, string> = { LayOnGuard: 'guard' }
const ANY = ['card', 'company', 'agent', 'region', 'key']

export function locate(question: Question, option: Option): string[] {
  // Who bears which item at the start is a scene of its own: each bearer stands beside each item.
  if (question.kind === 'StartingItem') return []
  const travels = journey(question, option)
  if (travels) return travels
  const beside = BESIDE[String(option.do.do)]
  if (beside && !matchMedia('(max-width: 599px)').matches) return about(option, 'card').map((thing) => thing.replace(/^card/, beside))
  for (const field of WHERE[String(option.do.do)] ?? ANY) {
    const [found] = about(option, field)
    if (found) return [found.replace(/^(card|company)2:/, '$1:')]
  }
  return []
}

/** To end the draft with nobody in one's company is seldom meant, nor to discard somebody, nor to leave one tapped where all untap. */
export const weighed = (question: Question, view: View): string => {
  if (question.kind === 'Declare') return 'Expel'
  if (question.kind === 'KeepAsItIs') return 'Keep'
  return question.kind === 'DraftRound' && !companiesOf(view).some((it) => it.side === question.seat && it.members.length) ? 'Done' : ''
}
const companiesOf = (view: View) => (view.companies ?? []) as { side: string; members: unknown[] }[]

/** Questions whose only answer is no choice, for those who want passed what is nothing. */
const ALONE = ['IntoDeck', 'StartingFollower', 'DrawHowMany', 'NextToMove', 'NextToVisit', 'NextRegion', 'NextStrike']
const alone = (question: Question) => ALONE.includes(question.kind) || question.text.key === 'ask-Pick-key'
export const forced = (question: Question): AnswerValue[] => (settings.autoPass && question.options.length === 1 && alone(question) ? [0] : [])
