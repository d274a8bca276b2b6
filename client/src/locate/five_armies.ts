// The battle: places on the map, cards in the hand, characters and dice beside it, amounts in the mover.
import type { AnswerValue, View } from '../match.svelte'
import type { LogLine, Option, Question } from '../wire/types'
import type { Lift } from '.'

/** The thing a player would point at, the most telling first. */
const ORDER = ['card', 'region2', 'region', 'territory', 'character', 'unit', 'die', 'face']
/** Whole dialogs that are shown as one form: the amount itself is the thing. */
const FORMS = new Set(['HowMany', 'GoesAlong', 'TokensGoAlong', 'DamageGoesAlong', 'HowManyAgain', 'HowManyTurn'])
/** What is shown where a question is asked; a kind that is not here has nothing of its own. */
export const SCENES: Record<string, string> = {
  HowMany: 'units',
  GoesAlong: 'along',
  TokensGoAlong: 'tokens',
  DamageGoesAlong: 'damage',
  MoveTo: 'aim',
  Casualty: 'casualties',
  ReduceBy: 'reduction',
  Maneuvers: 'maneuver',
  ManeuverAlone: 'maneuver',
  HowManyAgain: 'again',
  HowManyTurn: 'turn',
  UseIt: 'effect',
}
const BESIDE: Record<string, string> = { Split: 'split', AttackFrom: 'strike' }

export function locate(question: Question, option: Option): string[] {
  const what = String(option.do.do)
  if (FORMS.has(question.kind)) return [`amount:${question.options.indexOf(option)}`]
  if (question.kind === 'WhichArmy' && BESIDE[what]) return [`${BESIDE[what]}:${String(option.do.region)}`]
  for (const field of ORDER) {
    const found = option.about.find((thing) => thing.startsWith(`${field}:`))
    if (found) return [found.replace(/^region2/, 'region')]
  }
  return []
}

interface Frame {
  is: string
  [field: string]: unknown
}
const on = (view: View, ...names: string[]): Frame | undefined => ((view.stack as Frame[] | undefined) ?? []).findLast((it) => names.includes(it.is))
const last = (places: unknown, otherwise: unknown): number => Number((Array.isArray(places) ? places.at(-1) : undefined) ?? otherwise ?? -1)
const BEORN = 7

const LIMIT = 6
const ACTIVE = 3
/** How many of the options may be chosen, one after the other: Armies that get Leadership, Generals, cards over six, cards that go back on their deck. */
export function chosenOf(question: Question, view: View): number {
  switch (question.kind) {
    case 'OverSix':
      return question.options.length - LIMIT
    case 'PutSeenBack':
      return question.options.length
    case 'Activate':
      return ACTIVE + 1 - Number(on(view, 'ActivateGenerals')?.at)
    case 'LeadershipWith': {
      const placing = on(view, 'PlaceLeadership')
      return Number(placing?.most) - ((placing?.places as number[] | undefined)?.length ?? 0)
    }
    default:
      return 1
  }
}
/** Where the order of what is chosen says nothing. */
export const exceptable = (question: Question): boolean => question.kind === 'LeadershipWith' || question.kind === 'Activate'

/** Which of the options were chosen last time: the Armies that got Leadership, the Generals. The log tells. */
export function before(question: Question, log: LogLine[], side: number): number[] {
  const option = (field: string, n: unknown) => question.options.findIndex((it) => it.do[field] === n)
  if (question.kind === 'LeadershipWith') {
    const line = log.findLast((it) => it.key === 'war-leadership-placed' && it.args.side === side)
    return (String(line?.args.regions ?? '').match(/..?(?=(..)*$)/g) ?? []).map((place) => option('region', Number(place) - 1))
  }
  if (question.kind !== 'Activate') return []
  const end = log.findLastIndex((it) => it.key === 'war-activated') + 1
  const from = log.slice(0, end).findLastIndex((it) => it.key !== 'war-activated') + 1
  return log.slice(from, end).map((line) => option('character', line.args.character))
}

