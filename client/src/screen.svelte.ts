// What is so of the screen, asked once for all tables: who asks for itself pays for it at every change.
class Asked {
  current: boolean = $state(false)

  constructor(query: string) {
    const media = matchMedia(query)
    const look = () => (this.current = media.matches)
    media.addEventListener('change', look)
    look()
  }
}

export const phone = new Asked('(max-width: 599px)')
/** A phone, upright or on its side. */
export const compact = new Asked('(max-width: 599px), (max-width: 950px) and (max-height: 480px)')
export const wide = new Asked('(min-width: 1200px)')
/** Somebody may press a digit: not on a phone, and not with a finger. */
export const keyed = new Asked('(min-width: 600px) and (not (pointer: coarse))')
/** Little room below: what may be done with a character is folded up. */
export const low = new Asked('(max-width: 599px), (max-height: 860px)')
