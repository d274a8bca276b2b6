// The battle: places on the map, cards in the hand, characters and dice beside it, amounts in the mover.
import type { Option, Question } from '../wire/types'

/** The thing a player would point at, the most telling first. */
const ORDER = ['card', 'region2', 'region', 'territory', 'character', 'unit', 'die', 'face']
/** Whole dialogs that are shown as one form: the amount itself is the thing. */
const FORMS = new Set(['HowMany', 'GoesAlong', 'TokensGoAlong', 'DamageGoesAlong', 'HowManyAgain', 'HowManyTurn'])
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