/** Moments one wants to see, though there is but one answer: the last die, the end of a round. */
const SEEN = new Set(['Act', 'GoOnOrWithdraw', 'StayOrLeave'])
/** What can only be answered in one way, on the table or with all there are. A card is asked for all the same: haste would tell what a hand holds. */
export function forced(question: Question, view: View): AnswerValue[] {
  const { kind, options } = question
  const [only] = options
  if (options.length === 1 && only && !('card' in only.do)) return SEEN.has(kind) && !NOTHING.has(String(only.do.do)) ? [] : [0]
  return kind === 'LeadershipWith' && chosenOf(question, view) >= options.length ? options.map((it) => it.do) : []
}
/** That there is nothing to do. */
const NOTHING = new Set(['Done', 'No'])

/** The questions that ask where an Army goes. */
export const AIMS = ['MoveTo']

/** What may be dragged: Armies to where they go or whom they attack, characters and Eagles, cards to the table or to their aim. */
export function lifts(question: Question, view: View): Lift[] {
  const found: Lift[] = []
  const goes = (from: string, then: string[], answers: AnswerValue[]) => found.push({ from, answers, then })
  const lands = (from: string, option: Option, n: unknown) => found.push({ from, answers: [option.do], to: `region:${String(n)}` })
  const march = on(view, 'MoveArmies', 'Advance')
  const beorn = (view.characters as number[] | undefined)?.[BEORN]
  for (const option of question.options) {
    const it = option.do
    switch (`${question.kind} ${String(it.do)}`) {
      case 'WhichArmy Move':
        goes(`region:${String(it.region)}`, AIMS, [it])
        break
      case 'WhichArmy AttackFrom':
        goes(`region:${String(it.region)}`, ['AttackWith'], [it])
        break
      case 'MoveTo Choose':
        lands(`region:${last(march?.entered, march?.origin)}`, option, it.region)
        break
      case 'AttackWith Attack':
        lands(`region:${String(it.region)}`, option, it.region2)
        if (beorn === it.region) lands(`character:${BEORN}`, option, it.region2)
        break
      case 'Joins AttackFrom':
        lands(`region:${String(it.region)}`, option, on(view, 'CombinedAttack')?.target)
        break
      case 'WhichRetreat RetreatTo':
        lands(`region:${String(on(view, 'Combat')?.target)}`, option, it.region)
        break
      case 'WhoMoves ChooseCharacter':
        goes(`character:${String(it.character)}`, ['CharacterTo'], [it])
        break
      case 'CharacterTo Choose':
        lands(`character:${String(on(view, 'CharacterMovement')?.who)}`, option, it.region)
        break
      case 'EnterPlay Choose':
        lands(`character:${String(on(view, 'EnterPlay')?.character)}`, option, it.region)
        break
      case 'BeornTo Choose':
        lands(`character:${BEORN}`, option, it.region)
        break
      case 'EagleStrikes EagleFrom':
        lands(`territory:${String(it.territory)}`, option, it.region)
        break
      case 'OverSix Discard':
      case 'DiscardOne Discard':
        found.push({ from: `card:${String(it.card)}`, answers: [it], to: 'zone:board' })
        break
      case 'Maneuvers Maneuver':
      case 'ManeuverAlone Maneuver':
        found.push({ from: `card:${String(it.card)}`, answers: [it], to: 'slot:own' })
        break
      case 'Act PlayCard':
        found.push({ from: `card:${String(it.card)}`, answers: [it], to: 'zone:board' })
        goes(`card:${String(it.card)}`, [], [it])
    }
  }
  // A card that two dice could play: let go over the table, it is asked which, as after a click.
  const several = new Set(
    found.filter((it) => it.to === 'zone:board' && found.filter((other) => other.to && other.from === it.from).length > 1).map((it) => it.from),
  )
  return [...found.filter((it) => !several.has(it.from)), ...[...several].map((from): Lift => ({ from, answers: [], to: 'zone:board' }))]
}
