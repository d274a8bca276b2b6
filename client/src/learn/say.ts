// The words of the pages for learning: an area of their own, loaded with the first of them.
import { voice } from '../speech'

/** Load the words; the pages wait for it. */
export const words = (): Promise<unknown> => voice.need('learn')

export const l = (key: string, args: Record<string, unknown> = {}): string => voice.of('learn').text(key, args)

/** The same letters for everybody who searches: no accents, no capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase()
}

/** Whether every word that is looked for stands in the text. */
export function matches(text: string, wanted: string): boolean {
  const here = plain(text)
  return plain(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => here.includes(word))
}

/** How many letters must change to make the one out of the other. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row[to.length] ?? 0
}
