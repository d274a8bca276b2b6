// The battle: places on the map, cards in the hand, characters and dice beside it.
import type { Option, Question } from '../wire/types'

/** The thing a player would point at, the most telling first. */
const ORDER = ['card', 'region2', 'region', 'territory', 'character', 'unit', 'die', 'tile', 'face']

export function locate(_: Question, option: Option): string[] {
  for (const field of ORDER) {
    const found = option.about.find((thing) => thing.startsWith(`${field}:`))
    if (found) return [found.replace(/^region2/, 'region')]
  }
  return []
}
