// All cards of the game: what is printed on them, what they are called, and what they say in the reader's language.
import { voice } from '../../../speech'
import { fetched } from '../../../wire/http'
import type { Face, Words } from './types'

class Library {
  #faces: Map<string, Face> = $state.raw(new Map())
  #texts: Record<string, Words> = $state.raw({})
  #spoken = $state('')
  #asked: Promise<void> | undefined
  #asking = ''

  /** The faces are here. */
  ready: boolean = $derived(this.#faces.size > 0)

  /** Load what is printed on the cards, once; and the words of the game. */
  need(): Promise<void> {
    this.#asked ??= Promise.all([fetched('/api/cards/meccg/faces'), voice.need('meccg')]).then(
      ([faces]) => void (this.#faces = new Map((faces as Face[]).map((face) => [face.code, face]))),
      (fault: unknown) => {
        this.#asked = undefined
        throw fault
      },
    )
    return this.#asked
  }

  /** Load the texts in the language of the page: when somebody first wants to read one, or when nothing else is to be done. */
  async needTexts(): Promise<void> {
    const language = voice.language === 'xx' ? 'en' : voice.language
    if (language === this.#spoken || language === this.#asking) return
    this.#asking = language
    try {
      const texts = (await fetched(`/api/cards/meccg/texts?language=${language}`)) as Record<string, Words>
      if (this.#asking !== language) return
      this.#texts = texts
      this.#spoken = language
    } finally {
      if (this.#asking === language) this.#asking = ''
    }
  }

  /** By a code (tw-120) or the key of a name (card-tw-120). */
  face(card: string): Face | undefined {
    return this.#faces.get(codeOf(card))
  }

  /** What its figures show already, and all the rest; nothing until the texts are here. */
  words(card: string): Words {
    return this.#texts[codeOf(card)] ?? [[], []]
  }

  all(): Face[] {
    return [...this.#faces.values()]
  }
}

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
  const load = () => void library.needTexts().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 8000 })
  else setTimeout(load, 3000)
}
