// What has its place on the table: which options are seen there as things to click, and what the prompt bar must show for them.
import { tick } from 'svelte'
import type { Match } from './match.svelte'
import { digitsShown } from './settings.svelte'
import { isVisible } from './visible'

const NUMBERED = ['prompt] [data-menu', 'stage', 'status']

export class Drawn {
  /** Options for which the table shows no handle just now; the prompt bar shows them. */
  unplaced: number[] = $state.raw([])
  /** Options that the table itself shows as things to click, though they share a thing with others. */
  placed: Set<number> = $state.raw(new Set())
  /** The options that digits answer, in the order of the digits: what stands in the bar, on the stage, in the rail. */
  #numbered: number[] = $state.raw([])
  #finding: Promise<void> | null = null
  /** Of each handle, whether the table itself showed its options when they were offered last: so it will again, and the bar is right at once. */
  #before = new Map<string, boolean>()

  constructor(private readonly match: Match) {}

  /** The key that answers an option, or none. */
  digitOf(option: number): string {
    const { amounts, options, narrowed } = this.match
    const digit = amounts ? Number(options[option]?.do.n) : this.#numbered.indexOf(option) + 1
    return !digitsShown() || digit > 9 || (!digit && !amounts) || narrowed ? '' : String(digit)
  }

  /** The things that digits touch, in their order: as they stand, and last what only ends the question. */
  withDigits(): HTMLElement[] {
    const found = new Map<string, HTMLElement>()
    for (const zone of NUMBERED) {
      for (const it of document.querySelectorAll<HTMLElement>(`[data-table] [data-zone=${zone}] [data-option]`)) {
        const option = it.dataset.option ?? ''
        if (!found.has(option) && isVisible(it)) found.set(option, it)
      }
    }
    return this.match.endsLast([...found.keys()].map(Number)).map((option) => found.get(String(option)) as HTMLElement)
  }

  /** A new question: what is drawn of it will be drawn as it was. */
  expect(): void {
    const places = this.match.places.map((handles) => handles.map((handle) => this.#before.get(handle)))
    this.placed = new Set(places.flatMap((drawn, n) => (drawn.includes(true) ? [n] : [])))
    this.unplaced = places.flatMap((drawn, n) => (drawn.every((it) => it === false) ? [n] : []))
  }

  /** Before anything is painted: which options have no visible handle? The prompt bar takes them. Whoever asks meanwhile gets the same answer. */
  find(): Promise<void> {
    this.#finding ??= this.#find()
    return this.#finding
  }

  async #find(): Promise<void> {
    await tick()
    this.#finding = null
    if (typeof document === 'undefined') return
    const { options, places } = this.match
    const placed = new Set<number>()
    for (const element of document.querySelectorAll<HTMLElement>('[data-table] [data-option], [data-table] [data-fold]')) {
      const drawn = !element.closest('[data-zone="prompt"]') && isVisible(element)
      if (drawn) for (const n of (element.dataset.option ?? element.dataset.options ?? '').split(' ')) placed.add(Number(n))
    }
    const lacking = options.map((_, n) => n).filter((n) => !placed.has(n))
    for (const n of lacking) for (const handle of places[n] ?? []) this.#before.set(handle, false)
    for (const n of placed) for (const handle of places[n] ?? []) this.#before.set(handle, true)
    const asExpected = placed.size === this.placed.size && [...placed].every((n) => this.placed.has(n)) && lacking.join() === this.unplaced.join()
    if (!asExpected) {
      this.placed = placed
      this.unplaced = lacking
    }
    if (!digitsShown()) return
    if (!asExpected) await tick() // what has a place leaves the bar, and its digit there
    const numbered = this.withDigits().map((it) => Number(it.dataset.option))
    if (numbered.join() !== this.#numbered.join()) this.#numbered = numbered
  }
}
