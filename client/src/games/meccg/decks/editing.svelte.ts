// A deck while somebody builds it: what lies in its sections, what the rules say of it, and whether it is kept.
import { voice } from '../../../speech'
import { WireFault, ask } from '../../../wire/http'
import type { DeckChecked, DeckEdit, DeckKept, DeckList } from '../../../wire/types'
import { library, nameOf } from '../cards/library.svelte'
import type { Face } from '../cards/types'

export type Section = 'pool' | 'deck' | 'sideboard' | 'sites'
export const SECTIONS: Section[] = ['pool', 'deck', 'sideboard', 'sites']
export const MOST_MIND = 20
export const STARTING_ITEMS = 2
export const CREATURES = 12
const WAIT = 150

/** A word of this page. */
export const b = (key: string, args: Record<string, string | number> = {}): string => voice.of('meccg_building').text(key, args)
export const at = { game: 'meccg' }
export const spoken = (): string => (voice.language === 'xx' ? 'en' : voice.language)

export interface Group {
  key: string
  section: Section
  cards: { face: Face; n: number }[]
  n: number
}
const GROUPS: [key: string, section: Section, fits: (face: Face) => boolean][] = [
  ['company', 'pool', (face) => face.type === 'character'],
  ['start', 'pool', (face) => face.type !== 'character'],
  ['character', 'deck', (face) => face.type === 'character'],
  ['item', 'deck', (face) => face.type === 'item'],
  ['faction', 'deck', (face) => face.type === 'faction' || face.type === 'ally'],
  ['resource', 'deck', (face) => face.type === 'event' && face.family === 'resource'],
  ['creature', 'deck', (face) => face.type === 'creature'],
  ['agent', 'deck', (face) => face.type === 'agent'],
  ['hazard', 'deck', (face) => face.type === 'event' && face.family === 'hazard'],
  ['sites', 'deck', (face) => face.type === 'site' || face.type === 'region'],
  ['sideboard', 'sideboard', () => true],
  ['sites', 'sites', () => true],
]

export class Editing {
  id = $state('')
  name = $state('')
  /** A deck of somebody else, or one that comes with the game: it can be looked at and copied. */
  yours = $state(true)
  key = $state('')
  saved = $state(true)
  trouble = $state('')
  checked: DeckChecked | null = $state.raw(null)
  sections: Record<Section, Record<string, number>> = $state({ pool: {}, deck: {}, sideboard: {}, sites: {} })
  #waiting = 0
  #asked = 0

  groups: Group[] = $derived.by(() =>
    GROUPS.map(([key, section, fits]) => {
      const cards = Object.entries(this.sections[section]).flatMap(([code, n]) => {
        const face = library.face(code)
        return face && fits(face) ? [{ face, n }] : []
      })
      cards.sort(
        (one, other) =>
          (other.face.mind ?? 0) * Number(section === 'pool') - (one.face.mind ?? 0) * Number(section === 'pool') ||
          nameOf(one.face.code).localeCompare(nameOf(other.face.code)),
      )
      return { key, section, cards, n: cards.reduce((sum, card) => sum + card.n, 0) }
    }).filter(
      (group) => group.n > 0 || (group.section === 'deck' && ['character', 'resource', 'creature', 'hazard'].includes(group.key)) || group.key === 'company',
    ),
  )
  list: DeckList = $derived({ name: this.name.trim(), ...this.sections })

  show(kept: DeckKept): void {
    this.id = kept.id
    this.yours = kept.yours
    this.key = kept.key
    this.take(kept.cards)
    this.saved = true
  }

  take(cards: DeckList): void {
    this.name = cards.name ?? ''
    for (const section of SECTIONS) this.sections[section] = { ...(cards[section] ?? {}) }
    this.saved = false
    this.judge(0)
  }

  of(section: Section, code: string): number {
    return this.sections[section][code] ?? 0
  }

  /** Everywhere but among the sites, where copies are counted apart. */
  copies(code: string): number {
    return SECTIONS.reduce((sum, section) => sum + this.of(section, code), 0)
  }

  change(section: Section, code: string, more: number): void {
    const n = Math.min(99, this.of(section, code) + more)
    if (n > 0) this.sections[section][code] = n
    else delete this.sections[section][code]
    this.saved = false
    this.judge()
  }

  apply(edits: DeckEdit[]): void {
    for (const edit of edits) this.change(edit.section as Section, edit.card, edit.more)
  }

  /** Ask the rules, a moment after the last change; only the last answer counts. */
  judge(wait = WAIT): void {
    clearTimeout(this.#waiting)
    const number = ++this.#asked
    this.#waiting = window.setTimeout(async () => {
      try {
        const found = await ask('POST /api/decks/{game}/check', { at, query: { language: spoken() }, body: { cards: this.list } })
        if (number === this.#asked) this.checked = found
        this.trouble = ''
      } catch (fault) {
        this.fail(fault)
      }
    }, wait)
  }

  /** Keep it; the first time it gets a place of its own. */
  async save(): Promise<boolean> {
    try {
      const kept =
        this.id && this.yours
          ? await ask('PUT /api/decks/{game}/{id}', { at: { ...at, id: this.id }, body: this.list })
          : await ask('POST /api/decks/{game}', { at, body: this.list })
      this.id = kept.id
      this.key = kept.key
      this.yours = true
      this.saved = true
      return true
    } catch (fault) {
      this.fail(fault)
      return false
    }
  }

  async share(on: boolean): Promise<void> {
    if (!this.saved || !this.yours || !this.id) if (!(await this.save())) return
    try {
      this.key = (await ask('POST /api/decks/{game}/{id}/share', { at: { ...at, id: this.id }, query: { on } })).key
    } catch (fault) {
      this.fail(fault)
    }
  }

  fail(fault: unknown): void {
    this.trouble = b('build-failed', { text: fault instanceof WireFault ? fault.message : String(fault) })
  }
}
