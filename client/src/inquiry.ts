// What is asked of the server and changes nothing at the table: previews, odds, reasons, surveys, hints.
import type { Match } from './match.svelte'
import { t, voice } from './speech'
import { ask } from './wire/http'
import type { Counted, Explained, FromClient, Hinted, Previewed, Surveyed } from './wire/types'

type Reply = Previewed | Counted | Explained | Surveyed | Hinted

export class Inquiry {
  #asked = 0
  #replies = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>()

  /** `send` says whether there is a line; `now` is the number of the change that the table shows. */
  constructor(
    private readonly send: (message: FromClient) => boolean,
    private readonly now: () => number,
  ) {}

  ask<R extends Reply>(message: (id: number) => FromClient): Promise<R> {
    const id = ++this.#asked
    return new Promise<R>((done, failed) => {
      this.#replies.set(id, { done: done as (reply: Reply) => void, failed })
      if (!this.send(message(id))) this.fail(id, 'no line')
    })
  }

  /** What takes the server long is asked for again, as long as the table is the same. */
  async until<R extends Counted | Surveyed | Hinted>(message: (id: number) => FromClient): Promise<R> {
    const n = this.now()
    for (let pause = 60; ; pause = Math.min(2 * pause, 1000)) {
      const counted = await this.ask<R>(message)
      if (!counted.still || this.now() !== n) return counted
      await new Promise((go) => setTimeout(go, pause))
    }
  }

  hear(reply: Reply): void {
    this.#replies.get(reply.id)?.done(reply)
    this.#replies.delete(reply.id)
  }

  fail(id: number, why: string): void {
    this.#replies.get(id)?.failed(new Error(why))
    this.#replies.delete(id)
  }

  close(): void {
    for (const id of [...this.#replies.keys()]) this.fail(id, 'closed')
  }
}

/** Why a thing cannot be used now, as a sentence. */
export async function whyNot(match: Match, thing: string): Promise<string> {
  try {
    const { reasons } = await match.explain(thing)
    const said = reasons.map((it) => (it.may ? t('why-may') : `${it.text}${it.rule ? ` (${it.rule})` : ''}`))
    return [...new Set(said)].filter((text) => text.trim()).join(' ') || t('why-nothing')
  } catch {
    return t('why-nothing')
  }
}

/** A rule in its own words. */
export async function ruleSaid(game: string, rule: string): Promise<string> {
  try {
    const { rules } = await ask('GET /api/rules/{game}', { at: { game }, query: { language: voice.language } })
    return `${rules.find((it) => it.id === rule)?.text ?? ''} (${rule})`.trim()
  } catch {
    return rule || t('why-nothing')
  }
}
