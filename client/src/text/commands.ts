// The command line: a number answers, words look for the option they fit, and a few verbs of our own.
import type { Match } from '../match.svelte'
import type { Room, RoomCommands, TextLine } from '../rooms'
import { t, voice } from '../speech'

interface Voice {
  log: (n: number) => void
  room: () => Room | null
  /** All that the text table says just now. */
  told: () => TextLine[]
}

export const simple = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text has every one of these words, or how it begins. */
export const hasWords = (text: string, words: string): boolean => {
  const here = simple(text).split(' ')
  return simple(words)
    .split(' ')
    .every((word) => here.some((it) => it.startsWith(word)))
}

/** What a room may add; the list of commands tells those of this room. */
const OF_ROOMS = ['armies', 'reach', 'mp', 'road'] as const satisfies (keyof RoomCommands)[]
const OF_ALL = ['number', 'words', 'move', 'undo', 'why', 'odds', 'log', 'say', 'resign', 'help'] as const
/** A command may carry on through so many questions. */
const MOST_STEPS = 8

export class Commands {
  /** Whoever says it twice means it. */
  #resigning = false

  constructor(
    private readonly match: () => Match,
    private readonly voice: Voice,
  ) {}

  async run(line: string): Promise<string> {
    const match = this.match()
    const [verb = '', ...rest] = simple(line).split(' ')
    const words = rest.join(' ')
    const sure = this.#resigning
    this.#resigning = false
    if (!verb) return ''
    if (/^\d+$/.test(verb) && !rest.length) return this.#number(Number(verb) - 1, match)
    const theirs = OF_ROOMS.find((it) => it === verb)
    if (theirs) {
      const own = (await this.#own())[theirs]
      if (!own) return (await said()).text('command-elsewhere', { text: verb })
      return (await own(match, words).catch(() => '')) || t('command-none', { text: words || verb })
    }
    switch (verb) {
      case 'help':
        return this.#help()
      case 'undo':
        match.undo()
        return t(match.undoable.allowed ? 'command-undone' : match.undoable.why === 'known' ? 'undo-known' : 'undo-none')
      case 'log':
        this.voice.log(Number(rest[0]) || 20)
        return match.log
          .slice(-(Number(rest[0]) || 20))
          .map((line) => match.said(line))
          .join('\n')
      case 'odds':
        return (
          (await this.voice
            .room()
            ?.odds?.(match)
            .catch(() => '')) || t('odds-none')
        )
      case 'why':
        return this.#why(words, match)
      case 'move':
        return this.#move(words, match)
      case 'resign':
        this.#resigning = !sure
        if (sure) match.resign()
        return sure ? '' : (await said()).text('command-resign')
      case 'say':
        match.say(line.trim().slice(4))
        return ''
    }
    return this.#words(words ? `${verb} ${words}` : verb, match)
  }

  async #own(): Promise<RoomCommands> {
    return (await this.voice.room()?.commands?.()) ?? {}
  }

  async #help(): Promise<string> {
    const own = await this.#own()
    const words = await said()
    return [...OF_ALL, ...OF_ROOMS.filter((it) => own[it])].map((it) => words.text(`command-help-${it}`)).join('\n')
  }

  /** What is seldom meant is only picked by the first answer; what is sent already is not answered again. */
  async #number(n: number, match: Match): Promise<string> {
    const label = match.labels[n]
    if (label === undefined) return match.labels.length ? t('error-number', { last: match.labels.length }) : t('text-nothing')
    match.answer(n)
    return match.picking.cards.includes(n) && !match.busy ? `${label}. ${(await said()).text('command-again')}` : label
  }

  /** The one option that has all these words; several are listed. */
  async #words(text: string, match: Match): Promise<string> {
    const fits = match.labels.map((label, n) => ({ label, n })).filter(({ label }) => hasWords(label, text))
    const [only] = fits
    if (fits.length === 1 && only) return this.#number(only.n, match)
    return fits.length ? several(fits) : t('command-none', { text })
  }

  /** Words that answer one question after another: each time the option that most of them fit, as long as it is the only one. */
  async #move(text: string, match: Match): Promise<string> {
    let left = text.split(' ').filter((word) => word.length > 2 || /^\d+$/.test(word))
    const said: string[] = []
    for (let step = 0; step < MOST_STEPS && left.length; step++) {
      const fits = match.labels.map((label, n) => ({ label, n, used: left.filter((word) => hasWords(label, word)) }))
      const most = Math.max(0, ...fits.map((it) => it.used.length))
      const able = fits.filter((it) => most && it.used.length === most)
      const moving = able.filter((it) => this.voice.room()?.moves?.includes(String(match.options[it.n]?.do.do)))
      const best = moving.length ? moving : able
      const [only] = best
      if (best.length > 1) return [...said, several(best)].join('\n')
      if (!only) break
      said.push(await this.#number(only.n, match))
      left = left.filter((word) => !only.used.includes(word))
      await asked(match)
    }
    return said.length && !left.length ? said.join('\n') : [...said, t('command-none', { text: left.join(' ') || text })].join('\n')
  }

  async #why(text: string, match: Match): Promise<string> {
    const lines = this.voice.told().map((it) => ({ handle: it.handle ?? '', at: it.text.split(/[:,·]/).findIndex((part) => hasWords(part, text)) }))
    const named = lines
      .filter((it) => it.handle && it.at >= 0)
      .sort((a, b) => Number(a.handle.startsWith('company:')) - Number(b.handle.startsWith('company:')) || a.at - b.at)
    const thing = named[0]?.handle ?? match.cards.filter((card) => hasWords(match.name(card[1]), text)).map((card) => `card:${card[0]}`)[0]
    if (!text || !thing) return t('command-none', { text })
    try {
      const { reasons } = await match.explain(thing)
      const said = reasons.map((it) => (it.may ? t('why-may') : `${it.text} ${it.rule}`.trim()))
      return [...new Set(said)].filter(Boolean).join('\n') || t('why-nothing')
    } catch {
      return t('why-nothing')
    }
  }
}

/** What only the list of commands says is loaded with it. */
const said = () => voice.need('commands')

const several = (fits: { label: string; n: number }[]): string => [t('command-several'), ...fits.map(({ label, n }) => `${n + 1} ${label}`)].join('\n')

/** Until the next question has come, or nobody asks this seat any more. */
async function asked(match: Match): Promise<void> {
  const before = match.question
  for (let n = 0; n < 60 && (match.busy || match.question === before); n++) await new Promise((done) => setTimeout(done, 50))
}
