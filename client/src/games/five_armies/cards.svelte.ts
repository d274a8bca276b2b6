// What the cards are, and what they say in the reader's language. The texts are made by the server's own grammar.
import type { Match } from '../../match.svelte'
import { voice } from '../../speech'
import what from './cards/what.json'

export interface What {
  deck: 'event' | 'story_free' | 'story_shadow' | 'fate' | 'unit' | 'maneuver' | 'reference'
  type: '' | 'character' | 'army' | 'muster'
  side: number
  /** The moment of each of its sentences; 13 is its order, 0 to 6 the steps of a round of combat. */
  at: number[]
}
const WHAT = what as Record<string, What>
const files = import.meta.glob<Record<string, string[]>>('./cards/??.json', { import: 'default' })

let texts: Record<string, string[]> = $state.raw({})
let spoken = ''

/** Load the texts in the language of the page. */
export async function needTexts(): Promise<void> {
  const language = voice.language === 'xx' ? 'en' : voice.language
  if (language === spoken) return
  spoken = language
  const load = files[`./cards/${language}.json`]
  const found = load ? await load() : {}
  if (spoken === language) texts = found
}

export const idOf = (key: string): string => key.replace(/^card-/, '')
export const whatOf = (key: string): What | undefined => WHAT[idOf(key)]
export const textOf = (key: string): string[] => texts[idOf(key)] ?? []
export const ORDER = 13
export const ALL_CARDS = Object.keys(WHAT)

/** All that stands on a small face: the name, and what the card is called in combat. */
export function titleOf(match: Match, key: string): string {
  const combat = whatOf(key)?.deck === 'event' && match.speech.has(key, 'combat') ? ` ${match.name(key, 'combat')}` : ''
  return `${match.name(key)}${combat}`
}

/** What a press at the foot of an offered card does with it, in one word. */
export const footOf = (match: Match, option: number): string => match.speech.text('fa-foot', { do: String(match.options[option]?.do.do) })
