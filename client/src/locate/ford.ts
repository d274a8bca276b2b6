// The ford: stances and groups stand on the board, cards lie in the hand, to pass is a button.
import type { Option, Question } from '../wire/types'

export const SCENES: Record<string, string> = { Stances: 'stances' }

export const locate = (_: Question, option: Option): string[] => option.about
