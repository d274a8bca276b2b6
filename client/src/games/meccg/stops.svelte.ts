// Where one is asked and where one passes by oneself: stops by phase, yields, hold; and a silence that tells nothing.
import { untrack } from 'svelte'
import { announcer } from '../../announce.svelte'
import type { Match } from '../../match.svelte'
import { settings } from '../../settings.svelte'
import type { Link, Phase, View } from '../../wire/meccg'
import { isSeen, nearOf, seenOf } from './table'

/** An automatic pass leaves after so many milliseconds, drawn whatever the hand holds. */
const SOONEST = 400
const LATEST = 1200
const BEAT = 1500

/** Windows without a chain in which one stops: one's own actions in one's own turn, hazards in the other's. */
const MINE: Phase[] = ['organization', 'long', 'site']
const THEIRS: Phase[] = ['movement']

export class Stops {
  mine = $state(new Set<Phase>(MINE))
  theirs = $state(new Set<Phase>(THEIRS))
  /** Only for this turn: turned on or off with Shift. */
  once = $state(new Set<string>())
  hold = $state(false)
  yielded = $state(new Set<string>())
  #turn = ''
  #attack = ''
  readonly #place: string

  constructor(private readonly match: Match) {
    this.#place = `ravenhill-stops ${match.id} ${match.seat}`
    this.recall()
  }

