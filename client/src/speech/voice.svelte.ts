// The language of this page, as a state: every text on the screen changes when it does.
import words from 'virtual:words'
import { settings } from '../settings.svelte'
import { said } from '../wire/http'
import { type Args, type Names, Speech, bundleOf } from './speech'

export const LANGUAGES = ['en', 'es', 'fr', 'pl'] as const
const texts = new Map<string, Promise<string>>()

/** What all pages say, or a game's table, or any other area. */
function text(language: string, area: string): Promise<string> {
  const name = `${language === 'xx' ? 'en' : language}/${area}`
  const found = texts.get(name) ?? words[name]?.().then((it) => it.default) ?? Promise.resolve('')
  texts.set(name, found)
  found.catch(() => texts.delete(name))
  return found
}

const speeches = new Map<string, Promise<Speech>>()

/** What a game says in a language, read once. */
function made(language: string, game: string): Promise<Speech> {
  const name = `${language} ${game}`
  const found = speeches.get(name) ?? read(language, game)
  speeches.set(name, found)
  found.catch(() => speeches.delete(name))
  return found
}

async function read(language: string, game: string): Promise<Speech> {
  const wanted = ['', ...(game ? [game] : [])].map((area) => text(language, area))
  return new Speech(language, bundleOf(language, await Promise.all(wanted)))
}

const SILENT = new Speech('en', bundleOf('en', []))

class Voice {
  language = $state('en')
  #speeches: Record<string, Speech> = $state.raw({})
  /** What has been asked for, and when it is there. */
  #games = new Map<string, Promise<void>>([['', Promise.resolve()]])
  /** The language wished for last, and when it is spoken. */
  #wished = 'en'
  #speaking: Promise<void> = Promise.resolve()

  /** The language first wished for, by the settings or else by the browser. */
  wished(): string {
    const asked = new URLSearchParams(location.search).get('lang')
    const wishes = [asked, settings.language, ...navigator.languages].map((wish) => (wish ?? '').slice(0, 2).toLowerCase())
    return wishes.find((wish) => wish === 'xx' || (LANGUAGES as readonly string[]).includes(wish)) ?? 'en'
  }

  /** All that is spoken here, in another language; of two wishes the later counts. */
  speak(language: string): Promise<void> {
    this.#wished = language
    this.#speaking = this.#speak(language)
    return this.#speaking
  }

  async #speak(language: string): Promise<void> {
    const found: Record<string, Speech> = {}
    for (;;) {
      const games = [...this.#games.keys()].filter((game) => !(game in found)) // more may be asked for meanwhile
      if (!games.length) break
      await Promise.all(games.map(async (game) => (found[game] = await made(language, game))))
      if (language !== this.#wished) return this.#speaking
    }
    this.#speeches = found
    this.language = language
    document.documentElement.lang = language === 'xx' ? 'en' : language
    said.headers = { 'accept-language': document.documentElement.lang }
  }

  /** Load what a game says; its speech is there afterwards, for everybody who has asked. */
  async need(game: string): Promise<Speech> {
    const coming = this.#games.get(game) ?? this.#load(game)
    this.#games.set(game, coming)
    await coming
    return this.of(game)
  }

  async #load(game: string): Promise<void> {
    const language = this.#wished
    try {
      const speech = await made(language, game)
      await this.#speaking
      if (language === this.language) this.#speeches = { ...this.#speeches, [game]: speech }
    } catch (error) {
      this.#games.delete(game)
      throw error
    }
  }

  of(game = ''): Speech {
    return this.#speeches[game] ?? this.#speeches[''] ?? SILENT
  }
}

export const voice = new Voice()

/** A text of the interface, in the language of the page: it changes when the language does. */
export const t = (key: string, args: Args = {}, names: Names = {}): string => voice.of().text(key, args, names)
/** The same with a capital at its beginning. */
export const T = (key: string, args: Args = {}, names: Names = {}): string => voice.of().line(key, args, names)
