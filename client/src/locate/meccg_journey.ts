// Journeys: destinations are sites of the map, ways are its regions.
import type { Option, Question } from '../wire/types'

/** The questions that the map answers. */
export const JOURNEYS = new Set(['ChooseDestination', 'GoesOn', 'FliesTo', 'HowToMove', 'NextRegion'])

/** Where an option of a journey lives; nothing: the question is of another kind. */
export function journey(question: Question, option: Option): string[] | null {
  switch (question.kind) {
    case 'ChooseDestination':
    case 'GoesOn':
    case 'FliesTo':
      return option.do.do === 'To' && option.names.card ? [`site:${option.names.card.replace(/^card-/, '')}`] : []
    case 'HowToMove':
      return [`way:${option.do.region === -1 ? 'basic' : 'regions'}`]
    case 'NextRegion':
      return [`region:${String(option.do.region)}`]
    default:
      return null
  }
}
