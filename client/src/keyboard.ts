// A whole game without the mouse: Space plays the obvious, digits the rest, arrows go to what is lit.
import { tick } from 'svelte'
import type { Match } from './match.svelte'
import { settings, type KeyName } from './settings.svelte'

interface Hands {
  match: () => Match | undefined
  keys: () => void
  text: () => void
  tab: (name: string) => void
}
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class Keyboard {
  #zone = ''

  constructor(private readonly hands: Hands) {}

  /** Remember where the reader is, so that the next question finds them there. */
  focused(event: FocusEvent): void {
    this.#zone = (event.target as Element).closest<HTMLElement>('[data-zone]')?.dataset.zone ?? this.#zone
    void this.#keep(event.target as Element)
  }

  /** When the thing in focus goes away, focus goes to the first lit thing of the same zone, else to the prompt. */
  async #keep(element: Element): Promise<void> {
    const observer = new MutationObserver(async () => {
      if (element.isConnected && document.activeElement === element) return
      observer.disconnect()
      await tick()
      if (document.activeElement && document.activeElement !== document.body) return
      const zone = document.querySelector(`[data-zone="${this.#zone}"]`)
      const next = zone?.querySelector<HTMLElement>('[data-option]') ?? document.querySelector<HTMLElement>('#prompt')
      next?.focus({ preventScroll: true })
    })
    const table = document.querySelector('[data-table]')
    if (table && table.contains(element)) observer.observe(table, { childList: true, subtree: true })
    element.addEventListener('blur', () => setTimeout(() => observer.disconnect(), 300), { once: true })
  }

  press(event: KeyboardEvent): void {
    const match = this.hands.match()
    const target = event.target as HTMLElement
    if (!match || event.ctrlKey || event.metaKey || event.altKey) return
    if (target.matches('input:not([type=range]), textarea, select') || target.closest('dialog')) return
    if (event.key in DIRECTIONS && this.#arrow(event.key, target)) return event.preventDefault()
    if (!settings.keysOn) return
    if (settings.digitsOn && /^[1-9]$/.test(event.key)) return this.#digit(Number(event.key) - 1, match)
    const name = (Object.keys(settings.keys) as KeyName[]).find((it) => settings.keys[it].toLowerCase() === event.key.toLowerCase())
    if (!name) return
    const native = target.closest('button, a, summary, [role=tab], input') && !target.closest('[data-option]')
    if (name === 'default' && native) return
    if (this.#act(name, match, target)) event.preventDefault()
  }

  #act(name: KeyName, match: Match, target: HTMLElement): boolean {
    switch (name) {
      case 'default': {
        const answer = match.question?.default
        if (answer === null || answer === undefined) return false
        match.answer(answer)
        return true
      }
      case 'back':
        if (match.narrowed) match.narrowed = ''
        else if (match.draft.length && match.undoable.allowed) match.undo()
        return true
      case 'undo':
        match.undo()
        return true
      case 'map':
        return this.#go('board')
      case 'hand':
        return this.#go('hand')
      case 'log':
        this.hands.tab('log')
        return this.#go('log')
      case 'chat':
        this.hands.tab('chat')
        void tick().then(() => document.querySelector<HTMLElement>('#chat-text')?.focus())
        return true
      case 'keys':
        this.hands.keys()
        return true
      case 'text':
        this.hands.text()
        return true
      case 'command': {
        const line = document.querySelector<HTMLElement>('#command')
        line?.focus()
        return line !== null
      }
      default:
        // The rest belongs to the room: it hears of it as an event on the table.
        target.dispatchEvent(new CustomEvent('tablekey', { bubbles: true, detail: name }))
        return true
    }
  }

  /** The n-th button of the prompt bar; without any, the n-th option. */
  #digit(n: number, match: Match): void {
    const buttons = document.querySelectorAll<HTMLButtonElement>('[data-zone="prompt"] [data-menu] [data-option]')
    if (buttons.length) buttons[n]?.click()
    else match.answer(n)
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
      if (it === from || !it.checkVisibility()) continue
      const there = centre(it)
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy
      const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
      if (along <= 1) continue
      const far = along + across * 2
      if (far < least) [best, least] = [it, far]
    }
    best?.focus()
    return best !== null
  }
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
