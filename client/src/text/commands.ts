// The command line: a number answers, words look for the option they fit, and a few verbs of our own.
import type { Match } from '../match.svelte'
import { t } from '../speech'

interface Voice {
  log: (n: number) => void
  say: (text: string) => void
  odds: () => Promise<string>
}

const simple = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .trim()

export class Commands {
  constructor(
    private readonly match: () => Match,
    private readonly voice: Voice,
  ) {}

  async run(line: string): Promise<string> {
    const match = this.match()
    const [verb = '', ...rest] = simple(line).split(/\s+/)
    if (!verb) return ''
    if (/^\d+$/.test(verb) && !rest.length) return this.#number(Number(verb) - 1, match)
    if (verb === 'undo') {
      match.undo()
      return t(match.undoable.allowed ? 'command-undone' : 'undo-none')
    }
    if (verb === 'log') {
      this.voice.log(Number(rest[0]) || 20)
      return ''
    }
    if (verb === 'odds') return (await this.voice.odds().catch(() => '')) || t('odds-none')
    if (verb === 'why') return this.#why(rest.join(' '), match)
    if (verb === 'resign') {
      match.resign()
      return ''
    }
    if (verb === 'say') {
      match.say(line.trim().slice(4))
      return ''
    }
    return this.#words(simple(line), match)
  }

  #number(n: number, match: Match): string {
    const label = match.labels[n]
    if (label === undefined) return t('error-number', { last: match.labels.length })
    match.answer(n)
    return label
  }

  /** The one option that has all these words; several are listed. */
  #words(text: string, match: Match): string {
    const words = text.split(' ')
    const fits = match.labels
      .map((label, n) => ({ label, n }))
      .filter(({ label }) => words.every((word) => simple(label).split(' ').some((it) => it.startsWith(word))))
    const [only] = fits
    if (fits.length === 1 && only) {
      match.answer(only.n)
      return only.label
    }
    if (!fits.length) return t('command-none', { text })
    return [t('command-several'), ...fits.map(({ label, n }) => `${n + 1} ${label}`)].join('\n')
  }

  async #why(text: string, match: Match): Promise<string> {
    const found = match.cards.find((card) => simple(match.name(card[1])).includes(text))
    if (!found) return t('command-none', { text })
    try {
      const { reasons } = await match.explain(`card:${found[0]}`)
      return reasons.map((it) => (it.may ? t('why-may') : `${it.text} ${it.rule}`)).join('\n') || t('why-nothing')
    } catch {
      return t('why-nothing')
    }
  }
}