  /** A page that is loaded anew, and another tab of the same seat, stop where this one does: else it would pass what was held. */
  keep(): void {
    const now = JSON.stringify([[this.#turn, this.#attack], this.hold, [...this.mine], [...this.theirs], [...this.once], [...this.yielded]])
    try {
      if (this.match.over) localStorage.removeItem(this.#place)
      else if (this.match.place >= 0) localStorage.setItem(this.#place, now)
    } catch {
      /* a browser that keeps nothing */
    }
  }

  recall(): void {
    try {
      const kept = localStorage.getItem(this.#place)
      if (!kept) return
      const [[turn, attack], hold, ...sets] = JSON.parse(kept) as [[string, string], boolean, Phase[], Phase[], string[], string[]]
      this.#turn = turn
      this.#attack = attack
      this.hold = hold
      this.mine = new Set(sets[0])
      this.theirs = new Set(sets[1])
      this.once = new Set(sets[2])
      this.yielded = new Set(sets[3])
    } catch {
      /* nothing was kept, or nothing that can be read */
    }
  }

  /** Another tab of this seat was told something. */
  hears = (event: StorageEvent): void => {
    if (event.key === this.#place) this.recall()
  }

  /** Said aloud, since whoever presses the key may see no button. */
  turnHold(): void {
    this.hold = !this.hold
    announcer.say(this.match.speech.text(this.hold ? 'mt-holds' : 'mt-holds-no'))
  }

  /** A new turn ends every yield and the hold; so does an attack on one's company, and whoever aims at one's card. */
  notice(view: View): void {
    const turn = `${view.turn.number} ${view.turn.active}`
    if (turn !== this.#turn) {
      this.#turn = turn
      this.clear()
      this.hold = false
      this.once = new Set()
    }
    const attack = view.attack && ofMine(view, view.attack.company) ? `${view.attack.card.id} ${view.attack.number}` : ''
    if (attack && attack !== this.#attack) this.clear()
    this.#attack = attack
    if (view.chains.some((chain) => aimsAtMine(view, chain.links.at(-1)))) this.clear()
  }

  clear(): void {
    if (this.yielded.size) this.yielded = new Set()
  }

  yieldTo(link: Link): void {
    this.yielded = new Set([...this.yielded, `link:${link.id}`])
    this.#pass()
  }

  yieldToKind(link: Link): void {
    this.yielded = new Set([...this.yielded, `code:${link.code}`])
    this.#pass()
  }

  /** Pressed a second time, it is taken back. */
  yieldPhase(): void {
    const phase = `phase:${seenOf(this.match).turn.phase}`
    const yielded = new Set(this.yielded)
    if (yielded.delete(phase)) this.yielded = yielded
    else {
      this.yielded = yielded.add(phase)
      this.#pass()
    }
  }

  #pass(): void {
    const pass = passOf(this.match)
    if (pass >= 0) this.match.answer(pass)
  }

  toggle(phase: Phase, own: boolean, forThisTurn: boolean): void {
    if (forThisTurn) {
      const key = `${own ? 'mine' : 'theirs'} ${phase}`
      const once = new Set(this.once)
      if (!once.delete(key)) once.add(key)
      this.once = once
      return
    }
    const set = new Set(own ? this.mine : this.theirs)
    if (!set.delete(phase)) set.add(phase)
    if (own) this.mine = set
    else this.theirs = set
  }

  /** Whether windows of this phase stop, this turn's exception counted. */
  stopsIn(phase: Phase, own: boolean): boolean {
    return (own ? this.mine : this.theirs).has(phase) !== this.once.has(`${own ? 'mine' : 'theirs'} ${phase}`)
  }

  /** Whether a person wants to be asked this. */
  wants(view: View): boolean {
    const match = this.match
    if (match.question?.kind !== 'Declare' || this.hold || passOf(match) < 0) return true
    if (match.options.length === 1) return false
    const near = nearOf(view)
    const chain = view.chains.at(-1)
    const top = chain?.links.at(-1)
    if (this.yielded.has(`phase:${view.turn.phase}`)) return false
    if (!top) {
      const attacked = view.attack !== null && ofMine(view, view.attack.company)
      return attacked || this.stopsIn(view.turn.phase, view.turn.active === near)
    }
    if (this.yielded.has(`link:${top.id}`) || this.yielded.has(`code:${top.code}`)) return false
    if (top.checks.some((it) => isMine(view, it.who.id))) return true
    if (top.side === near) return false
    if (aimsAtMine(view, top)) return true
    if (view.turn.active === near) return view.turn.phase === 'movement' || view.attack !== null
    return view.turn.phase === 'site' && view.companies.some((it) => it.current && it.guards.length > 0)
  }
}

const isMine = (view: View, id: string): boolean =>
  view.companies.some((it) => it.side === nearOf(view) && it.members.some((one) => one.id === id || one.bears.some((borne) => borne.id === id)))
const ofMine = (view: View, company: string): boolean => view.companies.some((it) => it.id === company && it.side === nearOf(view))
const aimsAtMine = (view: View, link: Link | undefined): boolean =>
  link !== undefined &&
  link.side !== nearOf(view) &&
  link.targets.some((it) => (it.thing.startsWith('card:') ? isMine(view, it.thing.slice(5)) : it.thing.startsWith('company:') && ofMine(view, it.thing)))

export const passOf = (match: Match): number => match.options.findIndex((option) => option.do.do === 'Pass')

/** How long an automatic pass waits: the same draw for all of them. */
export const silence = (random: () => number = Math.random): number => (settings.steady ? BEAT : SOONEST + random() * (LATEST - SOONEST))

const all = new WeakMap<Match, Stops>()
export function stopsOf(match: Match): Stops {
  const found = all.get(match) ?? new Stops(match)
  all.set(match, found)
  return found
}

/** What goes on at this table whether it is a picture or words: called in an effect; what it returns ends it. */
export function attend(match: Match): () => void {
  const stops = stopsOf(match)
  const key = (event: Event) => (event as CustomEvent<string>).detail === 'hold' && stops.turnHold()
  addEventListener('tablekey', key)
  addEventListener('storage', stops.hears)
  $effect(() => {
    void [match.n, match.busy, stops.hold, stops.yielded]
    return isSeen(match) ? untrack(() => passBySelf(match)) : undefined
  })
  $effect(() => stops.keep())
  return () => {
    removeEventListener('tablekey', key)
    removeEventListener('storage', stops.hears)
  }
}

/** Pass for the player where nothing wants an answer. Called in an effect; what it returns takes it back. */
export function passBySelf(match: Match): (() => void) | undefined {
  const view = seenOf(match)
  const stops = stopsOf(match)
  stops.notice(view)
  if (!settings.autoPass || !match.mine || match.busy || match.place < 0 || stops.wants(view)) return undefined
  const n = match.n
  const timer = setTimeout(() => {
    const pass = passOf(match)
    if (match.n === n && pass >= 0) match.answer(pass)
  }, silence())
  match.passing = true
  return () => {
    clearTimeout(timer)
    match.passing = false
  }
}
