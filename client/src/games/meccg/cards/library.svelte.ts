// All cards of the game: what is printed on them, what they are called, and what they say in the reader's language.
import { voice } from '../../../speech'
import { fetched } from '../../../wire/http'
import type { Face, Words } from './types'

/** The sets of cards, by which their codes begin. */
const SETS = ['tw', 'td', 'dm']
const NOTHING: Words = [[], [], {}]

class Library {
  #faces: Map<string, Face> = $state.raw(new Map())
  /** By language and set. */
  #texts: Record<string, Record<string, Words>> = $state.raw({})
  #asked = new Map<string, Promise<void>>()

  /** The faces of the first set are here. */
  ready: boolean = $derived(this.#faces.size > 0)

  /** Load what is printed on the cards, each set once; and the words of the game. */
  async need(sets = SETS): Promise<void> {
    await Promise.all([...sets.map((set) => this.#faced(set)), voice.need('meccg')])
  }

  #faced(set: string): Promise<void> {
    return this.#once(set, `/api/cards/meccg/faces?set=${set}`, (faces) => {
      const found = new Map(this.#faces)
      for (const face of faces as Face[]) found.set(face.code, face)
      this.#faces = found
    })
  }

  /** Load the texts in the language of the page: when somebody wants to read one, or when nothing else is to be done. */
  async needTexts(sets = SETS): Promise<void> {
    await Promise.all(sets.map((set) => this.#told(spoken(), set)))
  }

  #told(language: string, set: string): Promise<void> {
    const name = `${language} ${set}`
    return this.#once(name, `/api/cards/meccg/texts?language=${language}&set=${set}`, (texts) => {
      this.#texts = { ...this.#texts, [name]: texts as Record<string, Words> }
    })
  }

  #once(name: string, where: string, keep: (found: unknown) => void): Promise<void> {
    const coming = this.#asked.get(name) ?? fetched(where).then(keep)
    this.#asked.set(name, coming)
    coming.catch(() => this.#asked.delete(name))
    return coming
  }

  /** By a code (tw-120) or the key of a name (card-tw-120). A further set comes when one of its cards is first seen. */
  face(card: string): Face | undefined {
    const code = codeOf(card)
    const set = setOf(code)
    if (this.ready && !this.#asked.has(set) && SETS.includes(set)) this.#faced(set).catch(() => undefined)
    return this.#faces.get(code)
  }

  /** What its figures show already, and all the rest; nothing until the texts are here. */
  words(card: string): Words {
    return this.#texts[`${spoken()} ${setOf(card)}`]?.[codeOf(card)] ?? NOTHING
  }

  all(): Face[] {
    return [...this.#faces.values()]
  }
}

const spoken = () => (voice.language === 'xx' ? 'en' : voice.language)
/** What is loaded set by set is asked for by this. */
export const setOf = (card: string): string => codeOf(card).split('-')[0] ?? ''
/** All that is in play at a table without further sets. */
export const FIRST = SETS.slice(0, 1)
export const library = new Library()

export const codeOf = (card: string): string => card.replace(/^card-/, '')
/** What a card is called in the reader's language; `any-haven` and its like stand for all sites of a type. */
export const nameOf = (card: string): string => said(card.startsWith('any-') ? card : `card-${codeOf(card)}`)
/** A word of the game inside a line. */
export const word = (key: string, args: Record<string, string | number> = {}): string => voice.of('meccg').text(key, args)
/** A word of the game, with a capital. */
export const said = (key: string, args: Record<string, string | number> = {}): string => voice.of('meccg').line(key, args)
/** Without accents and capitals, for searching. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/[’']/g, '').toLowerCase()

/** The texts, when the browser has nothing better to do. */
export function needTextsWhenIdle(): void {
  const load = () => void library.needTexts(FIRST).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 8000 })
  else setTimeout(load, 3000)
}
