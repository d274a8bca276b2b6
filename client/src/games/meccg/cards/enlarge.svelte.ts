// A card enlarged wherever it lies: hover, long press, right click, or the key I.
import { mount } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import Enlarged from './Enlarged.svelte'
import { codeOf, library, setOf } from './library.svelte'

const HOVER = 120
const PRESS = 450

class Enlarging {
  /** The card that is shown beside its place, until the pointer leaves it. */
  card = $state('')
  /** Where its place is. */
  beside: DOMRect | undefined = $state.raw()
  /** The card that was opened to be read, until it is closed. */
  open = $state('')
  #mounted = false
  #from: HTMLElement | undefined

  show(card: string, place: Element): void {
    this.#need(card)
    this.card = codeOf(card)
    this.beside = place.getBoundingClientRect()
  }

  hide(card = this.card): void {
    if (this.card === codeOf(card)) this.card = ''
  }

  /** Open it as a sheet that stays, with its back. */
  read(card: string): void {
    this.#need(card)
    if (!this.open) this.#from = document.activeElement instanceof HTMLElement ? document.activeElement : undefined
    this.card = ''
    this.open = codeOf(card)
  }

  close(): void {
    this.open = ''
    this.#from?.focus()
    this.#from = undefined
  }

  #need(card: string): void {
    const set = [setOf(card)]
    void library.need(set).catch(() => undefined)
    void library.needTexts(set).catch(() => undefined)
    if (!this.#mounted) mount(Enlarged, { target: document.body })
    this.#mounted = true
  }
}
export const enlarging = new Enlarging()

/** For an element that is, or stands for, a card: `<button {@attach enlarges(code)}>`. A link of `link` opens it by a click, too. */
export function enlarges(card: string, { link = false } = {}): Attachment<HTMLElement> {
  return (element) => {
    let waiting = 0
    let pressed = false
    /** It is shown once, to a hand that moves: not where a new table slid under a hand at rest. */
    let hovered = false
    const later = (how: () => void, wait: number) => {
      clearTimeout(waiting)
      waiting = window.setTimeout(how, wait)
    }
    const stop = () => clearTimeout(waiting)
    const away = () => {
      stop()
      enlarging.hide(card)
    }
    const read = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      stop()
      enlarging.read(card)
    }
    const handlers: [string, (event: Event) => void][] = [
      [
        'pointerleave',
        () => {
          hovered = false
          away()
        },
      ],
      [
        'pointerdown',
        (event) => {
          pressed = false
          if ((event as PointerEvent).pointerType === 'mouse') away()
          else
            later(() => {
              pressed = true
              enlarging.read(card)
            }, PRESS)
        },
      ],
      ['pointerup', stop],
      ['pointercancel', stop],
      [
        'pointermove',
        (event) => {
          const { pointerType, movementX, movementY } = event as PointerEvent
          if (pointerType !== 'mouse') {
            if (Math.hypot(movementX, movementY) > 6) stop()
          } else if (!hovered) {
            hovered = true
            later(() => enlarging.show(card, element), HOVER)
          }
        },
      ],
      ['contextmenu', read],
      [
        'keydown',
        (event) => {
          const key = event as KeyboardEvent
          if (key.key.toLowerCase() === 'i' && !key.ctrlKey && !key.metaKey && !key.altKey) read(event)
          else if (key.key === 'Escape') enlarging.hide(card)
        },
      ],
      [
        'click',
        (event) => {
          const mouse = event as MouseEvent
          if (pressed || (link && !mouse.ctrlKey && !mouse.metaKey && !mouse.shiftKey)) read(event)
          pressed = false
        },
      ],
    ]
    for (const [name, hear] of handlers) element.addEventListener(name, hear)
    return () => {
      away()
      for (const [name, hear] of handlers) element.removeEventListener(name, hear)
    }
  }
}
