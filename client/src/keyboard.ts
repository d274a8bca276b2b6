// A whole game without the mouse: Space plays the obvious, digits the rest, arrows go to what is lit.
import { tick } from 'svelte'
import type { Match } from './match.svelte'
import { settings, type KeyName } from './settings.svelte'
import { isVisible } from './visible'

interface Hands {
  match: () => Match | undefined
  keys: () => void
  text: () => void
  /** Only where the rail is a drawer. */
  rail?: () => void
  tab: (name: string) => void
}
/** Between two letters of a word lies less than this. */
const TYPING = 450
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class Keyboard {
  #zone = ''
  #inside = false
  /** The last key moves the focus: what it comes to was gone to by the reader, at this change of the table. */
  #moves = false
  #reached: { thing: Element; n: number } | null = null
  /** What is being typed: the beginning of a name. */
  #word = ''
  #typedAt = -Infinity
  #opening: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly hands: Hands) {}

  /** Remember where the reader is, so that the next question finds them there. */
  focused(event: FocusEvent): void {
    const target = event.target as Element
    this.#reached = this.#moves ? { thing: target, n: this.hands.match()?.n ?? 0 } : null
    this.#inside = target.closest('[data-table], [role=dialog], dialog') !== null
    this.#zone = target.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? this.#zone
  }

  /** Look after the focus of a table for as long as it is there: `<main {@attach keyboard.watch}>`. */
  watch = (table: Element): (() => void) => {
    let waiting = false
    const observer = new MutationObserver(() => {
      if (waiting) return
      waiting = true
      requestAnimationFrame(() => {
        waiting = false
        this.#settle()
      })
    })
    observer.observe(table, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden'] })
    return () => observer.disconnect()
  }

  /** The table has changed: if the thing in focus is gone, focus goes to the first lit thing of its zone, else to the prompt. */
  #settle(): void {
    const now = document.activeElement as HTMLElement | null
    const lost = !now || now === document.body || (now as HTMLButtonElement).disabled
    if (!this.#inside || !lost) return
    const lit = document.querySelectorAll<HTMLElement>(`[data-zone="${this.#zone}"] [data-option]:not(:disabled)`)
    this.#moves = false
    const next = [...lit].find(isVisible) ?? document.querySelector<HTMLElement>('#prompt')
    next?.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  }

  press(event: KeyboardEvent): void {
    const match = this.hands.match()
    const target = event.target as HTMLElement
    this.#moves = event.key === 'Tab' || event.key in DIRECTIONS || /^\p{L}$/u.test(event.key)
    if (!match || event.ctrlKey || event.metaKey || event.altKey) return
    if (target.matches('input:not([type=range]), textarea, select') || target.closest('dialog')) return
    if (event.key in DIRECTIONS && this.#arrow(event.key, target)) return event.preventDefault()
    if (!settings.keysOn) return
    if (settings.digitsOn && /^[0-9]$/.test(event.key)) return this.#digit(Number(event.key), match)
    if (this.#typed(event)) return event.preventDefault()
    const name = (Object.keys(settings.keys) as KeyName[]).find((it) => settings.keys[it].toLowerCase() === event.key.toLowerCase())
    if (!name) return
    const native = target.closest('button, a, summary, [role=tab], input') && !target.closest('[data-option]')
    if (name === 'default' && native) return
    // Whoever has gone to an option presses that one, and not the obvious.
    const gone = this.#reached?.thing === target && this.#reached.n === match.n && target.matches('[data-option], [data-options]')
    if (name === 'default' && gone && !match.picking.cards.length) {
      if (target.matches('button, a')) return
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return event.preventDefault()
    }
    if (this.#act(name, match, target)) event.preventDefault()
  }

  #act(name: KeyName, match: Match, target: HTMLElement): boolean {
    switch (name) {
      case 'default': {
        if (match.picking.cards.length) {
          match.picking.play()
          return true
        }
        const answer = match.question?.default
        if (answer === null || answer === undefined) return false
        match.answer(answer)
        return true
      }
      case 'back':
        if (match.picking.back()) return true
        if (match.narrowed) match.narrowed = ''
        else if (match.draft.length && match.undoable.allowed) match.undo()
        return true
      case 'undo':
        match.undo()
        return true
      case 'map': {
        // A room with a map of its own opens that; where the board is the map, one goes there.
        const own = !target.dispatchEvent(new CustomEvent('tablekey', { bubbles: true, cancelable: true, detail: name }))
        return own || this.#go('board')
      }
      case 'hand':
        return this.#go('hand')
      case 'log':
        this.hands.tab('log')
        void tick().then(() => this.#go('log'))
        return true
      case 'chat':
        // A moment later: the key may begin the name of a place.
        this.#opening = setTimeout(() => {
          this.hands.tab('chat')
          void tick().then(() => document.querySelector<HTMLElement>('#chat-text')?.focus())
        }, TYPING)
        return true
      case 'again':
        void match.reel.again()
        return true
      case 'keys':
        this.hands.keys()
        return true
      case 'text':
        this.hands.text()
        return true
      case 'rail':
        this.hands.rail?.()
        return this.hands.rail !== undefined
      case 'command': {
        const line = document.querySelector<HTMLElement>('#command')
        line?.focus()
        return line !== null
      }
      case 'why': {
        const card = target.closest<HTMLElement>('[data-card]')?.dataset.card
        const handle = card ? `card:${card}` : (target.closest<HTMLElement>('[data-handle]')?.dataset.handle ?? '')
        if (match.place >= 0 && /^(card|region|character|face):/.test(handle)) void match.askWhy(handle)
        else target.dispatchEvent(new CustomEvent('tablekey', { bubbles: true, detail: name }))
        return true
      }
      default:
        // The rest belongs to the room: it hears of it as an event on the table.
        target.dispatchEvent(new CustomEvent('tablekey', { bubbles: true, detail: name }))
        return true
    }
  }

  /** Letters in quick succession are the name of a thing on the board, which is gone to, and no keys of the table. */
  #typed({ key, timeStamp: now }: KeyboardEvent): boolean {
    const word = (now - this.#typedAt < TYPING ? this.#word : '') + key.toLocaleLowerCase()
    if (!/^[\p{L} ’'-]$/u.test(key)) return false
    const named = (it: HTMLElement) => (it.getAttribute('aria-label') ?? '').toLocaleLowerCase().startsWith(word)
    const found = word.length < 2 ? undefined : [...document.querySelectorAll<HTMLElement>('[data-zone="board"] [data-region]')].find(named)
    this.#word = found ? word : key.toLocaleLowerCase()
    this.#typedAt = now
    if (!found) return false
    clearTimeout(this.#opening)
    found.focus({ focusVisible: true } as FocusOptions)
    return true
  }

  /** In words the numbers of the list; in the picture an amount, else what bears the digit, in the bar, then on the stage and in the rail; where nothing does, the n-th option. */
  #digit(digit: number, match: Match): void {
    if (settings.text) return match.answer(digit - 1)
    if (match.amounts) return match.answer(match.options.findIndex((option) => option.do.n === digit))
    const found = match.drawn.withDigits()
    const menu = match.narrowed ? found.filter((it) => it.closest('[data-menu]')) : found
    if (menu.length) menu[digit - 1]?.click()
    else match.answer(digit - 1)
  }

  #go(zone: string): boolean {
    const found = document.querySelector<HTMLElement>(`[data-zone="${zone}"]`)
    const lit = found?.querySelector<HTMLElement>('[data-offered], [data-option], button')
    const aim = lit ?? (found?.tabIndex === 0 ? found : null)
    aim?.focus()
    return aim !== null
  }

  /** To the nearest lit thing in that direction. */
  #arrow(key: string, from: HTMLElement): boolean {
    const zone = from.closest<HTMLElement>('[data-zone="board"], [data-zone="hand"], [data-zone="prompt"], [data-zone="stage"]')
    if (!zone || !from.matches('button, [data-handle], [data-option]')) return false
    const [dx, dy] = DIRECTIONS[key] ?? [0, 0]
    const here = centre(from)
    let best: HTMLElement | null = null
    let least = Infinity
    for (const it of zone.querySelectorAll<HTMLElement>('[data-offered], [data-option]')) {
      if (it === from || !isVisible(it)) continue
      const there = centre(it)
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy
      const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
      if (along <= 1) continue
      const far = along + across * 2
      if (far < least) [best, least] = [it, far]
    }
    best?.focus({ focusVisible: true } as FocusOptions)
    return best !== null
  }
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
